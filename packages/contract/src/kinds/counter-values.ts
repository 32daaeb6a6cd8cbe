import { kindOf } from './registry.ts'
import { bundleOf } from './fields/bundles.ts'
import type { Values } from './map-values.ts'

/**
 * A card or a detail as a customer may be shown it on the counter tablet (D6-06): what is for the pharmacy's eyes
 * is left empty, in the contents it names and relates to as well. The server and the tablet both apply it, so that
 * an answer kept from before says no more.
 */
export function atCounter<T extends object>(content: T): T {
  const values = content as Values
  const kind = kindOf(String(values['kind']))
  if (kind === null) return content
  const shown: Values = { ...values }
  for (const [name, field] of Object.entries(kind.fields)) {
    if (!Object.hasOwn(shown, name)) continue
    const bundle = bundleOf(field)
    if (field.team_only === true) shown[name] = bundle.empty(field)
    else if (bundle.contentKinds(field) !== null) shown[name] = cardsAtCounter(shown[name])
  }
  if (Array.isArray(shown['related'])) shown['related'] = cardsAtCounter(shown['related'])
  if (kind.team_text === undefined) return shown as T
  const emptied: Values = { attachments: [], headings: [], [kind.body.name]: '' }
  if (kind.team_text === 'all') emptied['excerpt'] = ''
  for (const [name, value] of Object.entries(emptied)) if (Object.hasOwn(shown, name)) shown[name] = value
  return shown as T
}

function cardsAtCounter(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cardsAtCounter)
  return typeof value === 'object' && value !== null ? atCounter(value) : value
}

/**
 * Any answer as the counter may have it (D16-05): every content in it, however deep, and the words taken from one.
 * A search's extract is made of fields the customer may not read, so it goes too.
 */
export function answerAtCounter(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(answerAtCounter)
  if (typeof value !== 'object' || value === null) return value
  const shown = (kindOf(String((value as Values)['kind'])) ? atCounter(value) : value) as Values
  const entries = Object.entries(shown).map(([name, part]) => [name, answerAtCounter(part)] as const)
  const answer: Values = Object.fromEntries(entries)
  if (typeof answer['extract'] === 'string') answer['extract'] = ''
  const { highlightable } = value as { highlightable?: Values }
  // A highlight without words of its own speaks by its content's excerpt.
  if (highlightable !== undefined && answer['text'] === highlightable['excerpt'])
    answer['text'] = (answer['highlightable'] as Values)['excerpt'] ?? ''
  return answer
}

/** The header by which a tablet in counter mode says so on every call. */
export const COUNTER_HEADER = 'counter'
