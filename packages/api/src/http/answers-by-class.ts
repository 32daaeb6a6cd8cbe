import type { RouteOptions } from 'fastify'

const ANY_SUCCESS = '2xx'

/**
 * Fastify keeps what writes the answers of a route under their status, and a number as a name makes a list as long as
 * the number: two kilobytes and a half for each « 200 », a thousand times. Where all that succeeds is written alike,
 * one name for all of it says the same. The OpenAPI document is made from what the route declared.
 */
export function writeAnswersByClass(route: RouteOptions): void {
  const response = (route.schema?.response ?? {}) as Record<string, unknown>
  const [schema, ...others] = new Set(Object.values(response))
  const isAlike = others.length === 0 && Object.keys(response).every((status) => /^2\d\d$/.test(status))
  if (schema !== undefined && isAlike) route.schema = { ...route.schema, response: { [ANY_SUCCESS]: schema } }
}
