import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import { expect, test } from 'vitest'
import { validateAll } from '../../lib/form/check.ts'
import { bodyOf, changedFields, DRUGSTORE_RULES, valuesOf } from './drugstore-values.ts'

const drugstore: AdminDrugstore = {
  id: 7,
  cip_officine: '2035417',
  group_name: 'PRLG',
  name: 'Pharmacie des Tilleuls',
  city: 'Rennes',
  siret: '35600000000048',
  finess: null,
  address: null,
  postcode: '35000',
  phone: null,
  email: null,
  packs: ['bVitrine'],
  zone: { id: 3, name: 'Ouest' },
  is_disabled: false,
  disabled_reason: null,
  has_titulaire: true,
  people: 6,
  created_at: '2026-01-01T00:00:00Z',
}

test('D13-03 only the fields that were touched are sent', () => {
  const values = { ...valuesOf(drugstore), city: 'Brest', packs: ['cBusiness'], zone_id: '' }

  expect(changedFields(drugstore, values)).toEqual({ city: 'Brest', packs: ['cBusiness'], zone_id: null })
  expect(changedFields(drugstore, valuesOf(drugstore))).toEqual({})
})

test('D13-03 an empty optional field is sent as nothing at all', () => {
  expect(bodyOf(valuesOf(drugstore))).toMatchObject({ finess: null, address: null, phone: null, zone_id: 3 })
})

test('D3-04 D13-03 every wrong field of a new drugstore has its sentence', () => {
  const values = { ...valuesOf(null), cip_officine: '203', postcode: '9700', email: 'x@y' }

  const errors = validateAll(values, DRUGSTORE_RULES)

  expect(errors).toEqual({
    name: 'Ce champ est requis.',
    cip_officine: 'Le code CIP compte 7 chiffres : vous en avez saisi 3.',
    siret: 'Ce champ est requis.',
    group_name: 'Choisissez un groupe.',
    postcode: 'Saisissez un code postal français à 5 chiffres.',
    city: 'Ce champ est requis.',
    email: 'Saisissez une adresse e-mail valide.',
  })
})
