import type { FastifySchemaCompiler, FastifyServerOptions, RouteOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { safeParse, type $ZodType } from 'zod/v4/core'
import { invalid, notFound } from '../errors.ts'
import { looseParts } from './strict-schema.ts'
import { fieldErrors, frenchMessage } from './french-issues.ts'

/** Checks body, query and path by zod. A path that cannot exist is 404; anything else 422, field by field. */
const validatorCompiler: FastifySchemaCompiler<$ZodType> = ({ schema, httpPart }) => {
  const root = httpPart === 'querystring' ? 'query' : (httpPart ?? 'body')
  return (data: unknown) => {
    const result = safeParse(schema, data, { error: frenchMessage })
    if (result.success) return { value: result.data }
    return { error: httpPart === 'params' ? notFound() : invalid(fieldErrors(result.error.issues, root)) }
  }
}

/** Given to Fastify as it is made: it then never loads its own compilers, which take as much memory as all our routes. */
export const schemaController = {
  compilersFactory: { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler },
} as unknown as FastifyServerOptions['schemaController']

/**
 * Fails at boot where an input would silently drop what it does not know: D2-05 refuses unknown fields by name,
 * so a body or a query is `z.strictObject`, all the way down.
 */
export function demandStrictInputs(route: RouteOptions): void {
  for (const part of ['body', 'querystring'] as const) {
    const schema = route.schema?.[part] as $ZodType | undefined
    const loose = schema ? looseParts(schema) : []
    if (loose.length > 0) {
      throw new Error(
        `${String(route.method)} ${route.url}: ${part} accepts unknown fields at ${loose.join(', ')}: use z.strictObject`,
      )
    }
  }
}
