import { expect } from 'vitest'
import type { Caller } from '../test-app.ts'

/** Of a content unless the body says otherwise. */
export async function makeHighlight(editor: Caller, body: object) {
  const answer = await editor.post('/admin/highlights', { item_type: 'content', ...body })
  expect([answer.status, answer.body.errors]).toEqual([201, undefined])
  return answer.body
}

export async function shown(caller: Caller, placement: number | string) {
  const answer = await caller.get(`/highlights?placement=${placement}`)
  expect(answer.status).toBe(200)
  return answer.body.data
}
