"""What open pages are told: that there is something new, never what it is. They fetch what they may see."""
