import { expect, test } from 'vitest'
import { fieldChanges, subjectName } from './audit-changes.ts'
import { actionLabel, subjectLabel, valueText } from './audit-words.ts'

test('D13-04 a change is told field by field, in French', () => {
  const changes = fieldChanges(
    { is_disabled: false, city: 'Rennes' },
    { is_disabled: true, disabled_reason: 'Fermeture', city: 'Brest' },
  )

  expect(changes).toEqual([
    { field: 'is_disabled', label: 'Désactivée', before: 'non', after: 'oui' },
    { field: 'city', label: 'Ville', before: 'Rennes', after: 'Brest' },
    { field: 'disabled_reason', label: 'Motif de désactivation', before: '', after: 'Fermeture' },
  ])
})

test('D13-04 a creation has nothing before, an erasure nothing after', () => {
  expect(fieldChanges(null, { name: 'Ouest' })).toEqual([
    { field: 'name', label: 'Nom', before: '', after: 'Ouest' },
  ])
  expect(fieldChanges({ name: 'Ouest' }, null)).toEqual([
    { field: 'name', label: 'Nom', before: 'Ouest', after: '' },
  ])
  expect(fieldChanges(null, null)).toEqual([])
})

test.each([
  ['right_id', 2, 'Éditeur'],
  ['right_id', null, ''],
  ['type', 160, 'Adjoint'],
  ['group_id', 2, 'MPR national'],
  ['packs', ['bVitrine', 'autre'], 'Vitrine, autre'],
  ['zones', [{ id: 3, name: 'Ouest' }], 'Identifiant\u00A0: 3\u00A0; Nom\u00A0: Ouest'],
  ['phone', '+33299001234', '+33299001234'],
  ['kind', 'promotional_offer', 'Offre promotionnelle'],
  ['target_account_types', [180, 200], 'Cotitulaire, Titulaire'],
  ['frequency', 'once', 'Une fois'],
  ['period_end', '2026-11-30', '30/11/2026'],
] as const)('D13-04 the value of %s, %j, reads %j', (name, value, expected) => {
  expect(valueText(name, value)).toBe(expected)
})

test('D13-04 an action and a subject unknown to the page keep their own words', () => {
  expect(actionLabel('drugstore.disable')).toBe('Désactivation')
  expect(actionLabel('planet.blow_up')).toBe('Blow up')
  expect(subjectLabel('planet')).toBe('Planet')
})

test('D13-04 a content is told by the labels of its own fields, its text without markup, its target in words', () => {
  expect(
    fieldChanges(
      { values: { monthly: false }, body: '<p>Un <b>vieux</b> texte</p>', status: 'draft' },
      { values: { monthly: true }, body: '<p>Un texte neuf</p><p cla…', status: 'published' },
    ).map(({ label, before, after }) => [label, before, after]),
  ).toEqual([
    ['Texte', 'Un vieux texte', 'Un texte neuf'],
    ['État', 'Brouillon', 'Publié'],
    [expect.any(String), 'non', 'oui'],
  ])
  expect(valueText('target', { sites: [1], groups: [0], packs: [], account_types: [160] })).toBe(
    'Sites\u00A0: Réseau Référence\u00A0; Groupes\u00A0: MPR\u00A0; Rôles\u00A0: Adjoint',
  )
})

const entry = {
  actor: { id: 9, name: 'Sophie Delmas' },
  subject_type: 'content',
  subject_id: '12',
  before: null,
  after: null,
}

test('D13-04 a line says the name of what changed, its number only where no name was kept', () => {
  expect(subjectName({ ...entry, after: { title: 'Vaccination' } })).toBe('«\u00A0Vaccination\u00A0»')
  expect(subjectName({ ...entry, subject_type: 'user', subject_id: '9' })).toBe('Sophie Delmas')
  expect(subjectName(entry)).toBe('n°\u00A012')
  expect(subjectName({ ...entry, subject_type: 'menu', subject_id: null })).toBeNull()
})

test('D13-04 what only the machine needs is left out of a change', () => {
  expect(fieldChanges({ version: 1, title: 'A' }, { version: 2, title: 'B' })).toEqual([
    { field: 'title', label: 'Titre', before: 'A', after: 'B' },
  ])
})
