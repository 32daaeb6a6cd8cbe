import { PRODUCTS as b } from '../brands.ts'
import * as d from '../desk.ts'
import * as v from '../devices.ts'
import { draw, packshot } from '../scene.ts'
import type { Picture, Table } from '../scene.ts'
import { RANGE } from '../range.ts'

export const promotional_offer: Table = {
  'Baume corps relipidant 400 ml': packshot(b.bodyBalm, 'sky'),
  'Spray nasal hypertonique 125 ml': packshot(b.nasalSpray, 'cream'),
  'Magnésium marin et vitamine B6, 60 comprimés': packshot(b.magnesium, 'leaf'),
  'Nuit paisible, 30 gélules à la mélatonine': packshot(b.night, 'butter'),
  'Crème pour le change au liniment, 100 g': packshot(b.liniment, 'blush'),
  'Dentifrice gencives sensibles, 75 ml': packshot(b.toothpaste, 'mist'),
  'Crème visage nuit régénérante, 50 ml': packshot(b.nightCream, 'cream'),
  'Huile essentielle de ravintsara, 10 ml': packshot(b.ravintsara, 'leaf'),
  'Sirop toux sèche, 150 ml': packshot(b.syrup, 'blush'),
  'Lait solaire SPF 50, 200 ml': packshot(b.sunMilk, 'butter'),
  'Confort féminin, 60 gélules': packshot(b.feminine, 'lilac'),
  'Attelle de poignet réversible': packshot(v.wristSplint, 'sky', 'Une attelle de poignet Orthéa, portée'),
  'Gel hydroalcoolique 500 ml': packshot(b.handGel, 'mist'),
  'Pansements assortis, boîte de 50': packshot(b.plasters, 'leaf'),
}

export const product: Table = Object.fromEntries(
  Object.entries(RANGE).map(([title, [one, tone]]) => [title, packshot(one, tone)]),
)

const TECHNICAL = [
  'Sérum physiologique, 40 unidoses',
  'Compresses stériles, boîte de 25',
  'Spray nasal eau de mer 100 ml',
  'Vitamine C 500, 30 comprimés',
  'Lingettes bébé, lot de trois',
  'Chaise de douche à dossier, hauteur réglable',
  "Barre d'appui antidérapante 40 cm",
  'Rehausseur de toilettes avec accoudoirs',
  'Canne réglable, poignée anatomique',
  'Déambulateur pliant à deux roues',
  'Fauteuil de transfert léger',
  'Enfile-bas rigide',
  'Pince de préhension 80 cm',
]

/** The sheet of a product: the product itself, its sheet and its code. */
function sheetOf(title: string): Picture {
  const [one, tone] = RANGE[title]!
  return draw(tone, 'forms', [one, d.sheet('Fiche', 'sa fiche technique'), d.barcode])
}
export const technical_file: Table = Object.fromEntries(
  TECHNICAL.map((title) => [`Fiche technique : ${title}`, sheetOf(title)]),
)
