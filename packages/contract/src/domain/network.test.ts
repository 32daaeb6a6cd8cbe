import { expect, test } from 'vitest'
import { ENVIRONMENTS, GROUPS, groupName, packName, PACKS_BY_SITE, SITES } from './network.ts'

test('S1-04 S3-15 two sites; the network has a kiosk and a tablet environment', () => {
  expect(SITES).toEqual({ consumer: 0, network: 1 })
  expect(ENVIRONMENTS).toEqual({ kiosk: 0, tablet: 1 })
})

test('S3-14 reference groups carry the numbers of the specification', () => {
  expect(GROUPS).toEqual({ MPR: 0, PRLG: 1, MPR_NAT: 2 })
  expect([0, 1, 2, 3].map(groupName)).toEqual(['MPR', 'PRLG', 'MPR_NAT', null])
})

test('S3-17 digital options of a pack, by site', () => {
  expect(PACKS_BY_SITE[SITES.consumer]).toEqual(['aVisibilite', 'bClickCollect', 'non'])
  expect(PACKS_BY_SITE[SITES.network]).toEqual(['aTradition', 'bVitrine', 'cBusiness', 'non'])
})

test('S3-17 a pack is named as such, but for those who have none', () => {
  expect(['bVitrine', 'non', 'inconnu'].map((key) => packName(key))).toEqual([
    'Pack Vitrine',
    'Sans option digitale',
    'Pack inconnu',
  ])
  expect(packName('bVitrine', 'Grande vitrine')).toBe('Pack Grande vitrine')
})
