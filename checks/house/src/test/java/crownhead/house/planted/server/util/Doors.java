package crownhead.house.planted.server.util;

/** Planted: a good name in a package whose name says nothing. */
record Doors(int count) {}
