"""What works behind the pages: bots, clocks, letters, tidying, compiling."""
