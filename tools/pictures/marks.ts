import {
  BUTTER,
  CORAL,
  CREAM,
  GREEN,
  INK,
  LIME,
  NIGHT,
  ROSE,
  SUN,
  TEAL,
  WHITE,
  disc,
  line,
  part,
  path,
  range,
  rect,
  text,
} from './shapes.ts'
import type { Part } from './shapes.ts'

/** The mark of a company: its shape and colours, and its first letters. */
interface Mark {
  fill: string
  ink: string
  ground: string
  shape: string
  letters: string
}

const SHAPES = {
  drop: path('M100 6c44 60 78 92 78 132a78 78 0 0 1-156 0C22 98 56 66 100 6z', 'currentColor'),
  wave:
    disc(100, 100, 94, 'currentColor') +
    path('M6 112c40-34 64-34 98 0s60 34 90 0a94 94 0 0 1-188 0z', NIGHT, ' opacity=".2"'),
  hexagon: path('M100 4 184 52v96l-84 48-84-48V52z', 'currentColor'),
  moon:
    path('M100 6a94 94 0 1 0 94 94c0-14-3-27-8-39a40 40 0 0 1-47-47c-12-5-25-8-39-8z', 'currentColor') +
    disc(166, 34, 16, 'currentColor'),
  diamond: path('M100 2 198 100 100 198 2 100z', 'currentColor'),
  lungs: path(
    'M92 10c-60 6-88 90-82 152 4 34 40 34 62 22 16-8 20-20 20-40zM108 10c60 6 88 90 82 152-4 34-40 34-62 22-16-8-20-20-20-40z',
    'currentColor',
  ),
  cloud: path('M50 170a46 46 0 0 1-6-92 58 58 0 0 1 112-14 54 54 0 0 1-4 106z', 'currentColor'),
  shield: path('M100 4l84 30c4 84-16 134-84 162C32 168 12 118 16 34z', 'currentColor'),
  leaf: path('M8 8h96c52 0 88 36 88 88v96H96c-52 0-88-36-88-88z', 'currentColor'),
  sun:
    range(12)
      .map((index) =>
        path('M84 30 100 0l16 30z', 'currentColor', ` transform="rotate(${index * 30} 100 100)"`),
      )
      .join('') + disc(100, 100, 74, 'currentColor'),
  petals: range(6)
    .map(
      (index) =>
        `<ellipse cx="100" cy="52" rx="34" ry="50" fill="currentColor" transform="rotate(${index * 60} 100 100)"/>`,
    )
    .join(''),
  bone:
    rect(30, 70, 140, 60, 30, 'currentColor') +
    disc(44, 64, 38, 'currentColor') +
    disc(44, 136, 38, 'currentColor') +
    disc(156, 64, 38, 'currentColor') +
    disc(156, 136, 38, 'currentColor'),
  square: rect(6, 6, 188, 188, 46, 'currentColor'),
  circle: disc(100, 100, 94, 'currentColor'),
  arch: path('M10 194V100a90 90 0 0 1 180 0v94z', 'currentColor'),
  frame: rect(6, 22, 188, 130, 22, 'currentColor') + rect(70, 160, 60, 24, 8, 'currentColor'),
  chat: path(
    'M40 10h120a34 34 0 0 1 34 34v76a34 34 0 0 1-34 34h-50l-46 38v-38H40A34 34 0 0 1 6 120V44a34 34 0 0 1 34-34z',
    'currentColor',
  ),
  tag: path('M6 60a30 30 0 0 1 30-30h90l70 70-70 70H36a30 30 0 0 1-30-30z', 'currentColor'),
} as const

const mark = (
  fill: string,
  ink: string,
  ground: string,
  shape: keyof typeof SHAPES,
  letters: string,
): Mark => ({ fill, ink, ground, shape: SHAPES[shape], letters })

export const COMPANIES: Readonly<Record<string, Mark>> = {
  Hydrélis: mark(TEAL, WHITE, '#e0f1f3', 'drop', 'Hy'),
  Maréole: mark(INK, WHITE, '#dcebec', 'wave', 'Ma'),
  Ostéane: mark(GREEN, NIGHT, '#eaf4d3', 'hexagon', 'Os'),
  Kalméo: mark('#35457f', BUTTER, '#e5e6f3', 'moon', 'Ka'),
  Évanor: mark(NIGHT, SUN, CREAM, 'diamond', 'Év'),
  Pulméa: mark(CORAL, NIGHT, '#fae6dd', 'lungs', 'Pu'),
  Bébélia: mark('#f2b6a0', NIGHT, '#fdf1d0', 'cloud', 'Bé'),
  Dentéor: mark('#2f8f9a', WHITE, '#e0f1f3', 'shield', 'De'),
  Florvéa: mark('#5f8210', WHITE, '#eaf4d3', 'leaf', 'Fl'),
  Solénia: mark(SUN, NIGHT, '#fdf1d0', 'sun', 'So'),
  Vitalune: mark(ROSE, WHITE, '#fbe3ec', 'petals', 'Vi'),
  Orthéa: mark('#6b6fae', WHITE, '#ebe3f2', 'bone', 'Or'),
  Ospharm: mark(INK, WHITE, '#e0f1f3', 'square', 'Os'),
  Adelya: mark('#d9774f', WHITE, '#fae6dd', 'circle', 'Ad'),
  Déporef: mark(GREEN, NIGHT, '#eaf4d3', 'tag', 'Dé'),
  'Affich’Activ': mark(SUN, NIGHT, '#fdf1d0', 'frame', 'Af'),
  Naocare: mark(TEAL, WHITE, '#dcebec', 'chat', 'Na'),
  'Espace EC': mark(NIGHT, LIME, '#dcebec', 'arch', 'EC'),
}

const inked = (one: Mark): string =>
  `<g color="${one.fill}">${one.shape}</g>` + text(one.letters, 100, 128, 78, one.ink)

/** The mark alone, as it is shown small. */
export const logoOf = (name: string): Part => {
  const one = COMPANIES[name]!
  return part(200, 200, `le logo ${name}`, inked(one))
}
/** The mark and the name beside it. */
export const signOf = (name: string): Part => {
  const one = COMPANIES[name]!
  return part(
    560,
    200,
    `le logo ${name}`,
    inked(one),
    text(name, 232, 132, 92, NIGHT, { from: 'start', most: 320 }),
  )
}
/** A board with the name of the laboratory, to stand in a scene. */
export const boardOf = (name: string): Part => {
  const one = COMPANIES[name]!
  return part(
    300,
    200,
    `l’enseigne ${name}`,
    rect(4, 4, 292, 192, 26, WHITE),
    `<g transform="translate(24 40) scale(.6)">${inked(one)}</g>`,
    text(name, 158, 112, 36, NIGHT, { from: 'start', most: 124 }),
    line('M158 136h90', 6, one.fill),
  )
}
