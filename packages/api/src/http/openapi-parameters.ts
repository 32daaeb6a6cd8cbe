import type { $ZodType } from 'zod/v4/core'
import type { JsonSchema, OpenApiSchemas } from './openapi-schemas.ts'

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: JsonSchema
}
type Ref = { $ref: string }

export function pathParameters(url: string, schema: unknown, schemas: OpenApiSchemas): Parameter[] {
  const properties = schema ? schemas.describe(schema as $ZodType, 'input').properties : undefined
  return [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: properties?.[name] ?? { type: 'string' },
  }))
}

export function queryParameters(schema: unknown, schemas: OpenApiSchemas): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.describe(schema as $ZodType, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }))
}

/**
 * Hundreds of routes have the same `id`, `page` and `q`. What several routes mean by a name becomes a component they
 * refer to, numbered where a name has more meanings than one; what a single route means is said in its place.
 */
export function shareParameters(operations: readonly { parameters: (Parameter | Ref)[] }[]) {
  const counts = new Map<string, number>()
  for (const parameter of operations.flatMap(({ parameters }) => parameters)) {
    const text = JSON.stringify(parameter)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const components: Record<string, Parameter> = {}
  for (const [text, count] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    const parameter = JSON.parse(text) as Parameter
    if (count < 2) continue
    const { name } = parameter
    const others = Object.values(components).filter((known) => known.name === name).length
    components[others === 0 ? name : `${name}-${others + 1}`] = parameter
  }
  const texts = new Map(Object.entries(components).map(([name, each]) => [JSON.stringify(each), name]))
  for (const operation of operations)
    operation.parameters = operation.parameters.map((parameter) => {
      const name = texts.get(JSON.stringify(parameter))
      return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` }
    })
  return components
}
