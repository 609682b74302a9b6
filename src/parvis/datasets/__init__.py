"""Games as data: sets of games in Parquet, and for Minari, that follow from a seed or from record files.

Needs PyArrow, and for Minari the extra `data` (`pip install 'parvis[data]'`). docs/datasets.md tells what a set has.
"""
