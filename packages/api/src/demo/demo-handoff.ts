import { configureStandIns } from '../handoff/stand-in.service.ts'
import type { DemoStep } from './demo-step.ts'

/** D15-10: the six partners answer from this very server. */
export const handoffStep: DemoStep = {
  name: 'handoff',
  run: (trx, { deps, startedAt }) => configureStandIns(trx, deps, startedAt),
}
