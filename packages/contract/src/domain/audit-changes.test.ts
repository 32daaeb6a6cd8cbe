import { expect, test } from 'vitest'
import { fieldChanges, namedKeys, subjectName } from './audit-changes.ts'
import { valueText } from './audit-values.ts'
import { actionLabel, subjectLabel } from './audit-words.ts'

test('D13-04 a change is told field by field, in French', () => {
  const changes = fieldChanges({
    before: { is_disabled: false, city: 'Rennes' },
    after: { is_disabled: true, disabled_reason: 'Fermeture', city: 'Brest' },
  })

  expect(changes).toEqual([
    { field: 'is_disabled', label: 'Désactivée', before: 'non', after: 'oui' },
    { field: 'city', label: 'Ville', before: 'Rennes', after: 'Brest' },
    { field: 'disabled_reason', label: 'Motif de désactivation', before: '', after: 'Fermeture' },
  ])
})

test('D13-04 a creation has nothing before, an erasure nothing after', () => {
  expect(fieldChanges({ before: null, after: { name: 'Ouest' } })).toEqual([
    { field: 'name', label: 'Nom', before: '', after: 'Ouest' },
  ])
  expect(fieldChanges({ before: { name: 'Ouest' }, after: null })).toEqual([
    { field: 'name', label: 'Nom', before: 'Ouest', after: '' },
  ])
  expect(fieldChanges({ before: null, after: null })).toEqual([])
})

test.each([
  ['right_id', 2, 'Éditeur'],
  ['right_id', null, ''],
  ['group_id', 2, 'MPR national'],
  ['packs', ['bVitrine', 'autre'], 'Vitrine, autre'],
  ['zones', [{ id: 3, name: 'Ouest' }], 'Ouest'],
  ['phone', '+33299001234', '+33299001234'],
  ['kind', 'promotional_offer', 'Offre promotionnelle'],
  ['target_account_types', [180, 200], 'Cotitulaire, Titulaire'],
  ['frequency', 'once', 'Une fois'],
  ['size', 2_400_000, '2,4\u00A0Mo'],
  ['size', 850, '850\u00A0octets'],
  ['size', 12_300, '12\u00A0Ko'],
  ['group_name', 'MPR_NAT', 'MPR national'],
  ['zone_id', 4, 'n°\u00A04'],
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
    fieldChanges({
      before: { values: { monthly: false }, body: '<p>Un <b>vieux</b> texte</p>', status: 'draft' },
      after: { values: { monthly: true }, body: '<p>Un texte neuf</p><p cla…', status: 'published' },
    }).map(({ label, before, after }) => [label, before, after]),
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
  expect(fieldChanges({ before: { version: 1, title: 'A' }, after: { version: 2, title: 'B' } })).toEqual([
    { field: 'title', label: 'Titre', before: 'A', after: 'B' },
  ])
})

test.each([
  ['account', 160, 'Rôle', 'Adjoint'],
  ['account', 0, 'Rôle', 'Invité'],
  ['invitation', 200, 'Rôle', 'Titulaire'],
  ['file', 'image/gif', 'Format', 'GIF'],
  ['file', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Format', 'Excel'],
  ['popin', 0, 'Type', 'Page d’accueil'],
  ['useful_link', 'deporef', 'Type', 'deporef'],
] as const)(
  'D13-04 the type of one %s, %j, is no role unless it is one: %s, %s',
  (subject_type, type, label, after) => {
    expect(fieldChanges({ before: null, after: { type }, subject_type })).toEqual([
      { field: 'type', label, before: '', after },
    ])
  },
)

test('D13-04 people, pharmacies and files are told by their names, wherever a number stands for them', () => {
  const names = { 'user:47': 'Gaëlle Benoit', 'drugstore:12': 'Pharmacie du Port', 'file:5': 'vitrine.jpg' }
  const after = { user_id: 47, target: { drugstore_ids: [12, 13] }, attachment_ids: [5] }

  expect(namedKeys({ before: null, after })).toEqual(['user:47', 'drugstore:12', 'drugstore:13', 'file:5'])
  expect(fieldChanges({ before: null, after, names }).map((change) => change.after)).toEqual([
    'Gaëlle Benoit',
    'Officines\u00A0: Pharmacie du Port, n°\u00A013',
    'vitrine.jpg',
  ])
  expect(subjectName({ ...entry, subject_type: 'user', subject_id: '47', names })).toBe('Gaëlle Benoit')
  const titled = { ...entry, names: { 'content:12': 'Vaccination' } }
  expect(subjectName(titled)).toBe('«\u00A0Vaccination\u00A0»')
})

test('D13-04 the mechanic of a discount is no role either', () => {
  const [change] = fieldChanges({ before: null, after: { discount: { type: 3, amount: 20 } } })
  expect(change?.after).toContain('Mécanique\u00A0: 3')
})
