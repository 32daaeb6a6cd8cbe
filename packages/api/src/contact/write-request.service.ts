import { MESSAGES_PER_HOUR } from '@kiosque/contract/domain/contact'
import { parisDay } from '@kiosque/contract/domain/dates'
import { addWorkingHours } from '@kiosque/contract/domain/working-days'
import type { ContactBody, ContactReplyBody, ContactThreadDetail } from '@kiosque/contract/wire/contact'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, notFound } from '../errors.ts'
import { requireOwnFiles, setFileUses } from '../files/file-uses.ts'
import { refundThrottle, throttle, type Limit } from '../http/limits.ts'
import type { Viewer } from '../http/viewer.ts'
import { queueMail, queueMails } from '../mail/outbox.ts'
import { acknowledgement, deskMails } from './contact-mails.ts'
import { lockOwn, merged, ownThread, type Contacting } from './contact.service.ts'
import * as threads from './threads.sql.ts'

const LIMIT: Limit = {
  limit: MESSAGES_PER_HOUR,
  windowSeconds: 3600,
  refusal: (wait) =>
    `Vous avez envoyé ${MESSAGES_PER_HOUR}\u00a0messages en une heure. Réessayez dans ${wait}.`,
}
const throttleKey = (viewer: Viewer) => `contact ${viewer.user_id}`

async function demandTopic(db: Db, named: number | string): Promise<threads.TopicRow> {
  const topic = await threads.holdTopic(db, named)
  if (!topic?.is_active) throw invalid({ topic: ['Ce sujet n’existe plus. Choisissez-en un autre.'] })
  return topic
}

/** Counts the message once everything about it holds, and not at all when the same form had arrived before (D15-10). */
async function onceCounted<T>(
  { db, now }: Contacting,
  viewer: Viewer,
  write: () => Promise<T | undefined>,
): Promise<T | undefined> {
  await throttle(db, throttleKey(viewer), LIMIT, now())
  try {
    const written = await write()
    if (written === undefined) await refundThrottle(db, throttleKey(viewer))
    return written
  } catch (error) {
    await refundThrottle(db, throttleKey(viewer))
    throw error
  }
}

/** D9-02: stored, acknowledged, sent to the desk of its topic; all of it or nothing. */
export async function writeToHeadOffice(
  deps: Contacting,
  viewer: Viewer,
  body: ContactBody,
): Promise<{ thread: ContactThreadDetail; isNew: boolean }> {
  const { db } = deps
  await demandTopic(db, body.topic)
  const known = await threads.selectSent(db, viewer.user_id, body.key)
  if (known !== undefined) return { thread: await ownThread(deps, viewer, known), isNew: false }
  const id = await onceCounted(deps, viewer, () =>
    inTransaction(db, (trx) => insertRequest(trx, deps, viewer, body)).catch(absentWhenSentTwice),
  )
  const sent = id ?? (await threads.selectSent(db, viewer.user_id, body.key))
  if (sent === undefined) throw notFound()
  return { thread: await ownThread(deps, viewer, sent), isNew: id !== undefined }
}

/** Undoes a request whose form arrived by another way meanwhile. */
class SentTwice extends Error {}

function absentWhenSentTwice(error: unknown): undefined {
  if (error instanceof SentTwice) return undefined
  throw error
}

