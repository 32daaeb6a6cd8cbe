import type { NotificationTopic } from '@kiosque/contract/wire/notifications'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import {
  insertForPeople,
  insertSend,
  markSendSent,
  selectTeam,
  selectWilling,
  type NewSend,
  type Recipient,
} from './notify.sql.ts'

/** Wakes the open streams: `{send}` for a sending, `{user}` when somebody read theirs. */
export const NOTIFICATION_CHANNEL = 'notifications'

export interface Notice {
  /** People one by one, or the team of a pharmacy (`account_types`: only these roles of it). */
  to: { people: readonly Recipient[] } | { drugstore_id: number; account_types?: readonly number[] }
  /** `action` is always told; the others by preference. */
  topic?: NotificationTopic
  title: string
  text?: string
  /** A path of this site. */
  link: string
  by?: number | null
  at: Date
}

/** Tells people something, in the transaction of what it is about: rolled back, nobody was told. */
export async function notify(trx: Db, notice: Notice): Promise<number> {
  const { to, topic = 'action', title, text = '', link, by = null, at } = notice
  const named = 'people' in to ? to.people : await selectTeam(trx, to.drugstore_id, to.account_types)
  const recipients = topic === 'action' ? named : await willing(trx, named, topic)
  if (recipients.length === 0) return 0
  const send = { topic, content_id: null, title, text, link, created_at: at, created_by: by, sent_at: at }
  const id = await insertSend(trx, send)
  const told = await insertForPeople(trx, id, recipients, at)
  await markSent(trx, id, told, at)
  return told
}

async function willing(
  trx: Db,
  named: readonly Recipient[],
  topic: 'publication' | 'training',
): Promise<Recipient[]> {
  const ids = named.map(({ user_id }) => user_id)
  const wanting = await selectWilling(trx, ids, topic === 'training' ? 'trainings' : 'publications')
  return named.filter(({ user_id }) => wanting.has(user_id))
}

/** Writes down what is to be told; nobody hears of it yet. */
export const recordSend = (trx: Db, send: NewSend) => insertSend(trx, send)

/** It was told to so many: whoever is connected hears of it. */
export async function markSent(trx: Db, id: number, told: number, at: Date): Promise<void> {
  await markSendSent(trx, id, told, at)
  await publish(trx, NOTIFICATION_CHANNEL, { send: id })
}
