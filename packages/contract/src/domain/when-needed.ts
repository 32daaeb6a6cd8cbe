/**
 * Something dear, made when it is first needed and kept: on a telephone each of Intl's formats takes milliseconds to
 * make, and a page that opens needs two of the thirty that modules hold ready.
 */
export function whenNeeded<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
