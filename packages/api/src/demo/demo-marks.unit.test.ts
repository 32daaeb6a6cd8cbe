import { expect, it } from 'vitest'
import { STEP_NAMES } from './demo-marks.ts'
import { DEMO_STEPS } from './load-demo.ts'

it('knows every step of the demonstration by name, so that none is left out of a later start', () => {
  expect(DEMO_STEPS.map((step) => step.name)).toEqual([...STEP_NAMES])
})
