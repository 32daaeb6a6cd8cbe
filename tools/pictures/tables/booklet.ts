import { PRODUCTS as b } from '../brands.ts'
import * as g from '../gestures.ts'
import * as m from '../people.ts'
import * as n from '../nature.ts'
import * as o from '../organs.ts'
import * as v from '../devices.ts'
import { TONES } from '../places.ts'
import type { ToneName } from '../places.ts'
import { catalogueCover } from '../print.ts'
import { RANGE } from '../range.ts'
import { framed, listed, stand } from '../scene.ts'
import type { Picture, Table } from '../scene.ts'
import type { Part } from '../shapes.ts'
import { CATALOGUES } from './printed.ts'

/** What a catalogue advises rather than sells. */
const ADVICE: Readonly<Record<string, readonly [Part, ToneName]>> = {
  'Une gorge qui gratte': [n.mug, 'cream'],
  'Vaccination contre la grippe': [g.vaccination, 'sky'],
  'Se laver les mains': [g.washing, 'mist'],
  'Aérer dix minutes': [n.leaves, 'leaf'],
  'Le sommeil': [n.pillow, 'lilac'],
  Bouger: [o.foot, 'leaf'],
  Nettoyer: [b.cleanser, 'sky'],
  Hydrater: [b.softCream, 'blush'],
  Offrir: [n.gift, 'butter'],
  Protéger: [b.sunMilk, 'butter'],
  'Les enfants': [n.sunglasses, 'sky'],
  'Après le soleil': [n.glass, 'mist'],
  'Sur ordonnance': [g.prescriptionHand, 'mist'],
  'À louer': [v.wheelchair, 'cream'],
  'L’allocation d’autonomie': [m.elder, 'leaf'],
}

/** Square and small: it stands beside its words on a page of a catalogue. */
function beside(one: Part, tone: ToneName): Picture {
  const { ground, soft } = TONES[tone]
  const inner = `<rect width="400" height="400" fill="${ground}"/><circle cx="200" cy="200" r="150" fill="${soft}" opacity=".6"/>${stand(one, 200, 336, 272, 320)}`
  return { width: 420, height: 420, alt: listed([one.words]), svg: framed(420, 420, [400, 400], inner) }
}

const cover = ([title, season, poster]: (typeof CATALOGUES)[number]): [string, Picture] => {
  // The book may be opened another year: its cover bears none.
  const drawn = catalogueCover(poster, season === 'Édition' ? 'Toutes les pièces de la maison' : season)
  return [`Couverture ${title}`, { ...drawn, width: 720, height: 960 }]
}

/** Pictures printed inside catalogues: their covers, and one for each thing they show. */
export const book: Table = Object.fromEntries([
  ...CATALOGUES.map(cover),
  ...Object.entries({ ...RANGE, ...ADVICE }).map(([name, [one, tone]]) => [name, beside(one, tone)] as const),
])
