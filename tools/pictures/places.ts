import {
  BUTTER,
  CORAL,
  GREEN,
  INK,
  LIME,
  NIGHT,
  STEEL,
  SUN,
  TEAL,
  WHITE,
  WOOD,
  cross,
  disc,
  faint,
  line,
  oval,
  path,
  range,
  rect,
} from './shapes.ts'

/** Colours of a picture: its ground, two tones of it, and what stands out. */
export interface Tone {
  ground: string
  soft: string
  mid: string
  deep: string
}
export const TONES = {
  sky: { ground: '#e0f1f3', soft: '#c9e6ea', mid: '#aed8dc', deep: INK },
  leaf: { ground: '#eaf4d3', soft: '#d9ebb0', mid: '#c3de86', deep: INK },
  cream: { ground: '#f5ede2', soft: '#ecdfcc', mid: '#e2cfb3', deep: INK },
  blush: { ground: '#fae6dd', soft: '#f5d2c3', mid: '#f0bca6', deep: NIGHT },
  butter: { ground: '#fdf1d0', soft: '#fae4a8', mid: '#f8d57f', deep: INK },
  mist: { ground: '#dcebec', soft: '#c8dee0', mid: '#aecdd1', deep: INK },
  night: { ground: NIGHT, soft: '#0d3742', mid: INK, deep: WHITE },
  ink: { ground: INK, soft: '#1b6070', mid: '#2a7687', deep: WHITE },
  teal: { ground: '#8ccad0', soft: '#a6d8dd', mid: '#74bec5', deep: NIGHT },
  lime: { ground: '#b9d96a', soft: '#c9e388', mid: '#a3c94a', deep: NIGHT },
  sun: { ground: '#f8d06b', soft: '#fadd92', mid: '#f3bd3c', deep: NIGHT },
  coral: { ground: '#f3a788', soft: '#f6bba2', mid: '#ea8f6b', deep: NIGHT },
  lilac: { ground: '#ebe3f2', soft: '#ddd0e9', mid: '#c9b6dc', deep: INK },
} as const satisfies Record<string, Tone>
export type ToneName = keyof typeof TONES

export const [WIDE, HIGH, FLOOR] = [800, 500, 400]

const QUARTER = 'M0 0h100a100 100 0 0 1-100 100z'
const LEAF = 'M0 0h40a60 60 0 0 1 60 60v40h-40a60 60 0 0 1-60-60z'
const HALF = 'M0 100a50 50 0 0 1 100 0z'
const form = (column: number, row: number, d: string, turn: number, fill: string) =>
  `<path transform="translate(${column * 100} ${row * 100}) rotate(${turn} 50 50)" d="${d}" fill="${fill}"/>`
const ground = ({ ground: fill }: Tone) => rect(0, 0, WIDE, HIGH, 0, fill)
const floor = (tone: Tone, y = FLOOR) => rect(0, y, WIDE, HIGH - y, 0, tone.mid)

