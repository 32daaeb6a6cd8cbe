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

type Words<Text extends string> = Text extends `${infer Word} ${infer More}`
  ? Word | Words<More>
  : Text extends ''
    ? never
    : Text

/**
 * The names a route reads in its address, for `validateSearch`: `searchOf('q sort page')`. Values stay as they were
 * typed and unknown names stay where they are: an address is never rewritten, whoever reads a value judges it.
 */
export function searchOf<const Names extends string>(names: Names) {
  return (search: Record<string, unknown>): { [Name in Words<Names>]?: string } => {
    const given = names.split(' ').filter((name) => typeof search[name] === 'string')
    return Object.fromEntries(given.map((name) => [name, search[name]])) as {
      [Name in Words<Names>]?: string
    }
  }
}
