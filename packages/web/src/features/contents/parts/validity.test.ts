import { expect, test } from 'vitest'
import { periodWords } from './validity.tsx'

const noon = new Date('2026-11-10T11:00:00Z')

test.each([
  ['2026-11-01', '2026-11-30', 'Valable du 01/11/2026 au 30/11/2026', 'plain'],
  ['2026-11-01', '2026-11-13', 'Se termine dans 3\u00A0jours, le 13/11/2026', 'soon'],
  ['2026-11-01', '2026-11-11', 'Se termine demain, le 11/11/2026', 'soon'],
  ['2026-11-01', '2026-11-10', 'Se termine aujourd’hui', 'soon'],
  ['2026-11-01', '2026-11-09', 'Terminée le 09/11/2026', 'over'],
  ['2026-12-01', '2026-12-31', 'À partir du 01/12/2026', 'plain'],
  [null, '2026-12-31', 'Valable jusqu’au 31/12/2026', 'plain'],
  ['2026-11-01', null, 'Valable à partir du 01/11/2026', 'plain'],
  [null, null, '', 'plain'],
])('S3-11 from %s to %s reads « %s »', (start, end, text, tone) => {
  expect(periodWords(start, end, noon)).toEqual({ text, tone })
})
