const NBSP = '\u00A0'
const NARROW = '\u202F'

/** French typography for texts typed on a plain keyboard: apostrophes, and the spaces that never break. */
export function french(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/\b1er\b/g, '1ᵉʳ')
    .replace(/\b(\d{1,2})e(?= |$)/g, '$1ᵉ')
    .replace(/ ([;!?])/g, `${NARROW}$1`)
    .replace(/ ([:»€%])/g, `${NBSP}$1`)
    .replace(/« /g, `«${NBSP}`)
    .replace(/(\d) (?=\d{3}\b)/g, `$1${NBSP}`)
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** « Grippe : une dose… »: what an entry is about stands out from what it says. */
const led = (text: string) => text.replace(/^([^:.,]{2,32})(?=\u00A0: )/, '<strong>$1</strong>')

/** Paragraphs, headings (« ## ») and list entries (« - ») as rich text. */
export function toHtml(lines: readonly string[]): string {
  let html = ''
  let isInList = false
  for (const line of lines) {
    const isEntry = line.startsWith('- ')
    if (isEntry !== isInList) html += isEntry ? '<ul>' : '</ul>'
    isInList = isEntry
    const text = escape(french(line.replace(/^(?:## |- )/, '')))
    html += isEntry ? `<li>${led(text)}</li>` : line.startsWith('## ') ? `<h2>${text}</h2>` : `<p>${text}</p>`
  }
  return isInList ? `${html}</ul>` : html
}

/** Applies the typography to every text inside a value; codes and addresses carry none of those signs. */
export function frenchDeep<Value>(value: Value): Value {
  if (typeof value === 'string') return french(value) as Value
  if (Array.isArray(value)) return value.map(frenchDeep) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, frenchDeep(inner)])) as Value
}
