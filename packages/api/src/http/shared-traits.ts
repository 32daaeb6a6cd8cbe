import type { RouteOptions } from 'fastify'
import type { $ZodType } from 'zod/v4/core'
import { innerSchemas, isSchema } from './strict-schema.ts'

const known = new Map<string, Set<string>>()
const seen = new WeakSet<$ZodType>()

/**
 * A schema of zod holds the names of all that it is, in a set of its own: seven thousand sets that say some forty things. Once
 * a schema is made they are only read.
 */
export function shareTraits({ schema = {} }: Pick<RouteOptions, 'schema'>): void {
  const parts = [schema.body, schema.querystring, schema.params, schema.headers]
  const answers = Object.values((schema.response ?? {}) as Record<string, unknown>)
  for (const part of [...parts, ...answers]) if (isSchema(part)) share(part)
}

function share(schema: $ZodType): void {
  if (seen.has(schema)) return
  seen.add(schema)
  const { traits } = schema._zod
  const text = [...traits].join(' ')
  schema._zod.traits = known.get(text) ?? traits
  known.set(text, schema._zod.traits)
  for (const inner of innerSchemas(schema)) share(inner)
}
