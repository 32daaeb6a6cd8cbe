import { addWorkingHours } from '@kiosque/contract/domain/working-days'
import type {
  ContactAnswerBody,
  ContactMessageDetail,
  ContactMessagePatch,
} from '@kiosque/contract/wire/contact'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, invalid, notFound, staleVersion } from '../errors.ts'
import { requireOwnFiles, setFileUses } from '../files/file-uses.ts'
import type { Viewer } from '../http/viewer.ts'
import { queueMail } from '../mail/outbox.ts'
import { notify } from '../notices/notify.service.ts'
import { answerMail } from './contact-mails.ts'
import type { Contacting } from './contact.service.ts'
import { openMessage } from './inbox.service.ts'
import { moveEntries, moveMerged, selectAssignees, selectLastEntry } from './inbox.sql.ts'
import * as threads from './threads.sql.ts'

type Thread = NonNullable<Awaited<ReturnType<typeof threads.lockThread>>>

async function lockOpen(trx: Db, id: number): Promise<Thread> {
  const thread = await threads.lockThread(trx, id)
  if (!thread) throw notFound()
  if (thread.merged_into !== null)
    throw conflict('merged', 'Cette demande a été réunie à une autre\u00a0: ouvrez celle-ci.')
  return thread
}

interface Act {
  actor: Viewer
  at: Date
}

const record = (
  trx: Db,
  { actor, at }: Act,
  change: { verb: string; id: number; before?: Record<string, unknown>; after?: Record<string, unknown> },
) =>
  recordChange(trx, {
    actor,
    action: `contact.${change.verb}`,
    subject_type: 'contact',
    subject_id: change.id,
    before: change.before ?? null,
    after: change.after ?? null,
    at,
  })

/** Answers by portal and mail, with everything that goes with it, or not at all. */
export async function answer(
  deps: Contacting,
  viewer: Viewer,
  id: number,
  body: ContactAnswerBody,
): Promise<ContactMessageDetail> {
  await inTransaction(deps.db, async (trx) => {
    const at = deps.now()
    const thread = await lockOpen(trx, id)
    if ((await threads.selectSent(trx, viewer.user_id, body.key)) !== undefined) return
    await demandFresh(trx, id, body.last_entry_id)
    await requireOwnFiles(trx, viewer, body.attachments, 'attachments')
    const entryId = await threads.insertEntry(trx, {
      thread_id: id,
      kind: 'answer',
      author_id: viewer.user_id,
      body: body.message,
      created_at: at,
      send_key: body.key ?? null,
    })
    if (entryId === undefined) return
    await setFileUses(trx, { type: 'contact_message', id: entryId }, body.attachments)
    await threads.updateThread(trx, id, {
      status: body.close ? 'closed' : 'answered',
      closed_at: body.close ? at : null,
      due_at: null,
      last_at: at,
      is_unread: true,
      first_answered_at: thread.first_answered_at ?? at,
      assignee_id: thread.assignee_id ?? viewer.user_id,
      ...(body.close ? {} : { rating: null, rating_comment: '' }),
    })
    await record(
      trx,
      { actor: viewer, at },
      {
        verb: 'reply',
        id,
        before: { status: thread.status },
        after: { status: body.close ? 'closed' : 'answered' },
      },
    )
    await tellAuthor(trx, deps, viewer, { thread, body, at })
  })
  return openMessage(deps, viewer, id)
}

/** Whoever answers has read everything: a message that came meanwhile would be answered beside the point. */
async function demandFresh(trx: Db, id: number, known: number | undefined): Promise<void> {
  const last = await selectLastEntry(trx, id)
  if (known === undefined || known === last) return
  throw staleVersion(
    'Un message est arrivé entre-temps. Relisez l’échange, votre texte est gardé, puis envoyez.',
    last,
  )
}

async function tellAuthor(
  trx: Db,
  { env }: Contacting,
  viewer: Viewer,
  { thread, body, at }: { thread: Thread; body: ContactAnswerBody; at: Date },
): Promise<void> {
  if (thread.user_id === null) return
  const { id, number, subject, user_id, account_id, drugstore_id } = thread
  await notify(trx, {
    to: { people: [{ user_id, account_id, drugstore_id }] },
    title: `Le siège vous a répondu\u00a0: ${subject}`,
    text: body.message.length > 160 ? `${body.message.slice(0, 159).trimEnd()}…` : body.message,
    link: `/contact/${id}`,
    by: viewer.user_id,
    at,
  })
  const author = await threads.selectWriter(trx, user_id, drugstore_id)
  const who = await threads.selectWriter(trx, viewer.user_id, null)
  if (!author.email) return
  const written = {
    site: env.publicUrl,
    id,
    number,
    subject,
    message: body.message,
    files: body.attachments.length,
  }
  await queueMail(
    trx,
    answerMail(written, author.email, {
      first_name: author.first_name,
      by: `${who.first_name} ${who.last_name}`,
      isClosed: body.close,
    }),
  )
}

