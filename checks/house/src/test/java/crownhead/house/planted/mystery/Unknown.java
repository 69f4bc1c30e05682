package crownhead.house.planted.mystery;

/** Planted: a room that is not declared, in a package that is not null-marked. */
record Unknown(int number) {}
