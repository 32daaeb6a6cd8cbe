/** What stands after the `?` of an address. Always text: `?q=12` is the text « 12 », and addresses stay readable. */
export type SearchParams = Readonly<Record<string, string | undefined>>

export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** With its `?`, or nothing at all; empty values are left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text.replaceAll('%2C', ',')}`
}

/**
 * The names a route reads in its address, for `validateSearch`. Values stay as they were typed and unknown names stay
 * where they are: an address is never rewritten, whoever reads a value judges it.
 */
export function searchOf<const Name extends string>(names: readonly Name[]) {
  return (search: Record<string, unknown>): { [Each in Name]?: string } => {
    const found: { [Each in Name]?: string } = {}
    for (const name of names) {
      const value = search[name]
      if (typeof value === 'string') found[name] = value
    }
    return found
  }
}
