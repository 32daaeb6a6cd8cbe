let clear: () => void = () => undefined

/** Set by the query client when it is there; before that, no query can have failed. */
export function setClearFailedQueries(implementation: () => void): void {
  clear = implementation
}

/** After an error page, what failed is asked again rather than shown again. */
export function clearFailedQueries(): void {
  clear()
}