async function insertRequest(
  trx: Db,
  { env, now }: Contacting,
  viewer: Viewer,
  body: ContactBody,
): Promise<number> {
  const at = now()
  const topic = await demandTopic(trx, body.topic)
  await requireOwnFiles(trx, viewer, body.attachments, 'attachments')
  const dueAt = addWorkingHours(at, topic.delay_hours)
  const { id, number } = await threads.insertThread(trx, {
    year: parisDay(at).slice(0, 4),
    user_id: viewer.user_id,
    account_id: viewer.account_id,
    account_type: viewer.account_type,
    drugstore_id: viewer.drugstore_id,
    topic_id: topic.id,
    subject: body.subject,
    status: 'sent',
    assignee_id: null,
    origin: body.origin ?? null,
    created_at: at,
    last_at: at,
    due_at: dueAt,
    first_answered_at: null,
    closed_at: null,
    rating: null,
    merged_into: null,
  })
  await addEntry(trx, { threadId: id, viewer, body, at })
  await recordChange(trx, {
    actor: viewer,
    action: 'contact.create',
    subject_type: 'contact',
    subject_id: id,
    // What was written stays in the request alone.
    after: { number, topic_id: topic.id, drugstore_id: viewer.drugstore_id },
    at,
  })
  const writer = await threads.selectWriter(trx, viewer.user_id, viewer.drugstore_id)
  const { subject, message, attachments } = body
  const written = { site: env.publicUrl, id, number, subject, message, files: attachments.length }
  const { first_name, email } = writer
  if (email) await queueMail(trx, acknowledgement(written, email, { first_name, ...topic }))
  await queueMails(trx, deskMails(written, await addressesOf(trx, topic), { writer, isNew: true, dueAt }))
  return id
}

async function addressesOf(trx: Db, topic: threads.TopicRow): Promise<string[]> {
  return topic.desk_email === null ? threads.selectAdministrators(trx) : [topic.desk_email]
}

async function addEntry(
  trx: Db,
  entry: { threadId: number; viewer: Viewer; body: ContactReplyBody; at: Date },
): Promise<void> {
  const { threadId, viewer, body, at } = entry
  const id = await threads.insertEntry(trx, {
    thread_id: threadId,
    kind: 'message',
    author_id: viewer.user_id,
    body: body.message,
    created_at: at,
    send_key: body.key ?? null,
  })
  if (id === undefined) throw new SentTwice()
  await setFileUses(trx, { type: 'contact_message', id }, body.attachments)
}

/** Adds to one's request; a closed one is open again. */
export async function replyToHeadOffice(
  deps: Contacting,
  viewer: Viewer,
  id: number,
  body: ContactReplyBody,
): Promise<ContactThreadDetail> {
  const thread = await threads.selectOwnThread(deps.db, viewer.user_id, id)
  if (!thread) throw notFound()
  if (thread.merged_into !== null) throw merged()
  const known = await threads.selectSent(deps.db, viewer.user_id, body.key)
  if (known === undefined)
    await onceCounted(deps, viewer, () =>
      inTransaction(deps.db, (trx) => insertReply(trx, deps, viewer, { id, body })).catch(
        absentWhenSentTwice,
      ),
    )
  return ownThread(deps, viewer, id)
}

async function insertReply(
  trx: Db,
  { env, now }: Contacting,
  viewer: Viewer,
  { id, body }: { id: number; body: ContactReplyBody },
): Promise<number> {
  const at = now()
  const thread = await lockOwn(trx, viewer, id)
  if (thread.merged_into !== null) throw merged()
  const topic = await threads.holdTopic(trx, thread.topic_id)
  if (!topic) throw notFound()
  await requireOwnFiles(trx, viewer, body.attachments, 'attachments')
  await addEntry(trx, { threadId: id, viewer, body, at })
  // What already waits keeps its promise: writing again does not put it off.
  const dueAt = thread.due_at ?? addWorkingHours(at, topic.delay_hours)
  const status = thread.status === 'sent' ? 'sent' : 'in_progress'
  const change = { status, due_at: dueAt, last_at: at, is_unread: false, closed_at: null } as const
  await threads.updateThread(trx, id, { ...change, rating: null, rating_comment: '' })
  if (thread.status === 'closed')
    await recordChange(trx, {
      actor: viewer,
      action: 'contact.reopen',
      subject_type: 'contact',
      subject_id: id,
      before: { status: thread.status },
      after: { status },
      at,
    })
  const writer = await threads.selectWriter(trx, viewer.user_id, thread.drugstore_id)
  const { message, attachments } = body
  const { number, subject } = thread
  const written = { site: env.publicUrl, id, number, subject, message, files: attachments.length }
  await queueMails(trx, deskMails(written, await addressesOf(trx, topic), { writer, isNew: false, dueAt }))
  return id
}