/** What is behind: each takes the colours of the picture. */
export const BACKDROPS = {
  disc: (tone: Tone) =>
    ground(tone) +
    disc(400, 250, 216, tone.soft) +
    disc(400, 250, 160, tone.mid, ' opacity=".45"') +
    disc(96, 96, 34, tone.soft) +
    disc(716, 250, 30, tone.soft) +
    disc(700, 90, 18, tone.mid) +
    disc(84, 270, 14, tone.mid) +
    floor(tone),
  forms: (tone: Tone) =>
    ground(tone) +
    form(0, 0, QUARTER, 0, tone.soft) +
    form(0, 2, LEAF, 90, tone.mid) +
    form(0, 4, QUARTER, 270, tone.soft) +
    form(1, 1, HALF, 180, tone.soft) +
    form(1, 3, 'M50 8a42 42 0 1 0 .1 0z', 0, tone.soft) +
    form(7, 0, LEAF, 0, tone.mid) +
    form(7, 2, QUARTER, 180, tone.soft) +
    form(7, 4, HALF, 0, tone.mid) +
    form(6, 1, 'M50 8a42 42 0 1 0 .1 0z', 0, tone.soft) +
    form(6, 3, QUARTER, 90, tone.soft) +
    rect(0, FLOOR, WIDE, 100, 0, tone.soft, ' opacity=".55"'),
  arch: (tone: Tone) =>
    ground(tone) +
    path(`M190 ${FLOOR}V250a210 210 0 0 1 420 0v150z`, tone.soft) +
    path(`M244 ${FLOOR}V262a156 156 0 0 1 312 0v138z`, tone.mid, ' opacity=".5"') +
    floor(tone),
  hills: (tone: Tone) =>
    ground(tone) +
    path('M0 330c120-90 240-90 360-20s260 60 440-50v240H0z', tone.soft) +
    path('M0 420c160-90 300-50 420-20s260 10 380-50v150H0z', tone.mid),
  rays: (tone: Tone) =>
    ground(tone) +
    range(12)
      .map((index) => path('M400 250 360-360h80z', tone.soft, ` transform="rotate(${index * 30} 400 250)"`))
      .join('') +
    disc(400, 250, 150, tone.soft) +
    floor(tone),
  waves: (tone: Tone) =>
    ground(tone) +
    path('M0 300c100-50 160-50 270 0s180 50 270 0 170-40 260 0v200H0z', tone.soft) +
    path('M0 380c100-50 180-30 270 0s180 40 270 0 170-40 260 0v120H0z', tone.mid),
  snow: (tone: Tone) =>
    ground(tone) +
    path('M0 360c140-70 240-60 380-20s260 40 420-30v190H0z', tone.soft) +
    path('M0 430c160-60 320-40 440-20s240 10 360-30v120H0z', WHITE) +
    [
      [80, 80],
      [180, 150],
      [300, 60],
      [520, 70],
      [640, 150],
      [730, 70],
      [120, 260],
      [690, 260],
      [250, 220],
      [580, 230],
    ]
      .map(([x, y], index) => disc(x!, y!, index % 3 === 0 ? 9 : 6, WHITE, ' opacity=".9"'))
      .join(''),
  night: (tone: Tone) =>
    ground(tone) +
    disc(630, 110, 60, BUTTER) +
    disc(606, 96, 56, tone.ground) +
    [
      [80, 70],
      [160, 140],
      [250, 60],
      [340, 110],
      [470, 60],
      [540, 160],
      [720, 210],
      [110, 230],
      [700, 40],
      [40, 160],
    ]
      .map(([x, y], index) => disc(x!, y!, index % 2 ? 3 : 4.5, WHITE, ' opacity=".85"'))
      .join('') +
    path('M0 410c160-50 300-40 420-20s240 10 380-30v140H0z', tone.soft),
  shelf: (tone: Tone) =>
    ground(tone) +
    faint(
      range(2)
        .map(
          (row) =>
            rect(0, 150 + row * 150, WIDE, 12, 0, tone.mid) +
            range(16)
              .map((index) => {
                const width = 24 + ((index * 7 + row * 5) % 3) * 8
                const height = 56 + ((index * 11 + row * 7) % 4) * 12
                return rect(
                  16 + index * 50,
                  150 + row * 150 - height,
                  width,
                  height,
                  index % 3 === 0 ? 10 : 4,
                  index % 2 ? tone.mid : tone.soft,
                )
              })
              .join(''),
        )
        .join(''),
      0.85,
    ) +
    floor(tone),
  counter: (tone: Tone) =>
    ground(tone) +
    faint(
      rect(120, 40, 560, 150, 14, tone.soft) +
        range(11)
          .map((index) =>
            rect(
              146 + index * 48,
              118 - (index % 3) * 14,
              28,
              60 + (index % 3) * 14,
              index % 2 ? 9 : 4,
              tone.mid,
            ),
          )
          .join('') +
        rect(120, 178, 560, 10, 4, tone.mid),
      0.9,
    ) +
    rect(0, 380, WIDE, 22, 0, WOOD) +
    rect(0, 402, WIDE, 98, 0, WHITE) +
    rect(0, 402, WIDE, 14, 0, NIGHT, ' opacity=".1"') +
    range(5)
      .map((index) => cross(80 + index * 160, 458, 34, index % 2 ? tone.mid : GREEN))
      .join(''),
  room: (tone: Tone) =>
    ground(tone) +
    disc(150, 140, 92, tone.soft) +
    rect(600, 50, 130, 170, 10, tone.soft) +
    rect(610, 60, 110, 150, 6, WHITE, ' opacity=".7"') +
    line('M665 60v150M610 135h110', 6, tone.soft) +
    floor(tone),
  window: (tone: Tone) =>
    ground(tone) +
    rect(60, 90, 680, 330, 16, INK) +
    rect(76, 106, 648, 298, 8, tone.soft) +
    disc(180, 150, 110, tone.mid, ' opacity=".5"') +
    rect(76, 372, 648, 32, 0, WHITE) +
    range(17)
      .map((index) =>
        path(`M${40 + index * 42.4} 52h42.4v50a21.2 21.2 0 0 1-42.4 0z`, index % 2 ? WHITE : GREEN),
      )
      .join('') +
    rect(34, 42, 732, 16, 8, LIME),
  stage: (tone: Tone) =>
    ground(tone) +
    path('M400-40 180 400h440z', tone.soft) +
    path('M0 0h120c-10 130-40 250-90 400H0zM800 0H680c10 130 40 250 90 400h30z', CORAL) +
    path('M40 0c0 130-14 260-40 380V0zM760 0c0 130 14 260 40 380V0z', NIGHT, ' opacity=".14"') +
    rect(0, FLOOR, WIDE, 100, 0, WOOD) +
    rect(0, FLOOR, WIDE, 14, 0, NIGHT, ' opacity=".12"'),
  board: (tone: Tone) =>
    ground(tone) +
    rect(130, 44, 540, 300, 16, STEEL) +
    rect(142, 56, 516, 276, 8, WHITE) +
    faint(
      line('M180 110h160M180 140h120M180 170h140', 9, TEAL) +
        line('M470 280v-70M520 280V180M570 280V130', 26, LIME),
      0.8,
    ) +
    floor(tone),
  lab: (tone: Tone) =>
    ground(tone) +
    faint(
      range(8)
        .map((index) =>
          path(
            'M50 4 90 27v46L50 96 10 73V27z',
            'none',
            ` stroke="${tone.mid}" stroke-width="5" transform="translate(${(index % 4) * 190 + (index > 3 ? 96 : 0)} ${index > 3 ? 180 : 30})"`,
          ),
        )
        .join(''),
      0.8,
    ) +
    rect(0, 390, WIDE, 18, 0, WHITE) +
    rect(0, 408, WIDE, 92, 0, tone.mid),
  tiles: (tone: Tone) =>
    ground(tone) +
    faint(
      range(5)
        .map((row) => line(`M0 ${row * 84 + 40}h800`, 4, tone.soft))
        .join('') +
        range(10)
          .map((column) => line(`M${column * 84 + 22} 0v400`, 4, tone.soft))
          .join(''),
      1,
    ) +
    floor(tone),
  garden: (tone: Tone) =>
    ground(tone) +
    disc(640, 110, 62, SUN, ' opacity=".9"') +
    path('M0 380c120-60 220-40 400-20s280 0 400-40v180H0z', LIME) +
    path('M0 430c160-40 320-30 440-10s240 0 360-30v110H0z', GREEN) +
    [
      [70, 396],
      [130, 430],
      [680, 420],
      [740, 396],
      [610, 446],
      [200, 452],
    ]
      .map(
        ([x, y], index) =>
          line(`M${x} ${y}v28`, 4, '#5f8210') +
          disc(x!, y!, 11, index % 2 ? CORAL : WHITE) +
          disc(x!, y!, 4, SUN),
      )
      .join(''),
  beach: (tone: Tone) =>
    ground(tone) +
    disc(150, 110, 62, SUN) +
    rect(0, 270, WIDE, 80, 0, TEAL) +
    line('M60 300h90M240 316h120M520 298h110M680 322h80', 6, WHITE, ' opacity=".6"') +
    path('M0 340c200-30 500 10 800-14v174H0z', BUTTER) +
    path('M0 420c220-40 480 10 800-20v100H0z', SUN, ' opacity=".5"'),
  table: (tone: Tone) =>
    ground(tone) +
    disc(400, 220, 190, tone.soft) +
    oval(400, 440, 470, 70, WOOD) +
    oval(400, 430, 470, 60, '#e6bd8e'),
} as const satisfies Record<string, (tone: Tone) => string>
export type Backdrop = keyof typeof BACKDROPS

/** Where things stand in front of each: on its floor, its counter, its window board. */
export const STANDING: Partial<Record<Backdrop, number>> = {
  counter: 384,
  window: 376,
  lab: 394,
  hills: 410,
  snow: 420,
  garden: 420,
  beach: 410,
  waves: 410,
  table: 420,
  night: 416,
  disc: 412,
  forms: 410,
  rays: 412,
}
export const WORDS: Partial<Record<Backdrop, string>> = {
  counter: 'sur un comptoir',
  window: 'dans une vitrine',
  shelf: 'devant un rayon',
  stage: 'sur une scène',
  board: 'devant un tableau',
  snow: 'sous la neige',
  beach: 'à la plage',
  garden: 'dans un jardin',
  lab: 'au laboratoire',
  table: 'sur une table',
}
