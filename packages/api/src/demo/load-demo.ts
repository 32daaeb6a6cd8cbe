import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { activityStep } from './demo-activity.ts'
import { claimsStep } from './demo-claims.ts'
import { agreementsStep } from './demo-agreements.ts'
import { contactStep } from './demo-contact.ts'
import { contentsStep } from './demo-contents.ts'
import { coursesStep } from './demo-courses.ts'
import { enrolmentsStep } from './demo-enrolments.ts'
import { eventsStep } from './demo-events.ts'
import { handoffStep } from './demo-handoff.ts'
import { highlightsStep } from './demo-highlights.ts'
import { obligationsStep } from './demo-obligations.ts'
import { notificationsStep } from './demo-notifications.ts'
import { questionBankStep } from './demo-question-bank.ts'
import type { DemoStep } from './demo-step.ts'
import { trainingCrowdStep } from './demo-training-crowd.ts'
import { trainingFilesStep } from './demo-training-files.ts'
import { trainingsStep } from './demo-trainings.ts'
import { visitsStep } from './demo-visits.ts'
import { weeklyPageStep } from './demo-weekly-page.ts'
import { networkLifeStep } from './network/network-life.ts'
import { networkStep } from './network/network-step.ts'
import { peopleStep } from './people.ts'
import { inSilence, type Tell } from '../kit/progress.ts'

export { demoSignIns } from './demo-marks.ts'

/** In this order: each may count on those before it. */
export const DEMO_STEPS: DemoStep[] = [
  peopleStep,
  networkStep,
  contentsStep,
  activityStep,
  handoffStep,
  highlightsStep,
  notificationsStep,
  trainingsStep,
  coursesStep,
  contactStep,
  questionBankStep,
  trainingCrowdStep,
  trainingFilesStep,
  visitsStep,
  eventsStep,
  obligationsStep,
  claimsStep,
  agreementsStep,
  weeklyPageStep,
  networkLifeStep,
  enrolmentsStep,
]

// Two processes starting together load it once. The number is only ours.
const LOCK = 8_202_603

/** Loads what is not loaded yet: killed at any moment, the next start goes on from the last finished step. */
export async function loadDemo(
  deps: Deps,
  steps: DemoStep[] = DEMO_STEPS,
  tell: Tell = inSilence,
): Promise<void> {
  const startedAt = await firstStart(deps.db, deps.now())
  for (const step of steps) {
    await inTransaction(deps.db, async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
      if (await isDone(trx, step.name)) return
      const told = step.label === undefined ? inSilence : tell
      await told(`Remplissage de la démonstration\u00a0: ${step.label}`, (count) =>
        step.run(trx, { deps, startedAt, count }),
      )
      await mark(trx, step.name, deps.now())
      await publish(trx, 'sessions', {})
    })
  }
}

/** The instant of the very first start, kept with the marks. */
async function firstStart(db: Db, now: Date): Promise<Date> {
  await mark(db, 'start', now)
  const row = await db
    .selectFrom('demo_steps')
    .select('done_at')
    .where('name', '=', 'start')
    .executeTakeFirstOrThrow()
  return row.done_at
}

async function isDone(db: Db, name: string): Promise<boolean> {
  const row = await db.selectFrom('demo_steps').select('name').where('name', '=', name).executeTakeFirst()
  return row !== undefined
}

async function mark(db: Db, name: string, at: Date): Promise<void> {
  await db
    .insertInto('demo_steps')
    .values({ name, done_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
