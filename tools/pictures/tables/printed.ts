import { PRODUCTS as b } from '../brands.ts'
import * as a from '../aids.ts'
import * as d from '../desk.ts'
import * as v from '../devices.ts'
import * as g from '../gestures.ts'
import * as n from '../nature.ts'
import * as o from '../organs.ts'
import * as m from '../people.ts'
import { catalogueCover, print, sign, wall } from '../print.ts'
import type { Poster } from '../print.ts'
import { shopfront } from '../shops.ts'
import { draw } from '../scene.ts'
import type { Picture, Table } from '../scene.ts'
import { CREAM, NIGHT, WHITE } from '../shapes.ts'

const WINTER: Poster = {
  tone: 'sky',
  back: 'snow',
  lines: ['Prêts', 'pour l’hiver'],
  parts: [n.woolHat, b.nasalSpray, n.mug],
}
const FLU: Poster = {
  tone: 'night',
  back: 'night',
  lines: ['La grippe,', 'on l’évite'],
  parts: [g.vaccination],
}
const PINK: Poster = {
  tone: 'blush',
  back: 'rays',
  lines: ['Un geste', 'pour soi'],
  parts: [m.woman, o.ribbon, m.holder],
}
const XMAS: Poster = {
  tone: 'coral',
  back: 'snow',
  lines: ['Joyeuses', 'fêtes'],
  parts: [n.gift, n.pine, b.giftBox],
}
const DEFENCE: Poster = {
  tone: 'sun',
  back: 'rays',
  lines: ['Votre défense', 'se prépare'],
  parts: [b.vitaminC, d.shield, b.magnesium],
}
const DRY_SKIN: Poster = {
  tone: 'teal',
  back: 'waves',
  lines: ['Peau sèche ?', 'Parlons-en'],
  parts: [b.softCream, b.bodyBalm, b.cleanser],
}
const NOSE: Poster = {
  tone: 'mist',
  back: 'waves',
  lines: ['Nez bouché ?', 'Parlons-en'],
  parts: [g.noseRinse, b.nasalSpray],
}
const DUTY: Poster = { tone: 'ink', back: 'night', lines: ['Cette nuit,', 'on veille'], parts: [shopfront] }

const poster = (one: Poster): readonly [string, Picture][] => [
  ['affiche A3', print(2000, 2828, 'Affiche', one)],
  ['bandeau de caisse', print(2400, 800, 'Bandeau', one)],
  ['carré pour les réseaux', print(1080, 1080, 'Carré', one)],
]
const social = (one: Poster): readonly [string, Picture][] => [
  ['carré', print(1080, 1080, 'Carré', one)],
  ['story', print(1080, 1920, 'Story', one)],
  ['bannière', print(1640, 624, 'Bannière', one)],
]

/** What each album holds: the name of the visual and its picture. */
export const ALBUMS: Readonly<Record<string, readonly (readonly [name: string, picture: Picture])[]>> = {
  'Prêts pour l’hiver': poster(WINTER),
  'Vaccination grippe': social(FLU),
  'Octobre rose': poster(PINK),
  'Logo du réseau': [
    ['logo en couleurs', sign(2400, 1000, WHITE, NIGHT, 'Logo Kiosque en couleurs sur fond blanc')],
    ['logo sur fond sombre', sign(2400, 1000, NIGHT, WHITE, 'Logo Kiosque sur fond sombre')],
    ['symbole seul', sign(2000, 2000, CREAM, NIGHT, 'Symbole Kiosque : une croix verte sous un toit', true)],
  ],
  'Vitrine de Noël': [
    ['fond de vitrine', print(2400, 1600, 'Fond de vitrine', XMAS)],
    ['vitrophanie', print(2000, 2000, 'Vitrophanie', XMAS)],
    ['bandeau de vitrine', print(2400, 800, 'Bandeau de vitrine', XMAS)],
  ],
  'Équipes en officine': [
    [
      'au comptoir',
      draw('sky', 'counter', [
        m.team('l’équipe derrière le comptoir', [m.pharmacist, m.pharmacist2, m.pharmacist3]),
      ]),
    ],
    [
      'le conseil',
      draw('leaf', 'counter', [m.talk('un conseil donné au comptoir', m.pharmacist3, m.mother)]),
    ],
    ['devant l’officine', draw('teal', 'hills', [shopfront, m.pharmacist4, m.holder])],
  ],
  'Gamme Mieux vivre': [
    ['la salle de bain', draw('sky', 'tiles', [v.showerChair, a.grabBar, a.toiletRaiser])],
    ['la mobilité', draw('leaf', 'hills', [v.walkingFrame, a.cane, v.wheelchair])],
    ['la chambre', draw('cream', 'room', [v.hospitalBed, a.backrest, a.cushion])],
  ],
  Immunité: poster(DEFENCE),
  'Journée Académie': [
    ['la conférence', draw('ink', 'stage', [m.trainer, d.microphone, d.certificate])],
    [
      'l’atelier',
      draw('butter', 'board', [
        m.team('des participants à l’atelier', [m.pharmacist4, m.youngMan, m.pharmacist3]),
      ]),
    ],
    ['la remise des attestations', draw('lime', 'rays', [m.holder, d.certificate, d.trophy])],
  ],
  'Visuels Hydrélis': social(DRY_SKIN),
  'Visuels Maréole': social(NOSE),
  'Horaires de garde': poster(DUTY),
}

