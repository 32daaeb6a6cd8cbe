import { MASKED_TEXT, type Figure } from '@kiosque/contract/domain/masking'
import type {
  Activity,
  ContentFigures,
  ContentFiguresList,
  ContentStatistics,
  Readings,
  ReadingPoint,
  SearchMissList,
  Statistics,
} from '@kiosque/contract/wire/statistics'
import type { Cell } from '../kit/csv.ts'

/** A spreadsheet hides what the screen hides. */
const shown = (figure: Figure): Cell => figure ?? MASKED_TEXT
const percent = (rate: Figure): Cell => (rate === null ? '' : `${rate} %`)
const dayOf = (day: string) => new Date(`${day}T12:00:00Z`)

export const PEOPLE_HEADER = [
  'Répartition',
  'Valeur',
  'Personnes',
  'Venues',
  'Lectrices',
  'Ont téléchargé',
  'Taux de lecture',
]

export function* peopleRows(answer: Statistics): Generator<Cell[]> {
  const { total } = answer
  const figures = (line: Statistics['total']): Cell[] => [
    shown(line.people),
    shown(line.active),
    shown(line.readers),
    shown(line.downloaders),
    percent(line.rate),
  ]
  yield ['Ensemble', '', ...figures(total)]
  for (const line of answer.by_group) yield ['Groupe', line.label, ...figures(line)]
  for (const line of answer.by_zone) yield ['Zone', line.label, ...figures(line)]
  for (const line of answer.by_role) yield ['Rôle', line.label, ...figures(line)]
  for (const [row, zone] of answer.heat.entries()) {
    for (const [column, rate] of zone.rates.entries()) {
      const label = `${answer.by_zone[row]?.label ?? ''}, ${answer.by_role[column]?.label ?? ''}`
      yield ['Zone et rôle', label, '', '', '', '', rate === null ? MASKED_TEXT : percent(rate)]
    }
  }
}

export const READINGS_HEADER = ['Du', 'Au', 'Lectures', 'Téléchargements']

export function* readingRows({ points }: Pick<Readings, 'points'>): Generator<Cell[]> {
  for (const point of points) yield pointCells(point)
}

const pointCells = (point: ReadingPoint): Cell[] => [
  dayOf(point.from),
  dayOf(point.to),
  shown(point.reads),
  shown(point.downloads),
]

export const CONTENTS_HEADER = [
  'Numéro',
  'Rubrique',
  'Titre',
  'Publié le',
  'Personnes ciblées',
  'Lectures sur la période',
  'Taux de lecture depuis la publication',
  'Téléchargements sur la période',
]

const EXPORT_PAGE = 500

/** Page after page, so that a large library costs the memory of one. */
export async function* contentRows(
  page: (page: { page: number; per_page: number }) => Promise<ContentFiguresList>,
): AsyncGenerator<Cell[]> {
  for (let number = 1; ; number += 1) {
    const { data, meta } = await page({ page: number, per_page: EXPORT_PAGE })
    for (const row of data) yield contentCells(row)
    if (number >= meta.last_page) return
  }
}

const contentCells = (row: ContentFigures): Cell[] => [
  row.id,
  row.kind_label,
  row.title,
  new Date(row.published_at),
  shown(row.reach),
  shown(row.reads),
  percent(row.rate),
  shown(row.downloads),
]

export const SEARCHES_HEADER = ['Recherche', 'Fois', 'Dernière fois']

export async function* searchRows(
  page: (page: { page: number; per_page: number }) => Promise<SearchMissList>,
): AsyncGenerator<Cell[]> {
  for (let number = 1; ; number += 1) {
    const { data, meta } = await page({ page: number, per_page: EXPORT_PAGE })
    for (const row of data) yield [row.query, shown(row.searches), dayOf(row.last_day)]
    if (number >= meta.last_page) return
  }
}

export const ACTIVITY_HEADER = ['Semaine du', 'Officines actives', 'Part des officines', 'Visites']

export function* activityRows({ weeks }: Activity): Generator<Cell[]> {
  for (const week of weeks) {
    yield [dayOf(week.week), shown(week.drugstores), percent(week.rate), shown(week.visits)]
  }
}

export const CONTENT_HEADER = [
  'Répartition',
  'Valeur',
  'Personnes ciblées',
  'Ont lu',
  'Taux de lecture',
  'Ont téléchargé',
]

export function* contentStatisticsRows(answer: ContentStatistics): Generator<Cell[]> {
  const figures = (line: ContentStatistics['total']): Cell[] => [
    shown(line.reach),
    shown(line.reads),
    percent(line.rate),
    shown(line.downloads),
  ]
  yield ['Ensemble', answer.content.title, ...figures(answer.total)]
  for (const line of answer.by_group) yield ['Groupe', line.label, ...figures(line)]
  for (const line of answer.by_zone) yield ['Zone', line.label, ...figures(line)]
  for (const line of answer.by_role) yield ['Rôle', line.label, ...figures(line)]
  for (const point of answer.points) {
    yield ['Du', dayOf(point.from), '', shown(point.reads), '', shown(point.downloads)]
  }
}
