import type { JsonSchema } from './openapi-schemas.ts'

const SCHEMAS = '#/components/schemas/'
/** Shorter than this, a reference would take as much room as what it names. */
const WORTH_A_NAME = 62
/** Values, not schemas, whatever they look like. */
const VALUES = new Set(['default', 'enum', 'const', 'examples'])

const isSchema = (value: object): value is JsonSchema => {
  const { type, anyOf } = value as { type?: unknown; anyOf?: unknown }
  return typeof type === 'string' || Array.isArray(type) || Array.isArray(anyOf)
}

/** Every schema inside, with the place it stands in. The roots themselves keep their names. */
function* schemasIn(holder: object): Generator<[holder: Record<string, unknown>, key: string, text: string]> {
  for (const [key, value] of Object.entries(holder)) {
    if (typeof value !== 'object' || value === null || VALUES.has(key)) continue
    if (isSchema(value)) {
      const text = JSON.stringify(value)
      if (text.length > WORTH_A_NAME) yield [holder as Record<string, unknown>, key, text]
    }
    yield* schemasIn(value as object)
  }
}

const pascal = (name: string) =>
  name.replaceAll(/(?:[^a-zA-Z0-9]+|^)([a-zA-Z0-9]?)/g, (_, letter: string) => letter.toUpperCase())

/** Called after what it is made of: « InstantOrNull », « IdNameCity ». */
function nameOf(schema: JsonSchema): string {
  const { anyOf, items, properties } = schema as {
    anyOf?: JsonSchema[]
    items?: JsonSchema
    properties?: Record<string, unknown>
  }
  if (properties) return Object.keys(properties).slice(0, 3).map(pascal).join('') || 'Empty'
  if (items) return `${nameOf(items)}List`
  const [first, last] = anyOf ?? []
  if (first && last?.['type'] === 'null') return `${nameOf(first)}OrNull`
  const ref = schema['$ref']
  return typeof ref === 'string' ? ref.slice(SCHEMAS.length) : pascal(JSON.stringify(schema['type'] ?? 'any'))
}

/** Everything inside a copy that was let go of. */
function detach(copy: object, gone: Set<object>): void {
  gone.add(copy)
  for (const value of Object.values(copy) as unknown[])
    if (typeof value === 'object' && value !== null) detach(value, gone)
}

/**
 * What is written several times inside these, the largest first, becomes a component of its own: the first of the
 * copies, whose own parts may be shared in turn.
 */
export function shareParts(roots: readonly object[], known: Record<string, JsonSchema>): void {
  const found = new Map<string, [Record<string, unknown>, string][]>()
  for (const root of roots)
    for (const [holder, key, text] of schemasIn(root)) {
      const places = found.get(text) ?? []
      places.push([holder, key])
      found.set(text, places)
    }
  const gone = new Set<object>()
  for (const [, places] of [...found].toSorted(([one], [other]) => other.length - one.length)) {
    const live = places.filter(([holder]) => !gone.has(holder))
    const [first] = live
    if (live.length < 2 || !first) continue
    const schema = first[0][first[1]] as JsonSchema
    const base = nameOf(schema)
    let name = base
    for (let rank = 2; name in known; rank += 1) name = `${base}${rank}`
    for (const [holder, key] of live) {
      if (holder[key] !== schema) detach(holder[key] as object, gone)
      holder[key] = { $ref: `${SCHEMAS}${name}` }
    }
    known[name] = schema
  }
}

/** Every reference to a schema, with the place it stands in. */
function* refsIn(holder: object): Generator<[holder: Record<string, unknown>, key: string, name: string]> {
  for (const [key, value] of Object.entries(holder) as [string, unknown][]) {
    if (typeof value !== 'object' || value === null) continue
    const { $ref } = value as { $ref?: unknown }
    if (typeof $ref === 'string' && $ref.startsWith(SCHEMAS) && Object.keys(value).length === 1)
      yield [holder as Record<string, unknown>, key, $ref.slice(SCHEMAS.length)]
    yield* refsIn(value)
  }
}

/** What a single route calls for by name says no more than what it names, which stands in its place. */
export function writeOnceInPlace(
  paths: object,
  components: readonly object[],
  known: Record<string, JsonSchema>,
): void {
  const kept = new Set(components.flatMap((each) => Array.from(refsIn(each), ([, , name]) => name)))
  const places = new Map<string, [Record<string, unknown>, string][]>()
  for (const [holder, key, name] of refsIn(paths))
    places.set(name, [...(places.get(name) ?? []), [holder, key]])
  for (const [name, found] of places) {
    const [first] = found
    const schema = known[name]
    if (first === undefined || found.length > 1 || kept.has(name) || schema === undefined) continue
    first[0][first[1]] = schema
    delete known[name]
  }
}
