import { parisDay } from '@kiosque/contract/domain/dates'
import { GROUP_NAMES } from '@kiosque/contract/domain/network'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import { TRAINING_STATUS_LABELS } from '@kiosque/contract/domain/training-words'
import type { TrainingPeople, TrainingPeopleQuery } from '@kiosque/contract/wire/training-results'
import type { Db } from '../db/db.ts'
import { inPages, type Cell } from '../kit/csv.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { likePatterns } from '../kit/search-text.ts'
import {
  countPeople,
  selectPeopleAfter,
  selectPeoplePage,
  type PeopleFilter,
  type PersonRow,
} from './people.sql.ts'
import { askedOf, findTraining, type Looking } from './results.service.ts'

type PeopleAsked = Omit<TrainingPeopleQuery, 'page' | 'per_page'>

const NO_GROUP = -1

function filterOf({ group, role, pack, status, q }: PeopleAsked): PeopleFilter {
  const known = GROUP_NAMES.findIndex((name) => name === group)
  return {
    group: group === undefined ? undefined : known === -1 ? NO_GROUP : known,
    role,
    pack,
    status,
    words: likePatterns(q ?? ''),
  }
}

/** Behind a figure: the people it counts, who is late first. */
export async function listTrainingPeople(
  db: Db,
  id: number,
  query: TrainingPeopleQuery,
  looking: Looking,
): Promise<TrainingPeople> {
  const training = await findTraining(db, id)
  const asked = await askedOf(db, training, looking, query.version_id)
  const filter = filterOf(query)
  const { page, per_page } = query
  const rows = await selectPeoplePage(db, asked, filter, { limit: per_page, offset: (page - 1) * per_page })
  const isQuiz = training.kind === 'quiz'
  return {
    data: rows.map((row) => present(row, isQuiz)),
    meta: pageMeta(query, await countPeople(db, asked, filter)),
  }
}

function present(row: PersonRow, isQuiz: boolean): TrainingPeople['data'][number] {
  const { drugstore_id, drugstore, city, done_at, tries, ...person } = row
  return {
    ...person,
    drugstore: drugstore_id === null ? null : { id: drugstore_id, name: drugstore ?? '', city: city ?? '' },
    tries: isQuiz ? tries : null,
    done_on: done_at === null ? null : parisDay(done_at),
  }
}

export const PEOPLE_CSV_HEADER = [
  'Nom',
  'Prénom',
  'Rôle',
  'Officine',
  'Ville',
  'Zone',
  'Statut',
  'En retard',
  'Tentatives',
  'Meilleure note',
  'Fait le',
  'À faire avant le',
]

const PAGE = 1000

export async function* trainingPeopleCsvRows(
  db: Db,
  id: number,
  query: PeopleAsked,
  looking: Looking,
): AsyncGenerator<Cell[]> {
  const training = await findTraining(db, id)
  const asked = await askedOf(db, training, looking, query.version_id)
  const filter = filterOf(query)
  const page = (afterId: number, size: number) => selectPeopleAfter(db, asked, filter, { afterId, size })
  for await (const row of inPages(page, PAGE))
    yield [
      row.last_name,
      row.first_name,
      accountTypeLabel(row.role),
      row.drugstore,
      row.city,
      row.zone,
      TRAINING_STATUS_LABELS[row.status],
      row.is_late,
      training.kind === 'quiz' ? row.tries : null,
      row.score,
      row.done_at,
      row.due_on === null ? null : new Date(`${row.due_on}T12:00:00Z`),
    ]
}
