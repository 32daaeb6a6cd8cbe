import {
  CORAL,
  GREEN,
  INK,
  LIME,
  MIST,
  NIGHT,
  SUN,
  TEAL,
  WHITE,
  cross,
  disc,
  line,
  mirrored,
  move,
  part,
  path,
  rect,
} from './shapes.ts'
import type { Part } from './shapes.ts'
import { SKINS, HAIRS } from './looks.ts'

export interface Look {
  skin?: keyof typeof SKINS
  hair?: keyof typeof HAIRS
  cut?: 'short' | 'bob' | 'bun' | 'curls' | 'long' | 'bald' | 'veil'
  wears?: string
  coat?: boolean
  glasses?: boolean
  beard?: boolean
}

const back = (cut: Look['cut'], hair: string): string => {
  if (cut === 'long') return path('M58 66c0-40 84-40 84 0l10 84c-20 16-84 16-104 0z', hair)
  if (cut === 'bob') return path('M54 62c0-46 92-46 92 0v44c0 14-20 18-24 6H78c-4 12-24 8-24-6z', hair)
  if (cut === 'bun') return disc(100, 16, 18, hair)
  if (cut === 'curls')
    return [
      [60, 54],
      [56, 78],
      [140, 54],
      [144, 78],
      [74, 34],
      [126, 34],
      [100, 26],
      [62, 96],
      [138, 96],
    ]
      .map(([x, y]) => disc(x!, y!, 20, hair))
      .join('')
  if (cut === 'veil')
    return path('M50 70c0-62 100-62 100 0 0 40 10 56 14 76-40 20-88 20-128 0 4-20 14-36 14-76z', hair)
  return ''
}
const fringe = (cut: Look['cut'], hair: string): string => {
  if (cut === 'bald')
    return path('M62 66c-4-12-2-22 4-28 2 10 2 18 0 26zM138 66c4-12 2-22-4-28-2 10-2 18 0 26z', hair)
  if (cut === 'curls') return path('M62 62c0-40 76-40 76 0-14-4-20-16-24-20-10 14-34 18-52 20z', hair)
  if (cut === 'veil') return path('M60 66c0-50 80-50 80 0-6-18-20-28-40-28s-34 10-40 28z', hair)
  return path('M60 72c-6-54 86-58 80 0-4-8-8-20-18-26-14 14-40 16-54 10-2 6-6 10-8 16z', hair)
}

/** Head and shoulders in a box of 200 × 220: warm, flat, everybody different. */
export function person(words: string, look: Look = {}): Part {
  const skin = SKINS[look.skin ?? 'light']
  const hair = HAIRS[look.hair ?? 'brown']
  const cut = look.cut ?? 'short'
  const wears = look.wears ?? TEAL
  const clothes = look.coat
    ? path('M18 220c0-54 30-72 82-72s82 18 82 72z', WHITE) +
      path('M78 150l22 34 22-34 8 4-30 60-30-60z', wears) +
      line('M100 184v36', 3, MIST) +
      rect(128, 184, 30, 24, 5, GREEN) +
      cross(143, 196, 14, WHITE) +
      path('M70 152l30 36-22 10zM130 152l-30 36 22 10z', '#edf4f5')
    : path('M18 220c0-54 30-72 82-72s82 18 82 72z', wears) + path('M76 150c8 18 40 18 48 0z', skin)
  return part(
    200,
    220,
    words,
    cut === 'veil' ? '' : back(cut, hair),
    clothes,
    rect(84, 112, 32, 46, 14, skin),
    path('M84 132c10 10 22 10 32 0v8c-10 10-22 10-32 0z', NIGHT, ' opacity=".12"'),
    cut === 'veil' ? back(cut, hair) : '',
    disc(62, 84, 9, skin),
    disc(138, 84, 9, skin),
    path('M62 66c0-36 76-36 76 0v26c0 24-18 40-38 40S62 116 62 92z', skin),
    look.beard ? path('M62 88c4 12 16 6 38 6s34 6 38-6v8c0 24-18 40-38 40S62 120 62 96z', hair) : '',
    fringe(cut, hair),
    disc(85, 84, 4.4, NIGHT),
    disc(115, 84, 4.4, NIGHT),
    line('M90 106c6 7 14 7 20 0', 4, look.beard ? WHITE : '#a3523a'),
    disc(76, 100, 6, CORAL, ' opacity=".35"'),
    disc(124, 100, 6, CORAL, ' opacity=".35"'),
    look.glasses
      ? `<g fill="none" stroke="${NIGHT}" stroke-width="3.6"><circle cx="85" cy="84" r="12"/><circle cx="115" cy="84" r="12"/><path d="M97 84h6"/></g>`
      : '',
  )
}

