import { expect, test } from 'vitest'
import type { FileEntry } from '@kiosque/contract/wire/training-file'
import { attestationRefusal, dpcBadge, dpcTitle, factsOf, inView, typeText } from './entry-words.ts'

const entry: FileEntry = {
  source: 'upload',
  id: 1,
  title: 'Test angine',
  organism: 'Organisme indépendant',
  obtained_on: '2026-03-12',
  duration_minutes: 420,
  dpc_types: [],
  is_cnp: false,
  andpc_number: null,
  valid_until: null,
  is_valid: true,
  number: null,
  code: null,
  certificate_id: null,
  attendance: null,
  score: null,
  url: null,
  file: null,
}

test('D7-02 an attestation says who gave it, how long, when and under which number', () => {
  expect(factsOf(entry)).toBe('Organisme indépendant, ajoutée par vous · 7\u00A0h · 12/03/2026')
  expect(
    factsOf({ ...entry, source: 'course', organism: 'Académie Référence', andpc_number: '99AA2600017' }),
  ).toBe('Académie Référence · 7\u00A0h · 12/03/2026 · action 99AA2600017')
})

test('D7-02 what is no DPC action says so', () => {
  expect(dpcBadge([])).toBe('Ne vaut pas DPC')
  expect(dpcBadge(['evaluation', 'gestion-des-risques'])).toBe('DPC, évaluation et risques')
})

test('the list is narrowed to DPC actions, to the network’s, to one’s own', () => {
  const course: FileEntry = { ...entry, source: 'course', dpc_types: ['evaluation'] }
  const all = [entry, course]
  expect(inView(all, '')).toEqual(all)
  expect(inView(all, 'dpc')).toEqual([course])
  expect(inView(all, 'reseau')).toEqual([course])
  expect(inView(all, 'ajoutees')).toEqual([entry])
})

test('D7-02 the counter is read in words', () => {
  const none = { type: 'evaluation', actions: 0, minutes: 0, last_on: null } as const
  expect(typeText(none)).toBe('Aucune action.')
  expect(typeText({ ...none, actions: 2, minutes: 450, last_on: '2026-06-18' })).toBe(
    '2\u00A0actions, 7\u00A0h\u00A030, la dernière le 18/06/2026.',
  )
  const dpc = { is_fulfilled: true, types_done: 1 } as Parameters<typeof dpcTitle>[0]
  expect(dpcTitle(dpc)).toContain('parcours CNP')
  expect(dpcTitle({ ...dpc, is_fulfilled: false })).toBe('Un type d’action validé, il en faut deux')
})

test.each([
  [{ name: 'a.pdf', size: 10 }, undefined],
  [{ name: 'A.JPG', size: 10 }, undefined],
  [{ name: 'a.docx', size: 10 }, 'Choisissez un PDF ou une photo (JPEG, PNG ou WebP).'],
  [{ name: 'a', size: 10 }, 'Choisissez un PDF ou une photo (JPEG, PNG ou WebP).'],
  [{ name: 'a.pdf', size: 0 }, 'Ce fichier est vide.'],
])('%j is refused before it is sent when it is no attestation', (file, expected) => {
  expect(attestationRefusal(file)).toBe(expected)
})
