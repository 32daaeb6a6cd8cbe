import type { GroupName } from '@kiosque/contract/domain/network'
import { createRandom } from '@kiosque/contract/domain/quiz-draw'
import type { DemoDrugstore } from '../demo-drugstores.ts'
import { FAMILIES, SIGNS, STREETS } from './names.ts'
import { ZONE_TOWNS } from './towns.ts'

export interface NetworkDrugstore extends DemoDrugstore {
  /** Days before the first start when it joined the network. */
  joined: number
  /** The name of whoever holds it, where it is called after them. */
  family?: string
}

// In each zone four in ten, three in ten, three in ten: none is so rare there that its figures would be hidden.
const GROUPS_IN_TURN: readonly GroupName[] = [
  'MPR',
  'PRLG',
  'MPR_NAT',
  'MPR',
  'PRLG',
  'MPR',
  'MPR_NAT',
  'MPR',
  'PRLG',
  'MPR_NAT',
]

const PACKS_IN_TURN: readonly string[][] = [
  ['bVitrine'],
  ['aTradition'],
  ['cBusiness', 'bClickCollect'],
  ['aTradition', 'aVisibilite'],
  ['non'],
  ['bVitrine', 'aVisibilite'],
  ['cBusiness'],
]

/** One pharmacy in forty waits for somebody to register at its head. */
const FREE_EVERY = 40

/** The rest of the network, invented from numbers: the same at every first start. */
export function networkDrugstores(): NetworkDrugstore[] {
  const random = createRandom(20_261)
  const drugstores: NetworkDrugstore[] = []
  for (const { zone, pharmacies, area, towns } of ZONE_TOWNS) {
    for (let rank = 0; rank < pharmacies; rank += 1) {
      const index = drugstores.length
      const { postcode, city } = towns[rank % towns.length] ?? { postcode: '', city: '' }
      // Every other one is called after its titulaire, as long as there are signs for the rest.
      const isSign = index % 2 === 0
      const family = FAMILIES[(index * 5) % FAMILIES.length] ?? ''
      const street = STREETS[Math.floor(random() * STREETS.length)] ?? ''
      drugstores.push({
        name: `Pharmacie ${isSign ? (SIGNS[index / 2] ?? '') : family}`,
        address: `${1 + Math.floor(random() * random() * 140)}, ${street}`,
        postcode,
        city,
        zone,
        area,
        group: GROUPS_IN_TURN[rank % GROUPS_IN_TURN.length] ?? 'MPR',
        packs: PACKS_IN_TURN[index % PACKS_IN_TURN.length] ?? [],
        isFree: index % FREE_EVERY === FREE_EVERY - 2,
        // A network that grows: the nearer, the more of them joined.
        joined: Math.round(190 + random() ** 1.6 * 1_400),
        ...(isSign ? {} : { family }),
      })
    }
  }
  return drugstores
}
