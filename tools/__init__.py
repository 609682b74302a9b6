"""What is run by hand or by make: checks, and the test files that are made by a program."""
