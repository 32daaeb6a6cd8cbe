import { fold } from '@kiosque/contract/domain/slug'
import { parisDay } from '@kiosque/contract/domain/dates'
import { GROUP_NAMES, groupLabel } from '@kiosque/contract/domain/network'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type {
  TrainingFigures,
  TrainingLine,
  TrainingResults,
  TrainingResultsList,
  TrainingResultsQuery,
  TrainingResultsRow,
  TrainingScopeQuery,
} from '@kiosque/contract/wire/training-results'
import { TRAINING_KINDS, type DueValues, type MandatoryValues } from '@kiosque/contract/domain/training-kinds'
import type { Db } from '../db/db.ts'
import { dueDatesOf } from '../due-dates/due-dates.service.ts'
import { notFound } from '../errors.ts'
import { pageMeta } from '../kit/page-meta.ts'
import * as rows from './results.sql.ts'
import type { Asked } from './standings.sql.ts'

export interface Looking {
  /** Null for the whole network; an adviser's are those they follow. */
  zones: readonly number[] | null
  now: Date
}

const dayOf = (value: unknown) => (typeof value === 'string' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)
const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 100))
const ownDayOf = ({ fields }: { fields: DueValues }) => dayOf(fields.due_on)
const dueOf = ({ fields }: { fields: DueValues }) => dayOf(fields.due_on) ?? dayOf(fields.finish_before)
const isMandatory = ({ fields }: { fields: MandatoryValues }) => fields.is_mandatory === true

export async function askedOf(
  db: Db,
  training: rows.TrainingRow,
  { zones, now }: Looking,
  versionId?: number,
): Promise<Asked> {
  return {
    contentId: training.id,
    kind: training.kind,
    target: training.target,
    dueOn: dueOf(training),
    isExpected: isMandatory(training) || ownDayOf(training) !== null,
    dueDates: await dueDatesOf(db, training.id),
    validityMonths: numberOf(training.fields.validity_months),
    today: parisDay(now),
    versionId: versionId ?? null,
    zones,
  }
}

export async function findTraining(db: Db, id: number): Promise<rows.TrainingRow> {
  const training = await rows.selectTraining(db, id)
  if (!training) throw notFound()
  return training
}

function figuresOf({ finished, passed, scores, ...counted }: rows.Counted, isQuiz: boolean): TrainingFigures {
  return {
    ...counted,
    completion: percent(counted.done, counted.concerned),
    success: isQuiz ? percent(passed, finished) : null,
    average: isQuiz && finished > 0 ? Math.round(scores / finished) : null,
  }
}

const headOf = (training: rows.TrainingRow, { dueOn, dueDates }: Asked) => ({
  id: training.id,
  kind: training.kind,
  kind_label: kindOf(training.kind)?.labels.singular ?? training.kind,
  title: training.title,
  due_on:
    [dueOn, ...dueDates.map(({ due_on }) => due_on)].filter((day) => day !== null).toSorted()[0] ?? null,
  audience_days: dueDates.length,
  is_mandatory: isMandatory(training) || dueDates.length > 0,
})

type ListAsked = Omit<TrainingResultsQuery, 'page' | 'per_page'>

const filterOf = ({ kind, q }: ListAsked): rows.TrainingFilter => ({
  kinds: kind === undefined ? TRAINING_KINDS : [kind],
  words: fold(q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
})

/** Every training with where the network stands. */
export async function listTrainingResults(
  db: Db,
  query: ListAsked & { page: number; per_page: number },
  looking: Looking,
): Promise<TrainingResultsList> {
  const { page, per_page, sort } = query
  const filter = filterOf(query)
  const found = await rows.selectTrainings(db, filter, {
    sort,
    limit: per_page,
    offset: (page - 1) * per_page,
  })
  const data: TrainingResultsRow[] = []
  for (const training of found) {
    const asked = await askedOf(db, training, looking)
    const counted = await rows.countStandings(db, asked)
    data.push({ ...headOf(training, asked), ...figuresOf(counted, training.kind === 'quiz') })
  }
  return { data, meta: pageMeta({ page, per_page }, await rows.countTrainings(db, filter)) }
}

/** One training: for whom it is, who did it, how well, by zone, group, role and pack. */
export async function trainingResultsOf(
  db: Db,
  id: number,
  { version_id: versionId }: TrainingScopeQuery,
  looking: Looking,
): Promise<TrainingResults> {
  const training = await findTraining(db, id)
  const isQuiz = training.kind === 'quiz'
  const versions = isQuiz ? await rows.selectVersions(db, id) : []
  if (versionId !== undefined && !versions.some((version) => version.id === versionId)) throw notFound()
  const asked = await askedOf(db, training, looking, versionId)
  const counted = await rows.countByPlace(db, asked)
  const zones = await rows.selectZoneNames(db)
  const linesOf = (dimension: rows.Dimension, labelOf: (key: number) => { key: string; label: string }) =>
    counted
      .filter((row) => row.dimension === dimension)
      .map(({ dimension: _, key, ...row }) => ({ ...labelOf(key), ...figuresOf(row, isQuiz) }))
  const [total] = linesOf('total', () => ({ key: '', label: '' }))
  const { key: _, label: __, ...figures } = total ?? { key: '', label: '', ...figuresOf(NOBODY, isQuiz) }
  const kind = kindOf(training.kind)
  return {
    computed_at: looking.now.toISOString(),
    training: {
      ...headOf(training, asked),
      url: kind === null ? '/' : contentPath(kind, { ...training.fields, id, slug: training.slug }),
      pass_mark: isQuiz ? (numberOf(training.fields.pass_mark) ?? 80) : null,
    },
    versions: versions.map((version, index) => ({
      id: version.id,
      number: index + 1,
      since: version.created_at.toISOString(),
      attempts: version.attempts,
    })),
    total: figures,
    by_zone: byLabel(linesOf('zone', (key) => ({ key: String(key), label: zones.get(key) ?? 'Sans zone' }))),
    by_group: byLabel(
      linesOf('group', (key) => ({
        key: GROUP_NAMES[key] ?? 'none',
        label: key in GROUP_NAMES ? groupLabel(key) : 'Sans officine',
      })),
    ),
    by_role: linesOf('role', (key) => ({ key: String(key), label: accountTypeLabel(key) })).toSorted(
      (a, b) => Number(b.key) - Number(a.key),
    ),
    by_pack: (await rows.countByPack(db, asked)).map(({ key, label, ...row }) => ({
      key,
      label,
      ...figuresOf(row, isQuiz),
    })),
    scores: isQuiz ? tenths(await rows.countScores(db, asked)) : [],
  }
}

const NOBODY: rows.Counted = {
  concerned: 0,
  started: 0,
  done: 0,
  late: 0,
  finished: 0,
  passed: 0,
  scores: 0,
}

const byLabel = (lines: TrainingLine[]) => lines.toSorted((a, b) => a.label.localeCompare(b.label, 'fr'))

const tenths = (counted: readonly { tenth: number; people: number }[]): TrainingResults['scores'] =>
  Array.from({ length: 10 }, (_, index) => ({
    from: index * 10,
    to: index === 9 ? 100 : index * 10 + 9,
    people: counted.find(({ tenth }) => tenth === index)?.people ?? 0,
  }))
