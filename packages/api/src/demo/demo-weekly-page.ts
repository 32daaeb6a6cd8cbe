import { sql } from 'kysely'
import type { DemoStep } from './demo-step.ts'
import { DEMO_DOMAIN } from './named-people.ts'

/** D14-02: titulaire@ gets the page of the week on Mondays; the others may ask for it. */
export const weeklyPageStep: DemoStep = {
  name: 'weekly-page',
  async run(trx) {
    await sql`
      UPDATE users SET notification_preferences = notification_preferences || '{"weekly_page": true}'::jsonb
       WHERE email = ${`titulaire@${DEMO_DOMAIN}`}`.execute(trx)
  },
}