/** Between colleagues: the member never sees it. */
export async function addNote(
  deps: Contacting,
  viewer: Viewer,
  id: number,
  message: string,
): Promise<ContactMessageDetail> {
  await inTransaction(deps.db, async (trx) => {
    const at = deps.now()
    await lockOpen(trx, id)
    const row = { thread_id: id, kind: 'note', author_id: viewer.user_id, body: message } as const
    await threads.insertEntry(trx, { ...row, created_at: at, send_key: null })
    await record(trx, { actor: viewer, at }, { verb: 'note_add', id })
  })
  return openMessage(deps, viewer, id)
}

/** Gives it to somebody, moves it to another topic, takes it in hand, closes it or opens it again. */
export async function changeMessage(
  deps: Contacting,
  viewer: Viewer,
  id: number,
  patch: ContactMessagePatch,
): Promise<ContactMessageDetail> {
  await inTransaction(deps.db, async (trx) => {
    const at = deps.now()
    const thread = await lockOpen(trx, id)
    const topic = await threads.holdTopic(trx, patch.topic_id ?? thread.topic_id)
    if (!topic) throw invalid({ topic_id: ['Ce sujet n’existe plus. Choisissez-en un autre.'] })
    if (patch.assignee_id) await demandAssignee(trx, patch.assignee_id)
    const change = {
      topic_id: topic.id,
      assignee_id: patch.assignee_id === undefined ? thread.assignee_id : patch.assignee_id,
      ...statusAfter(thread, patch, at, topic.delay_hours),
    }
    await threads.updateThread(trx, id, change)
    const told = ({
      status,
      assignee_id,
      topic_id,
    }: Pick<Thread, 'status' | 'assignee_id' | 'topic_id'>) => ({
      status,
      assignee_id,
      topic_id,
    })
    await record(
      trx,
      { actor: viewer, at },
      {
        verb: change.status === 'closed' && thread.status !== 'closed' ? 'close' : 'update',
        id,
        before: told(thread),
        after: told({ ...thread, ...change }),
      },
    )
  })
  return openMessage(deps, viewer, id)
}

/** Giving a new request to somebody takes it in hand. Opened again, it is owed an answer from now on. */
function statusAfter(thread: Thread, { status, assignee_id }: ContactMessagePatch, at: Date, hours: number) {
  if (status === 'closed') return { status, closed_at: thread.closed_at ?? at, due_at: null } as const
  if (status === 'in_progress') {
    const due_at = thread.due_at ?? addWorkingHours(at, hours)
    return { status, closed_at: null, due_at, rating: null, rating_comment: '' } as const
  }
  return thread.status === 'sent' && assignee_id
    ? { status: 'in_progress' as const }
    : { status: thread.status }
}

async function demandAssignee(trx: Db, id: number): Promise<void> {
  const people = await selectAssignees(trx)
  if (!people.some((person) => person.id === id))
    throw invalid({ assignee_id: ['Cette personne ne répond pas aux demandes. Choisissez-en une autre.'] })
}

/** Two requests about the same thing become one conversation; its author finds it under either number. */
export async function merge(
  deps: Contacting,
  viewer: Viewer,
  id: number,
  intoId: number,
): Promise<ContactMessageDetail> {
  if (id === intoId) throw invalid({ into_id: ['Choisissez une autre demande.'] })
  await inTransaction(deps.db, async (trx) => {
    const at = deps.now()
    // Always in the same order: two merges of the same requests wait for each other.
    const pair = new Map<number, Thread>()
    for (const each of [id, intoId].toSorted((a, b) => a - b)) pair.set(each, await lockOpen(trx, each))
    const [from, into] = [pair.get(id)!, pair.get(intoId)!]
    if (from.user_id !== into.user_id)
      throw conflict(
        'other_person',
        'Ces demandes viennent de deux personnes\u00a0: elles ne se réunissent pas.',
      )
    await moveEntries(trx, id, intoId)
    await moveMerged(trx, id, intoId)
    const gone = { merged_into: intoId, status: 'closed', closed_at: at, due_at: null, rating: null } as const
    await threads.updateThread(trx, id, gone)
    await threads.updateThread(trx, intoId, {
      ...joined(from, into),
      is_unread: from.is_unread || into.is_unread,
    })
    await record(
      trx,
      { actor: viewer, at },
      { verb: 'merge', id: intoId, after: { merged_number: from.number } },
    )
  })
  return openMessage(deps, viewer, intoId)
}

/** What waits in either waits in the one that stays, from the earlier promise. */
function joined(from: Thread, into: Thread) {
  const due = [from.due_at, into.due_at].filter((each) => each !== null)
  const last_at = from.last_at > into.last_at ? from.last_at : into.last_at
  if (due.length === 0 || into.due_at !== null)
    return { last_at, due_at: into.due_at === null ? null : earliest(due) }
  return {
    last_at,
    due_at: earliest(due),
    status: 'in_progress' as const,
    closed_at: null,
    rating: null,
    rating_comment: '',
  }
}

const earliest = (instants: readonly Date[]) => instants.reduce((a, b) => (a < b ? a : b))
