/** A value the program itself guarantees to be there. When it is not, the error says what is missing, and where. */
export function defined<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
