package crownhead.table.series;

import crownhead.table.PlayerId;

/** Somebody who is at the table, with or without a seat. */
public record Guest(PlayerId id, Wish wish) {}
