import type { RouteOptions } from 'fastify'
import { expect, test } from 'vitest'
import { writeAnswersByClass } from './answers-by-class.ts'

const [one, other] = [{ writes: 'one' }, { writes: 'other' }]

/** The names under which the answers of a route are written, given what it declares. */
function namesOf(response: Record<string, object> | undefined): string[] | undefined {
  const route = { schema: { body: one, ...(response && { response }) } } as unknown as RouteOptions
  writeAnswersByClass(route)
  expect(route.schema?.body).toBe(one)
  const written = route.schema?.response as object | undefined
  return written && Object.keys(written)
}

test.each([
  ['one success', { 200: one }, ['2xx']],
  ['made or found, written alike', { 200: one, 201: one }, ['2xx']],
  ['two successes written each their own way', { 200: one, 201: other }, ['200', '201']],
  ['a refusal with a form of its own', { 200: one, 409: one }, ['200', '409']],
  ['nothing declared', undefined, undefined],
])('answers are named by class only where all are written alike: %s', (_case, response, names) => {
  expect(namesOf(response)).toEqual(names)
})

test('what a route declared is left as it was, for the document that describes it', () => {
  const declared = { response: { 200: one } }
  const route = { schema: declared } as unknown as RouteOptions
  writeAnswersByClass(route)
  expect(declared).toEqual({ response: { 200: one } })
})