export const pharmacist = person('une pharmacienne', { coat: true, cut: 'bob', hair: 'brown' })
export const pharmacist2 = person('un pharmacien', {
  coat: true,
  skin: 'dark',
  hair: 'black',
  cut: 'short',
  glasses: true,
  wears: INK,
})
export const pharmacist3 = person('une préparatrice', {
  coat: true,
  skin: 'tan',
  hair: 'black',
  cut: 'bun',
  wears: CORAL,
})
export const pharmacist4 = person('un préparateur', {
  coat: true,
  hair: 'red',
  cut: 'short',
  beard: true,
  wears: GREEN,
})
export const holder = person('une titulaire', {
  coat: true,
  skin: 'brown',
  hair: 'black',
  cut: 'curls',
  wears: SUN,
})
export const elder = person('une dame âgée', { hair: 'grey', cut: 'bun', wears: '#b27fb0', glasses: true })
export const elderMan = person('un monsieur âgé', { hair: 'grey', cut: 'bald', wears: INK, glasses: true })
export const mother = person('une mère', { skin: 'tan', hair: 'brown', cut: 'long', wears: CORAL })
export const father = person('un père', {
  skin: 'brown',
  hair: 'black',
  cut: 'short',
  wears: SUN,
  beard: true,
})
export const veiled = person('une cliente', { skin: 'tan', cut: 'veil', hair: 'teal', wears: INK })
export const youngMan = person('un jeune homme', { skin: 'dark', hair: 'black', cut: 'curls', wears: GREEN })
export const woman = person('une femme', { hair: 'red', cut: 'long', wears: TEAL })
export const trainer = person('une formatrice', { skin: 'light', hair: 'blond', cut: 'bob', wears: INK })
export const consultant = person('un formateur', {
  skin: 'tan',
  hair: 'brown',
  cut: 'short',
  wears: '#35707d',
  glasses: true,
})
export const vaccinated = person('une personne que l’on vaccine', {
  skin: 'brown',
  hair: 'black',
  cut: 'curls',
  wears: GREEN,
})
const child = person('un enfant', { skin: 'brown', hair: 'black', cut: 'curls', wears: SUN })
export const kid: Part = { ...child, words: 'un enfant' }
const babyFace = SKINS.light
export const baby = part(
  170,
  180,
  'un bébé',
  path('M20 180c0-44 26-62 65-62s65 18 65 62z', SUN),
  disc(85, 72, 58, babyFace),
  disc(28, 78, 10, babyFace),
  disc(142, 78, 10, babyFace),
  path('M78 18c6 14 18 14 20 2', 'none', ` stroke="#8a4a1f" stroke-width="6" stroke-linecap="round"`),
  disc(64, 74, 5.5, NIGHT),
  disc(106, 74, 5.5, NIGHT),
  line('M76 96c6 7 12 7 18 0', 4.5, '#a3523a'),
  disc(50, 90, 9, CORAL, ' opacity=".4"'),
  disc(120, 90, 9, CORAL, ' opacity=".4"'),
)

