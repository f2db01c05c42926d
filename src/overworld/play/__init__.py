"""One game among people, without network or clock: what is asked, shown, taken back, explained."""
