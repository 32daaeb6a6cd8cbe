import type { Db } from '../db/db.ts'
import type { Learner, Training } from './demo-attempts.ts'
import { DEMO_DOMAIN } from './named-people.ts'

export type People = ReadonlyMap<string, Learner>
export type Trainings = ReadonlyMap<string, Training>

/** The named people by their mailbox, in the pharmacy they share. */
export async function accountsOf(trx: Db): Promise<People> {
  const rows = await trx
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .innerJoin('drugstores', 'drugstores.id', 'accounts.drugstore_id')
    .select([
      'users.email',
      'accounts.user_id',
      'accounts.type as account_type',
      'drugstores.id as drugstore_id',
    ])
    .where('users.email', 'like', `%@${DEMO_DOMAIN}`)
    .where('drugstores.name', '=', 'Pharmacie des Tilleuls')
    .execute()
  return new Map(rows.map(({ email, ...account }) => [(email ?? '').split('@')[0] ?? '', account]))
}

/** The trainings, and the articles that lead to them, each under its kind and its title. */
/** Titles are set with the spaces French wants; here they are named with plain ones. */
export const plain = (title: string) => title.replaceAll(/[\u00A0\u202F]/g, ' ')

export async function trainingsByTitle(trx: Db): Promise<Trainings> {
  const rows = await trx
    .selectFrom('content')
    .select(['id', 'kind', 'title', 'fields'])
    .where('kind', 'in', [
      'quiz',
      'tutorial',
      'laboratory_training',
      'academy',
      'news',
      'health_test',
      'product',
      'technical_file',
    ])
    .execute()
  return new Map(
    rows.map((row) => [
      `${row.kind} ${plain(row.title)}`,
      { ...row, fields: row.fields as Record<string, unknown> },
    ]),
  )
}
