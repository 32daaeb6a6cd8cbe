import type { DemoContext } from './demo-content.ts'
import { pictureName } from '../pictures.ts'

type Visual = readonly [name: string, format: string]

const POSTER: readonly Visual[] = [
  ['affiche A3', 'A3'],
  ['bandeau de caisse', 'Bandeau 2400 × 800'],
  ['carré pour les réseaux', 'Carré 1080 × 1080'],
]
const SOCIAL: readonly Visual[] = [
  ['carré', 'Carré 1080 × 1080'],
  ['story', 'Vertical 1080 × 1920'],
  ['bannière', 'Bannière 1640 × 624'],
]
const drawn = (...names: string[]): readonly Visual[] =>
  names.map((name) => [name, 'Illustration 1600 × 1000'])

/** What each album of the gallery holds. */
export const VISUALS: Readonly<Record<string, readonly Visual[]>> = {
  'Prêts pour l’hiver': POSTER,
  'Vaccination grippe': SOCIAL,
  'Octobre rose': POSTER,
  'Logo du réseau': [
    ['logo en couleurs', 'PNG 2400 × 1000'],
    ['logo sur fond sombre', 'PNG 2400 × 1000'],
    ['symbole seul', 'PNG 2000 × 2000'],
  ],
  'Vitrine de Noël': [
    ['fond de vitrine', '120 × 80 cm'],
    ['vitrophanie', '40 × 40 cm'],
    ['bandeau de vitrine', '120 × 40 cm'],
  ],
  'Équipes en officine': drawn('au comptoir', 'le conseil', 'devant l’officine'),
  'Gamme Mieux vivre': drawn('la salle de bain', 'la mobilité', 'la chambre'),
  Immunité: POSTER,
  'Journée Académie': drawn('la conférence', 'l’atelier', 'la remise des attestations'),
  'Visuels Hydrélis': SOCIAL,
  'Visuels Maréole': SOCIAL,
  'Horaires de garde': POSTER,
}

export const mediaOf = (album: string, context: DemoContext) =>
  VISUALS[album]!.map(([name, format]) => ({
    file: context.picture(pictureName('visual', `${album} ${name}`)),
    title: `${album}, ${name}`,
    format,
  }))
