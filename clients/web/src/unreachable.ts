/** Makes a switch over a union a compile error when a case is missing. */
export function unreachable(value: never): never {
  throw new Error(`Not foreseen: ${JSON.stringify(value)}`);
}
