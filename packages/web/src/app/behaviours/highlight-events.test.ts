import { expect, test } from 'vitest'
import { createHighlightEvents } from './highlight-events.ts'

test('D13-02 what is seen counts once a visit, each click counts, and all travel in one batch', () => {
  const sent: unknown[] = []
  const plans: (() => void)[] = []
  const events = createHighlightEvents(
    (batch) => sent.push(batch),
    (run) => plans.push(run),
  )
  events.saw(4)
  events.saw(4)
  events.saw(7)
  events.clicked(7)
  events.clicked(7)
  expect(plans).toHaveLength(1)
  plans[0]?.()
  events.saw(4)
  events.flush()
  expect(sent).toEqual([{ impressions: [4, 7], clicks: [7, 7] }])
})
