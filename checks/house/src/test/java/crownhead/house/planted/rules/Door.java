package crownhead.house.planted.rules;

/** Seen by the server, which the rules see: a cycle. */
public record Door(int number) {}
