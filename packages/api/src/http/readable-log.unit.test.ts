import { expect, test } from 'vitest'
import { createLog } from './request-log.ts'

/** What the logger writes on a screen that is a terminal, or is not. */
function written(isTTY: boolean, line: object, message: string): string {
  const screen = { isTTY, text: '', write: (text: string) => (screen.text += text) }
  createLog({ logLevel: 'info' }, screen).info(line, message)
  return screen.text
}

const answer = { method: 'GET', route: '/api/v1/contents/:kind', status: 200, ms: 14, user_id: 7 }

test('in a terminal an answer is one line to read', () => {
  expect(written(true, answer, 'answered')).toMatch(
    /^\d\d:\d\d:\d\d GET \/api\/v1\/contents\/:kind 200 14 ms user 7\n$/,
  )
})

test('in a terminal any other message says its level and what it names', () => {
  expect(written(true, { signal: 'SIGTERM', job: { id: 3 } }, 'closing')).toMatch(
    /^\d\d:\d\d:\d\d info closing signal=SIGTERM job=\{"id":3\}\n$/,
  )
})

test('elsewhere every line is JSON, for the tools that read it', () => {
  expect(JSON.parse(written(false, answer, 'answered'))).toMatchObject({
    level: 30,
    msg: 'answered',
    ...answer,
  })
})
