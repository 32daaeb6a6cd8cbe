import type {
  TrainingFigures,
  TrainingResults,
  TrainingResultsList,
} from '@kiosque/contract/wire/training-results'
import type { Cell } from '../kit/csv.ts'

const FIGURES_HEADER = [
  'Personnes concernées',
  'Ont commencé',
  'Ont terminé',
  'En retard',
  'Avancement (%)',
  'Réussite (%)',
  'Note moyenne',
]

const cells = (figures: TrainingFigures): Cell[] => [
  figures.concerned,
  figures.started,
  figures.done,
  figures.late,
  figures.completion,
  figures.success,
  figures.average,
]

export const TRAININGS_LIST_CSV_HEADER = [
  'Numéro',
  'Rubrique',
  'Formation',
  'Obligatoire',
  'À faire avant le',
  ...FIGURES_HEADER,
]

const PAGE = 100

/** Page after page, so that a large library costs the memory of one. */
export async function* trainingListCsvRows(
  page: (page: { page: number; per_page: number }) => Promise<TrainingResultsList>,
): AsyncGenerator<Cell[]> {
  for (let number = 1; ; number += 1) {
    const { data, meta } = await page({ page: number, per_page: PAGE })
    for (const row of data) {
      const due = row.due_on === null ? null : new Date(`${row.due_on}T12:00:00Z`)
      yield [row.id, row.kind_label, row.title, row.is_mandatory, due, ...cells(row)]
    }
    if (number >= meta.last_page) return
  }
}

export const RESULTS_CSV_HEADER = ['Répartition', 'Valeur', ...FIGURES_HEADER]

export function* resultsCsvRows(results: TrainingResults): Generator<Cell[]> {
  yield ['Ensemble', results.training.title, ...cells(results.total)]
  for (const line of results.by_zone) yield ['Zone', line.label, ...cells(line)]
  for (const line of results.by_group) yield ['Groupe', line.label, ...cells(line)]
  for (const line of results.by_role) yield ['Rôle', line.label, ...cells(line)]
  for (const line of results.by_pack) yield ['Pack', line.label, ...cells(line)]
}
