"""The rules as small compiled functions over one record; Python calls them through `entry`."""
