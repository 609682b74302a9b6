"""Notre Dame as it lies on the table: what an onlooker sees, and how it is drawn."""
