package crownhead.house.planted.server;

import crownhead.house.planted.rules.Door;

/** Planted: a name that says nothing, and one half of a cycle. */
public record DoorHelper(Door door) {}
