import { expect, test } from 'vitest'
import { handoffCall } from '../../../lib/open-handoff.ts'
import { partnerOf } from '../parts/partners.ts'

const tile = (url: string | null, handoff?: string) => ({
  url,
  highlightable: { title: 'Ospharm', url, prix_moyen: null, ...(handoff ? { handoff } : {}) },
})

test('S7-62 a tile opens the partner its partnership or its link names, and no other', () => {
  expect(partnerOf(tile('/services/partnerships/12', 'ospharm'))).toBe('ospharm')
  expect(partnerOf(tile('/sign/adelya'))).toBe('adelya')
  expect(partnerOf(tile('/sign/inconnu'))).toBeNull()
  expect(partnerOf(tile('/sign/adelya/../../admin'))).toBeNull()
  expect(partnerOf(tile('https://exemple.test/'))).toBeNull()
})

test('S7-60 S7-65 each partner is asked for in its own way', () => {
  expect(handoffCall('deporef', 7)).toEqual({ path: '/sign/deporef/7' })
  expect(handoffCall('ec', 7)).toEqual({ path: '/sign/ec/7/accueil' })
  expect(handoffCall('naocare', 7)).toEqual({ path: '/sign/naocare', body: { drugstore_id: 7 } })
})
