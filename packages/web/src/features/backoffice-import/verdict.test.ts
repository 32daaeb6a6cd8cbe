import type { ImportReport } from '@kiosque/contract/wire/people'
import { expect, test } from 'vitest'
import { DRUGSTORES, INVITATIONS } from './import-kinds.ts'
import { importable, importLabel, isUnreadable, verdict } from './verdict.ts'

const report = (values: Partial<ImportReport>): ImportReport => ({
  dry_run: true,
  encoding: 'UTF-8',
  separator: ';',
  lines: 0,
  to_create: 0,
  to_update: 0,
  changes: [],
  unchanged: 0,
  refused: 0,
  problems: [],
  ...values,
})
const missing = {
  line: 1,
  column: 'SIRET',
  value: null,
  message: 'x',
  level: 'error',
  suggestion: null,
} as const

test.each([
  [
    report({ lines: 1412, to_create: 34, to_update: 212, unchanged: 1154, refused: 12 }),
    '1\u00A0400\u00A0lignes peuvent être importées, 12 sont refusées',
    'Importer les 1\u00A0400\u00A0lignes',
  ],
  [
    report({ lines: 2, to_create: 1, refused: 1 }),
    '1\u00A0ligne peut être importée, 1 est refusée',
    'Importer la ligne',
  ],
  [report({ lines: 3, to_create: 3 }), '3\u00A0lignes peuvent être importées', 'Importer les 3\u00A0lignes'],
])(
  'D13-03 the title of a dry run is its verdict, and the button repeats the number',
  (given, title, label) => {
    expect(verdict(given)).toBe(title)
    expect(importLabel(given)).toBe(label)
  },
)

test('D13-03 a file without a needed column has nothing to import, and says so', () => {
  const unreadable = report({ lines: 40, problems: [missing] })

  expect(isUnreadable(unreadable)).toBe(true)
  expect(importable(unreadable)).toBe(0)
  expect(verdict(unreadable)).toBe('Aucune ligne ne peut être importée')
})

test('D13-03 an empty file is told apart from a wrong one', () => {
  expect(verdict(report({}))).toBe('Ce fichier ne contient aucune ligne')
})

test('D13-03 the outcome counts what was created and updated', () => {
  expect(DRUGSTORES.outcome(report({ to_create: 1, to_update: 0 }))).toBe(
    '1\u00A0officine créée, 0 mise à jour',
  )
  expect(DRUGSTORES.outcome(report({ to_create: 34, to_update: 212 }))).toBe(
    '34\u00A0officines créées, 212 mises à jour',
  )
  expect(INVITATIONS.outcome(report({ to_create: 2, to_update: 1 }))).toBe(
    '2\u00A0invitations envoyées, 1 renvoyée',
  )
})
