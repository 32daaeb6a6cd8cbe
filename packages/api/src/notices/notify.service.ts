import type { RawBuilder } from 'kysely'
import type { NotificationTopic } from '@kiosque/contract/wire/notifications'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import {
  deleteSendsTo,
  insertForDrugstores,
  insertForPeople,
  insertSend,
  insertWilling,
  markLinkRead,
  markSendSent,
  selectTeam,
  selectUnreadOfEvent,
  selectUnreadSends,
  type NewSend,
  type Recipient,
} from './notify.sql.ts'

/**
 * Wakes the open streams: `{send}` for a sending, `{user}` or `{users}` for what became of theirs, `{desk}` for the
 * screens of the head office that show what this names.
 */
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
  /** The content it is about: seen no more, it is not told any more. */
  contentId?: number
  by?: number | null
  at: Date
}

/** Tells people something, in the transaction of what it is about: rolled back, nobody was told. */
export async function notify(trx: Db, notice: Notice): Promise<number> {
  const { to, topic = 'action', title, text = '', link, contentId = null, by = null, at } = notice
  const recipients = 'people' in to ? to.people : await selectTeam(trx, to.drugstore_id, to.account_types)
  if (recipients.length === 0) return 0
  const send = {
    topic,
    content_id: contentId,
    title,
    text,
    link,
    created_at: at,
    created_by: by,
    sent_at: at,
  }
  const id = await insertSend(trx, send)
  const told = await insertForPeople(trx, { id, topic, at }, recipients)
  await markSent(trx, id, told, at)
  return told
}

/** The same to every team of these pharmacies, however many: one statement. */
export async function notifyDrugstores(
  trx: Db,
  notice: Omit<Notice, 'to' | 'topic'> & { topic: NotificationTopic; drugstoreIds: RawBuilder<unknown> },
): Promise<number> {
  const { topic, title, text = '', link, by = null, at, drugstoreIds } = notice
  const send = { topic, content_id: null, title, text, link, created_at: at, created_by: by, sent_at: at }
  const id = await insertSend(trx, send)
  const told = await insertForDrugstores(trx, { id, topic, at }, drugstoreIds)
  await markSent(trx, id, told, at)
  return told
}

/** Writes down what is to be told; nobody hears of it yet. */
export const recordSend = (trx: Db, send: NewSend) => insertSend(trx, send)

/** Those of these people (user_id, account_ids, drugstore_ids) who want to hear of it; nobody is woken yet. */
export const tellWilling = insertWilling

/** It was told to so many: whoever is connected hears of it. */
export async function markSent(trx: Db, id: number, told: number, at: Date): Promise<void> {
  await markSendSent(trx, id, told, at)
  await publish(trx, NOTIFICATION_CHANNEL, { send: id })
}

/** Nothing is left to do about what all this led to: it leaves everybody's bell, open ones at once. */
export async function settleLink(trx: Db, topic: NotificationTopic, link: string, at: Date): Promise<void> {
  for (const send of await markLinkRead(trx, topic, link, at))
    await publish(trx, NOTIFICATION_CHANNEL, { send })
}

/** Those who were told of a content ask again: some of them may not see it any more, and what they do not see is not there. */
export async function recountContent(trx: Db, contentId: number): Promise<void> {
  for (const send of await selectUnreadSends(trx, contentId))
    await publish(trx, NOTIFICATION_CHANNEL, { send })
}

/** So many ids that PostgreSQL still carries in one message. */
const MOST_WOKEN = 500

/** The same of an event, said person by person: where it is deleted, nothing is left that says whom it was told to. */
export async function recountEvent(trx: Db, eventId: number): Promise<void> {
  await wakeMany(trx, await selectUnreadOfEvent(trx, eventId))
}

/** What these addresses showed is gone for good: nothing in anybody's bell leads there any more. */
export async function forgetLinks(trx: Db, links: readonly string[]): Promise<void> {
  await wakeMany(trx, await deleteSendsTo(trx, links))
}

async function wakeMany(trx: Db, users: readonly number[]): Promise<void> {
  for (let first = 0; first < users.length; first += MOST_WOKEN)
    await wakePeople(trx, users.slice(first, first + MOST_WOKEN))
}

/** These people ask again, at once and with what they have to do. */
export const wakePeople = (trx: Db, users: readonly number[]) => publish(trx, NOTIFICATION_CHANNEL, { users })

/** The screens of the head office that show this are no longer true. */
export const wakeDesk = (trx: Db, desk: string) => publish(trx, NOTIFICATION_CHANNEL, { desk })
