import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { queueMail, type NewMail } from '../mail/outbox.ts'
import {
  claimWaiting,
  markMailed,
  selectEventReachedAmong,
  selectReachedAmong,
  selectWaitingPeople,
} from './digest.sql.ts'

const BATCH = 200
const MOST_LINES = 20

/** One mail per person with what is new, if there is something (D9-01). Told once, in one mail only. */
export async function sendDigests(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  rhythm: 'daily' | 'weekly',
  { isLate = false }: { isLate?: boolean } = {},
): Promise<void> {
  const at = now()
  for (let last = 0; ;) {
    const people = await selectWaitingPeople(db, { rhythm, now: at, isLate }, last, BATCH)
    if (people.length === 0) return
    last = people.at(-1)?.id ?? last
    await inTransaction(db, async (trx) => {
      const waiting = await claimWaiting(
        trx,
        people.map((person) => person.id),
      )
      const isVisible = await visibility(trx, waiting, at)
      for (const person of people) {
        const titles = waiting.filter((row) => row.user_id === person.id && isVisible(row))
        if (titles.length > 0) await queueMail(trx, digestMail(env.publicUrl, person, titles))
      }
      await markMailed(
        trx,
        waiting.map((row) => row.id),
        at,
      )
    })
  }
}

type Waiting = Awaited<ReturnType<typeof claimWaiting>>[number]

/** The title of a content or an event travels only to whom it is open now. */
async function visibility(
  trx: Db,
  waiting: readonly Waiting[],
  at: Date,
): Promise<(row: Waiting) => boolean> {
  const users = [...new Set(waiting.map((row) => row.user_id))]
  const contents = new Map<number, Set<number>>()
  for (const id of new Set(waiting.flatMap((row) => row.content_id ?? [])))
    contents.set(id, await selectReachedAmong(trx, id, users, at))
  const events = new Map<number, Set<number>>()
  for (const id of new Set(waiting.flatMap((row) => row.event_id ?? [])))
    events.set(id, await selectEventReachedAmong(trx, id, users))
  return ({ content_id, event_id, user_id }) =>
    (content_id === null || contents.get(content_id)?.has(user_id) === true) &&
    (event_id === null || events.get(event_id)?.has(user_id) === true)
}

function digestMail(
  publicUrl: string,
  person: { email: string; first_name: string },
  titles: readonly { title: string; link: string }[],
): NewMail {
  const lines = titles.slice(0, MOST_LINES).map(({ title, link }) => `• ${title}\n  ${publicUrl}${link}`)
  const rest = titles.length - lines.length
  const more =
    rest > 0 ? `\n\nEt ${rest === 1 ? 'une autre' : `${rest} autres`} dans la cloche du portail.` : ''
  return {
    to: person.email,
    kind: 'notification_digest',
    subject: titles.length === 1 ? 'Une nouveauté sur Kiosque' : `${titles.length} nouveautés sur Kiosque`,
    text: `Bonjour${person.first_name ? ` ${person.first_name}` : ''},

Voici ce qui vous attend sur Kiosque :

${lines.join('\n\n')}${more}

Vous recevez ce résumé selon vos préférences, à changer quand vous voulez :
${publicUrl}/account?section=notifications

L’équipe Kiosque`,
  }
}
