package crownhead.play;

import crownhead.table.Table;

/** A table as its log tells it up to a version. */
public record Known(long version, Table table) {}
