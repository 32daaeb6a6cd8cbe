import { expect, test } from 'vitest'
import {
  emptyTarget,
  explain,
  isWholeNetwork,
  normaliseTarget,
  targetHolds,
  type AudienceViewer,
  type Target,
} from './audience.ts'

const titulaire: AudienceViewer = {
  right_id: null,
  account_type: 200,
  drugstore_id: 7,
  site: 1,
  environment: 0,
  group: 0,
  packs: ['bVitrine'],
  zones: [3],
}
const target = (part: Partial<Target> = {}) => normaliseTarget(part)

test.each([
  ['nothing asked', {}, {}, true],
  ['their site', { sites: [1] }, {}, true],
  ['the other site', { sites: [0] }, {}, false],
  ['their environment', { environments: [0] }, {}, true],
  ['the tablet', { environments: [1] }, {}, false],
  ['one of several groups', { groups: [0, 2] }, {}, true],
  ['another group', { groups: [1] }, {}, false],
  ['a group, and the viewer has none', { groups: [0] }, { group: null }, false],
  ['one of their packs', { packs: ['aTradition', 'bVitrine'] }, {}, true],
  ['a pack they do not have', { packs: ['cBusiness'] }, {}, false],
  ['a zone of theirs', { zones: [3, 4] }, {}, true],
  ['another zone', { zones: [4] }, {}, false],
  ['their role', { account_types: [200, 180] }, {}, true],
  ['another role', { account_types: [100] }, {}, false],
  ['their pharmacy by name', { drugstore_ids: [7] }, {}, true],
  ['another pharmacy by name', { drugstore_ids: [8] }, {}, false],
  ['their pharmacy excluded', { excluded_drugstore_ids: [7] }, {}, false],
  ['their pharmacy named and excluded', { drugstore_ids: [7], excluded_drugstore_ids: [7] }, {}, false],
  ['another pharmacy excluded', { excluded_drugstore_ids: [8] }, {}, true],
  [
    'an exclusion, and the viewer has no pharmacy',
    { excluded_drugstore_ids: [8] },
    { drugstore_id: null },
    true,
  ],
  ['all dimensions but one', { groups: [0], packs: ['bVitrine'], zones: [4] }, {}, false],
  ['nothing asked, of a guest', {}, { account_type: 0 }, false],
  ['guests named, of a guest', { account_types: [0] }, { account_type: 0 }, true],
  ['guests named, of a titulaire', { account_types: [0] }, {}, false],
  ['nothing asked, of someone without account', {}, { account_type: null }, false],
  ['everything wrong, of the head office', { groups: [1], zones: [9] }, { right_id: 3 }, true],
])('D4-01 D4-02 D4-04 %s', (_, part, change, expected) => {
  expect(targetHolds(target(part), { ...titulaire, ...change })).toBe(expected)
})

test('D4-04 what is public reaches passers-by and guests, unless it names somebody', () => {
  const guest = { ...titulaire, account_type: 0 }

  expect(targetHolds(target(), null, true)).toBe(true)
  expect(targetHolds(target(), guest, true)).toBe(true)
  expect(targetHolds(target(), null, false)).toBe(false)
  expect(targetHolds(target({ groups: [0] }), null, true)).toBe(false)
  expect(targetHolds(target({ groups: [1] }), titulaire, true)).toBe(false)
})

test('D4-05 the explanation names each dimension and what is missing, in French', () => {
  const zones = new Map([
    [3, 'Ouest'],
    [4, 'Sud'],
  ])
  const { visible, dimensions } = explain(target({ groups: [0], zones: [4] }), titulaire, {
    names: { zones },
  })

  expect(visible).toBe(false)
  expect(dimensions.filter((verdict) => !verdict.holds)).toEqual([
    { dimension: 'zones', holds: false, message: 'Zones\u00a0: Ouest, alors que la cible demande Sud.' },
  ])
  expect(dimensions.find((verdict) => verdict.dimension === 'groups')?.message).toBe(
    'Groupe\u00a0: MPR, dans la cible.',
  )
  expect(dimensions).toHaveLength(8)
})

test('D4-05 the explanation says a group as people do, and agrees with a pharmacy as with a role', () => {
  const national = { ...titulaire, group: 2, drugstore_id: 7 }
  const names = { drugstores: new Map([[7, 'Pharmacie de la Mairie']]) }
  const messages = explain(target({ groups: [2], drugstore_ids: [7] }), national, { names }).dimensions.map(
    ({ message }) => message,
  )

  expect(messages).toContain('Groupe\u00a0: MPR national, dans la cible.')
  expect(messages).toContain('Officines nommées\u00a0: Pharmacie de la Mairie, dans la cible.')
})

test('D15-01 equal audiences are equal values', () => {
  expect(normaliseTarget({ zones: [3, 1, 3], packs: ['b', 'a', 'b'] })).toEqual({
    ...emptyTarget(),
    zones: [1, 3],
    packs: ['a', 'b'],
  })
})

test.each([
  [{}, true],
  [{ groups: [0], account_types: [200], sites: [1] }, true],
  [{ packs: ['cBusiness'] }, false],
  [{ zones: [1] }, false],
  [{ drugstore_ids: [1] }, false],
  [{ excluded_drugstore_ids: [1] }, false],
])('D6-05 %o leaves no pharmacy out: %s', (part, expected) => {
  expect(isWholeNetwork(target(part))).toBe(expected)
})