const WALLS = [
  'cream',
  'mist',
  'lilac',
  'leaf',
  'sky',
  'butter',
  'blush',
  'mist',
  'teal',
  'cream',
  'sky',
  'sun',
] as const
export const gallery: Table = Object.fromEntries(
  Object.entries(ALBUMS).map(([title, prints], index) => [
    title,
    wall(
      WALLS[index]!,
      prints.map(([, picture]) => picture),
      `L’album « ${title} » : ${prints.map(([name]) => name).join(', ')}`,
    ),
  ]),
)

export const CATALOGUES: readonly (readonly [title: string, season: string, cover: Poster])[] = [
  [
    'Mieux vivre chez soi, hiver',
    'Hiver',
    {
      tone: 'sky',
      back: 'room',
      lines: ['Mieux vivre', 'chez soi'],
      parts: [a.cane, v.showerChair, v.walkingFrame],
    },
  ],
  [
    'Le mois de l’immunité',
    'Novembre',
    {
      tone: 'sun',
      back: 'rays',
      lines: ['Le mois de', 'l’immunité'],
      parts: [b.vitaminC, d.shield, b.vitaminD],
    },
  ],
  [
    'Bébé, les essentiels',
    'Automne',
    {
      tone: 'blush',
      back: 'arch',
      lines: ['Bébé,', 'les essentiels'],
      parts: [n.babyBottle, m.baby, n.teddy],
    },
  ],
  [
    'Prêts pour l’hiver',
    'Décembre',
    {
      tone: 'night',
      back: 'snow',
      lines: ['Prêts pour', 'l’hiver'],
      parts: [n.woolHat, b.nasalSpray, n.mug],
    },
  ],
  [
    'Nos produits du quotidien',
    'Marque du réseau',
    {
      tone: 'leaf',
      back: 'shelf',
      lines: ['Nos produits', 'du quotidien'],
      parts: [b.ownSpray, b.compresses, b.vitaminC],
    },
  ],
  [
    'Beauté de fêtes',
    'Fin d’année',
    { tone: 'coral', back: 'rays', lines: ['Beauté', 'de fêtes'], parts: [b.serum, b.giftBox, b.nightCream] },
  ],
  [
    'Mobilité et transferts',
    'Édition',
    {
      tone: 'mist',
      back: 'hills',
      lines: ['Mobilité', 'et transferts'],
      parts: [v.crutches, v.wheelchair, a.transferBoard],
    },
  ],
  [
    'Salle de bain sûre',
    'Édition',
    {
      tone: 'teal',
      back: 'tiles',
      lines: ['Salle de bain', 'sûre'],
      parts: [a.toiletRaiser, v.showerChair, a.grabBar],
    },
  ],
  [
    'Solaires de l’été',
    'Été',
    {
      tone: 'sky',
      back: 'beach',
      lines: ['Solaires', 'de l’été'],
      parts: [b.sunSpray, n.parasol, b.sunMilk],
    },
  ],
  [
    'Catalogue des équipes',
    'Réservé au réseau,',
    {
      tone: 'lime',
      back: 'hills',
      lines: ['Catalogue', 'des équipes'],
      parts: [m.team('l’équipe', [m.pharmacist2, m.holder, m.pharmacist4])],
    },
  ],
  [
    'Guide des aides techniques',
    'Édition',
    {
      tone: 'lilac',
      back: 'room',
      lines: ['Guide des aides', 'techniques'],
      parts: [a.reacher, v.hospitalBed, a.cutlery],
    },
  ],
  [
    'Petits maux de l’hiver',
    'Hiver',
    {
      tone: 'cream',
      back: 'snow',
      lines: ['Petits maux', 'de l’hiver'],
      parts: [b.syrup, n.scarf, b.pastilles],
    },
  ],
]

/** The years a cover is drawn for; a later one shows the last. */
export const YEARS = [2026, 2027] as const
export const catalogue: Table = Object.fromEntries(
  YEARS.flatMap((year) =>
    CATALOGUES.map(([title, season, cover]) => [
      `${title} ${year}`,
      catalogueCover(cover, `${season} ${year}`),
    ]),
  ),
)
