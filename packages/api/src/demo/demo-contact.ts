import { sql } from 'kysely'
import { parisDay } from '@kiosque/contract/domain/dates'
import { addWorkingHours } from '@kiosque/contract/domain/working-days'
import type { Db } from '../db/db.ts'
import { addOwnFiles } from '../files/add-file.ts'
import { setFileUses } from '../files/file-uses.ts'
import { french } from './contents/french.ts'
import { demoPhone } from './demo-identifiers.ts'
import { DEMO_CANNED, DEMO_DESKS, DEMO_REQUESTS, type DemoPart, type DemoRequest } from './demo-requests.ts'
import type { DemoContext, DemoStep } from './demo-step.ts'
import { plainPage } from './documents/plain-page.ts'
import { DEMO_DOMAIN } from './named-people.ts'
import { addOlderRequests } from './network/add-older-requests.ts'
import { writtenByDay } from './working-day.ts'

const HOUR_MS = 3_600_000

/** Requests that wait, are late, answered, unread, closed and rated; desks that have a name and a phone. */
export const contactStep: DemoStep = {
  name: 'contact',
  async run(trx, context) {
    for (const [index, { name, lead, mailbox }] of DEMO_DESKS.entries())
      await trx
        .updateTable('contact_desks')
        .set({ lead, email: `${mailbox}@${DEMO_DOMAIN}`, phone: demoPhone('02', 60 + index) })
        .where('name', '=', name)
        .execute()
    const canned = DEMO_CANNED.map(({ title, body }, index) => ({
      title: french(title),
      body: french(body),
      position: index + 1,
    }))
    await trx
      .insertInto('contact_canned')
      .values(canned)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await addOlderRequests(trx, context)
    for (const request of DEMO_REQUESTS) await addRequest(trx, context, request)
  },
}

interface Writer {
  user_id: number
  account_id: number
  account_type: number
  drugstore_id: number | null
}

/** A named person in their first account, or the titulaire of a pharmacy. */
function findWriter(trx: Db, from: DemoRequest['from']): Promise<Writer | undefined> {
  const query = trx
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .leftJoin('drugstores', 'drugstores.id', 'accounts.drugstore_id')
    .select(['users.id as user_id', 'accounts.id as account_id'])
    .select(['accounts.type as account_type', 'accounts.drugstore_id'])
    .orderBy('accounts.type', 'desc')
    .orderBy('accounts.id')
  return typeof from === 'string'
    ? query.where('users.email', '=', `${from}@${DEMO_DOMAIN}`).executeTakeFirst()
    : query.where('drugstores.name', '=', from.drugstore).executeTakeFirst()
}

async function addRequest(trx: Db, context: DemoContext, request: DemoRequest): Promise<void> {
  const writer = await findWriter(trx, request.from)
  const topic = await trx
    .selectFrom('contact_topics')
    .select(['id', 'delay_hours'])
    .where('key', '=', request.topic)
    .executeTakeFirst()
  if (!writer || !topic) return
  const assignee = request.assignee && (await findWriter(trx, request.assignee))
  const at = (part: DemoPart) =>
    writtenByDay(new Date(context.startedAt.getTime() - part.hoursAgo * HOUR_MS), request.parts.indexOf(part))
  const told = request.parts.filter(({ kind }) => kind !== 'note')
  const last = told.at(-1)!
  const firstAnswer = told.find(({ kind }) => kind === 'answer')
  const created_at = at(request.parts[0]!)
  const isWaiting = request.status === 'sent' || request.status === 'in_progress'
  const { id } = await trx
    .insertInto('contact_threads')
    .values({
      ...writer,
      number: sql<string>`${parisDay(created_at).slice(0, 4)} || '-' || lpad(nextval('contact_number')::text, 4, '0')`,
      topic_id: topic.id,
      subject: french(request.subject),
      status: request.status,
      assignee_id: assignee ? assignee.user_id : null,
      origin: request.origin ?? null,
      created_at,
      last_at: at(last),
      due_at: isWaiting ? addWorkingHours(at(last), topic.delay_hours) : null,
      first_answered_at: firstAnswer ? at(firstAnswer) : null,
      is_unread: request.isUnread ?? false,
      closed_at: request.status === 'closed' ? at(last) : null,
      rating: request.rating ?? null,
      merged_into: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const part of request.parts) {
    const author_id = part.kind === 'message' ? writer.user_id : (assignee?.user_id ?? null)
    await addPart(trx, context, { threadId: id, author_id, part, at: at(part) })
  }
}

async function addPart(
  trx: Db,
  { deps }: DemoContext,
  { threadId, author_id, part, at }: { threadId: number; author_id: number | null; part: DemoPart; at: Date },
): Promise<void> {
  const entry = await trx
    .insertInto('contact_entries')
    .values({
      thread_id: threadId,
      kind: part.kind,
      author_id,
      body: french(part.text),
      created_at: at,
      send_key: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (part.file === undefined) return
  const name = french(part.file)
  const bytes = plainPage(name, ['Document de démonstration : noms et montants sont inventés.'])
  const [file] = await addOwnFiles(trx, deps.storage, [{ bytes, name, alt: '', at }])
  if (!file) return
  // It is the member's or the desk's own, not one of the library.
  await trx
    .updateTable('file')
    .set({ origin: 'member', uploaded_by: author_id })
    .where('id', '=', file.id)
    .execute()
  await setFileUses(trx, { type: 'contact_message', id: entry.id }, [file.id])
}
