import { addDays, endOfParisDay, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { tell, type Site, type Words } from './event-notices.ts'
import { whenText, whereText } from './event-words.ts'
import { selectEvent, type EventRow } from './events.sql.ts'
import { followTraining } from './training-sessions.ts'
import { markReminded, type ReminderKind } from './reminders.sql.ts'
import { selectRegistration, type RegistrationRow } from './registrations.sql.ts'

const BATCH = 200

interface Plan {
  kind: ReminderKind
  from: Date
  to: Date
  sinceHours: number
}

/** Each morning: a week before, the day before with where to connect, and once it is over. */
export async function sendReminders(db: Db, site: Site & { now: Date }): Promise<number> {
  const { now } = site
  const today = parisDay(now)
  const plans: Plan[] = [
    { kind: 'day', from: now, to: endOfParisDay(addDays(today, 1)), sinceHours: 24 },
    {
      kind: 'week',
      from: endOfParisDay(addDays(today, 1)),
      to: endOfParisDay(addDays(today, 7)),
      sinceHours: 168,
    },
    { kind: 'thanks', from: startOfParisDay(addDays(today, -7)), to: now, sinceHours: 0 },
  ]
  let told = 0
  for (const plan of plans) told += await remindAll(db, plan, site)
  return told
}

async function remindAll(db: Db, plan: Plan, site: Site & { now: Date }): Promise<number> {
  let told = 0
  for (let found = BATCH; found === BATCH;) {
    found = await inTransaction(db, async (trx) => {
      const due = await markReminded(trx, { ...plan, now: site.now, limit: BATCH })
      for (const [eventId, rows] of Map.groupBy(due, ({ event_id }) => event_id)) {
        const event = await selectEvent(trx, eventId, null)
        if (event === undefined) continue
        const registrations: RegistrationRow[] = []
        for (const { id } of rows) {
          const row = await selectRegistration(trx, id, {})
          if (row !== undefined) registrations.push(plan.kind === 'thanks' ? present(row) : row)
        }
        const comes = registrations.filter(({ attendees }) => attendees.length > 0)
        if (plan.kind === 'thanks') {
          const attendeeIds = comes.flatMap(({ attendees }) => attendees.map(({ id }) => id))
          await followTraining(trx, event, { attendeeIds, now: site.now })
        }
        if (comes.length > 0) await tell(trx, event, comes, wordsOf(plan.kind, event), site)
      }
      return due.length
    })
    told += found
  }
  return told
}

/** Only who was there is thanked; whoever registered them was told enough. */
const present = (row: RegistrationRow): RegistrationRow => ({
  ...row,
  created_by: null,
  attendees: row.attendees.filter(({ checked_in_at }) => checked_in_at !== null),
})

function wordsOf(kind: ReminderKind, event: EventRow): Words {
  const where = whereText(event) || (event.link === null ? '' : 'en ligne')
  const facts = `${event.title}, ${whenText(event)}${where ? `, ${where}` : ''}.`
  switch (kind) {
    case 'week':
      return {
        kind: 'event_reminder_week',
        title: 'Dans une semaine',
        text: facts,
        mail: 'Nous vous attendons dans une semaine. Un empêchement\u202f? Annulez votre inscription\u00a0: votre place servira à quelqu’un.',
        withCalendar: true,
      }
    case 'day':
      return {
        kind: 'event_reminder_day',
        title: 'C’est pour bientôt',
        text: facts,
        mail: 'Nous vous attendons très bientôt.',
        withLink: true,
        withCalendar: true,
      }
    case 'thanks':
      return {
        kind: 'event_thanks',
        title: 'Merci d’être venu',
        text: `${event.title}\u00a0: votre attestation est prête. Qu’en avez-vous pensé\u202f?`,
        mail: 'Merci d’être venu. Votre attestation de présence vous attend sur la page de l’événement, et une question\u00a0: qu’en avez-vous pensé\u202f?',
      }
  }
}
