import type { JsonSchema } from './openapi-schemas.ts'

type Ref = { $ref: string }
type Answer = { description: string; content?: { 'application/json': { schema: JsonSchema } } }

interface Body {
  content: Record<string, { schema: JsonSchema }>
}

export interface Written {
  requestBody?: Body
  responses: Record<string, Answer | Ref>
}

/** Shorter than this, a reference would take as much room as what it names. */
const WORTH_A_NAME = 70
const SCHEMAS = '#/components/schemas/'

/** What several routes answer, by the name of its schema. */
export function shareResponses(operations: readonly Written[]): Record<string, Answer> {
  const places = new Map<string, [Written['responses'], string][]>()
  for (const { responses } of operations)
    for (const [status, answer] of Object.entries(responses)) {
      const schema = 'content' in answer ? answer.content?.['application/json'].schema['$ref'] : undefined
      if (typeof schema !== 'string') continue
      const name = schema.slice(SCHEMAS.length)
      places.set(name, [...(places.get(name) ?? []), [responses, status]])
    }
  const shared: Record<string, Answer> = {}
  for (const [name, found] of places) {
    const [first] = found
    if (first === undefined || found.length < 2) continue
    shared[name] = first[0][first[1]] as Answer
    for (const [responses, status] of found) responses[status] = { $ref: `#/components/responses/${name}` }
  }
  return shared
}

/** What several routes are sent, by the name of its schema or as it is. */
export function shareBodies(operations: readonly Written[]): Record<string, Body> {
  const counts = new Map<string, number>()
  for (const { requestBody } of operations) {
    if (requestBody === undefined) continue
    const text = JSON.stringify(requestBody)
    if (text.length > WORTH_A_NAME) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const names = new Map<string, string>()
  const shared: Record<string, Body> = {}
  for (const [text, count] of counts) {
    if (count < 2) continue
    const body = JSON.parse(text) as Body
    const ref = body.content['application/json']?.schema['$ref']
    const name = typeof ref === 'string' ? ref.slice(SCHEMAS.length) : `Body${names.size + 1}`
    shared[name] = body
    names.set(text, name)
  }
  for (const operation of operations) {
    const name = names.get(JSON.stringify(operation.requestBody))
    if (name !== undefined) operation.requestBody = { $ref: `#/components/requestBodies/${name}` } as never
  }
  return shared
}

const pascal = (name: string) => name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * A field of a content is asked for by every kind that has it, once to create and once to change. Of each name, what
 * most bodies mean by it becomes a component; where a body means something else, it says so in its place.
 */
export function shareFields(
  operations: readonly Written[],
  known: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> {
  const bodies = operations.flatMap(
    ({ requestBody }) => requestBody?.content['application/json']?.schema.properties ?? [],
  )
  const counts = new Map<string, number>()
  for (const entry of bodies.flatMap((properties) => Object.entries(properties))) {
    const text = JSON.stringify(entry)
    if (text.length > WORTH_A_NAME) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const shared: Record<string, JsonSchema> = {}
  const names = new Map<string, string>()
  for (const [text, count] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    const [property, schema] = JSON.parse(text) as [string, JsonSchema]
    const name = `${pascal(property)}Field`
    if (count < 2 || name in shared || name in known) continue
    shared[name] = schema
    names.set(text, name)
  }
  for (const properties of bodies)
    for (const entry of Object.entries(properties)) {
      const name = names.get(JSON.stringify(entry))
      if (name !== undefined) properties[entry[0]] = { $ref: `${SCHEMAS}${name}` }
    }
  return shared
}
