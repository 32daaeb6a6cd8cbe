import { PRODUCTS as b } from './brands.ts'
import * as a from './aids.ts'
import * as v from './devices.ts'
import type { ToneName } from './places.ts'
import type { Part } from './shapes.ts'

/** Each product of the network’s own ranges, and the ground it is shown on. */
export const RANGE: Readonly<Record<string, readonly [Part, ToneName]>> = {
  'Chaise de douche à dossier, hauteur réglable': [v.showerChair, 'sky'],
  "Barre d'appui antidérapante 40 cm": [a.grabBar, 'cream'],
  'Rehausseur de toilettes avec accoudoirs': [a.toiletRaiser, 'leaf'],
  'Canne réglable, poignée anatomique': [a.cane, 'butter'],
  'Déambulateur pliant à deux roues': [v.walkingFrame, 'mist'],
  'Fauteuil de transfert léger': [v.wheelchair, 'blush'],
  'Enfile-bas rigide': [a.stockingAid, 'cream'],
  'Pince de préhension 80 cm': [a.reacher, 'sky'],
  'Pilulier semainier à quatre prises': [v.pillBox, 'butter'],
  'Relève-buste réglable': [a.backrest, 'leaf'],
  'Planche de transfert': [a.transferBoard, 'mist'],
  'Coussin de confort mémoire de forme': [a.cushion, 'blush'],
  'Couverts à manche épais, lot de quatre': [a.cutlery, 'cream'],
  'Verre à découpe nasale': [a.cutGlass, 'sky'],
  'Ouvre-bocal mural': [a.jarOpener, 'leaf'],
  'Sérum physiologique, 40 unidoses': [b.saline, 'mist'],
  'Compresses stériles, boîte de 25': [b.compresses, 'cream'],
  'Spray nasal eau de mer 100 ml': [b.ownSpray, 'sky'],
  'Vitamine C 500, 30 comprimés': [b.vitaminC, 'butter'],
  'Lingettes bébé, lot de trois': [b.ownWipes, 'blush'],
}
