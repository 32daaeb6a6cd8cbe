import type { Db } from '../db/db.ts'
import { DEMO_PASSWORD, NAMED_PEOPLE } from './named-people.ts'

/** What the server prints for whoever tries the demonstration. */
export const demoSignIns = { emails: NAMED_PEOPLE.map((person) => person.email), password: DEMO_PASSWORD }

/** The steps by name: whether they are done is asked at each start, without reading all their texts and pictures. */
export const STEP_NAMES = [
  'people',
  'network',
  'contents',
  'activity',
  'handoff',
  'highlights',
  'notifications',
  'trainings',
  'courses',
  'contact',
  'question-bank',
  'training-crowd',
  'training-files',
  'visits',
  'events',
  'obligations',
  'claims',
  'agreements',
  'weekly-page',
  'network-life',
  'enrolments',
] as const

export async function isDemoLoaded(db: Db): Promise<boolean> {
  const rows = await db
    .selectFrom('demo_steps')
    .select('name')
    .where('name', 'in', [...STEP_NAMES])
    .execute()
  return rows.length === STEP_NAMES.length
}
