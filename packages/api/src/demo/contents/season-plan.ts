import type { DemoContent } from './demo-content.ts'

/** What stays in place for several months: where, from which month to which, the theme and whose it is. */
export const SEASON_PLAN = [
  ['tg1', 1, 2, 'Vitalité', 'Vitalune'],
  ['tg1', 3, 5, 'Drainage et détox', 'Florvéa'],
  ['tg1', 6, 8, 'Solaires', 'Solénia'],
  ['tg1', 10, 12, 'Toux et gorge', 'Pulméa'],
  ['tg2', 1, 3, 'Peaux sèches', 'Évanor'],
  ['tg2', 4, 5, 'Bébé au printemps', 'Bébélia'],
  ['tg2', 6, 7, 'Jambes en été', 'Vitalune'],
  ['tg2', 8, 9, 'Sommeil de rentrée', 'Kalméo'],
  ['tg2', 10, 12, 'Coffrets de fêtes', 'Évanor'],
  ['lineaire', 1, 6, 'Sourire', 'Dentéor'],
  ['lineaire', 7, 12, 'Soin du visage', 'Évanor'],
  ['ecran', 1, 6, 'Bien manger', null],
  ['ecran', 7, 9, 'Fortes chaleurs', null],
  ['ecran', 10, 12, 'Gestes d’hiver', null],
  ['tablette', 1, 8, 'Mieux vivre chez soi', null],
  ['tablette', 9, 12, 'Carte de fidélité', null],
] as const

type Spot = (typeof SEASON_PLAN)[number][0]

/** What the plan calls it, and what it is put up with. */
const PLACES: Readonly<
  Record<Spot, readonly [name: string, material: readonly (readonly [string, number])[]]>
> = {
  tg1: [
    'tête de gondole 1',
    [
      ['Fronton', 1],
      ['Réglettes', 4],
    ],
  ],
  tg2: [
    'tête de gondole 2',
    [
      ['Fronton', 1],
      ['Réglettes', 4],
    ],
  ],
  lineaire: [
    'linéaire',
    [
      ['Balisage de rayon', 1],
      ['Réglettes', 10],
    ],
  ],
  ecran: ['écran', [['Boucle de vingt secondes', 1]]],
  tablette: ['tablette', [['Socle de comptoir', 1]]],
}

const pad = (value: number) => String(value).padStart(2, '0')

export const seasonTitle = (theme: string, spot: Spot): string => `${theme} : ${PLACES[spot][0]}`

/** The rows of the plan beside the window and the counter, which change every month. */
export const seasonContents: readonly DemoContent[] = SEASON_PLAN.map(
  ([spot, from, to, theme, laboratory], rank) => {
    const [name, material] = PLACES[spot]
    return {
      title: seasonTitle(theme, spot),
      excerpt: `${theme}, ${name}.`,
      from: -130 + rank,
      text: [],
      ...(laboratory === null ? {} : { laboratory }),
      fields: (context) => ({
        year: context.year,
        month: from,
        month_end: to,
        spot,
        install_on: `${context.year}-${pad(from)}-02`,
        remove_on: `${context.year}-${pad(to)}-28`,
        enrolment_open: true,
        planogram: context.pdf(`Planogramme : ${theme}`),
        pos_material: material.map(([label, quantity]) => ({ label, quantity })),
        facings: [],
      }),
    } satisfies DemoContent
  },
)
