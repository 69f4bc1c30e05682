package crownhead.clients.terminal;

/** Whether what blinks is seen just now. Not left to the terminal: many do not blink. */
enum Blink {
    ON,
    OFF
}