/** Several people shoulder to shoulder. */
export function team(words: string, people: readonly Part[]): Part {
  const step = 118
  const order = people
    .map((one, index) => ({ one, index }))
    .toSorted(
      (a, b) => Math.abs(b.index - (people.length - 1) / 2) - Math.abs(a.index - (people.length - 1) / 2),
    )
  return part(
    200 + step * (people.length - 1),
    240,
    words,
    ...order.map(({ one, index }) =>
      move(one.svg, index * step, Math.abs(index - (people.length - 1) / 2) * 8 + 12),
    ),
  )
}

/** Two people who talk over a counter or a table. */
export function talk(words: string, one: Part, other: Part): Part {
  return part(
    430,
    230,
    words,
    move(one.svg, 0, 10),
    move(mirrored(other).svg, 230, 10),
    move(
      path(
        'M14 0h42a14 14 0 0 1 14 14v16a14 14 0 0 1-14 14H34L20 56V44h-6A14 14 0 0 1 0 30V14A14 14 0 0 1 14 0z',
        WHITE,
      ),
      178,
      6,
    ),
    disc(198, 28, 5, INK),
    disc(213, 28, 5, INK),
    disc(228, 28, 5, INK),
  )
}

/** In bed, eyes closed. */
export const sleeper = part(
  300,
  190,
  'une personne endormie',
  rect(6, 60, 18, 124, 8, INK),
  rect(276, 96, 18, 88, 8, INK),
  rect(16, 140, 268, 26, 8, INK),
  path('M30 100c20-16 70-16 90 0 6 16 4 30 0 40H30c-6-12-6-26 0-40z', WHITE),
  path('M60 100c0-44 70-44 70 0v12c0 20-16 32-35 32s-35-12-35-32z', SKINS.tan),
  path('M56 104c-8-56 84-60 76 0-8-22-40-34-76 0z', HAIRS.black),
  line('M76 110c5 5 10 5 14 0M102 110c5 5 10 5 14 0', 4, NIGHT),
  line('M90 128c4 3 8 3 12 0', 4, '#a3523a'),
  path('M70 134c60-30 200-26 210 6v6H62z', TEAL),
  path('M70 134c60-30 200-26 210 6-50-12-150-14-210-6z', LIME),
)

/** Faces from the side, for what is done to a nose or a throat. */
export const profile = (
  skin: keyof typeof SKINS,
  hair: keyof typeof HAIRS,
  open: boolean,
  wears: string,
): string =>
  path('M8 230c4-44 30-62 76-64h30c20 4 30 30 34 64z', wears) +
  path('M62 112h46l4 58c-14 14-36 14-48 2z', SKINS[skin]) +
  path(
    `M52 84c0-56 90-62 96-10 2 14 0 18 4 26l14 22c2 6-4 8-12 8l-2 12${open ? 'l-14 4 12 8' : 'c2 6-2 8-6 10'}c2 14-10 20-26 18-40-4-66-44-66-98z`,
    SKINS[skin],
  ) +
  path(
    'M44 96C36 20 128 4 146 56c-20 10-44 8-60 2-2 16-8 26-14 30 4 16 0 32-8 40-12-8-18-18-20-32z',
    HAIRS[hair],
  ) +
  disc(128, 86, 5, NIGHT) +
  disc(116, 112, 9, CORAL, ' opacity=".35"')
export const glove = path(
  'M0 22c0-12 10-20 22-20h40c6 0 8 8 2 10H48c14-2 26 0 30 6 4 8-2 12-10 12 6 4 4 12-4 12 4 6 0 12-8 12H30C12 54 0 42 0 22z',
  TEAL,
)
export const gloveSleeve = rect(-60, 6, 70, 44, 12, WHITE)
export const handShape = (skin: string): string =>
  path(
    'M0 24c0-14 12-22 26-22h36c8 0 10 10 2 12l-14 2h38c9 0 9 13 0 14H62h20c9 0 9 12 0 13H60h14c8 0 8 11 0 12H32C14 55 0 42 0 24z',
    skin,
  )
