import {
  CORAL,
  GREEN,
  INK,
  LIME,
  MIST,
  NIGHT,
  STEEL,
  SUN,
  TEAL,
  WHITE,
  WOOD,
  cross,
  disc,
  line,
  oval,
  part,
  path,
  range,
  rect,
  shadow,
  text,
} from './shapes.ts'
import type { Part } from './shapes.ts'

export * from './signs.ts'

/** Money, deliveries, signs: what makes a business run. */
export const coins = part(
  160,
  150,
  'des pièces',
  ...[
    [56, 120],
    [56, 100],
    [56, 80],
    [112, 122],
    [112, 102],
  ].map(([x, y]) => oval(x!, y! + 8, 44, 17, '#d9a441') + oval(x!, y!, 44, 17, SUN)),
  text('€', 56, 90, 24, '#a8741a'),
)
export const piggy = part(
  210,
  170,
  'une tirelire',
  shadow(104, 162, 82),
  rect(56, 120, 20, 40, 8, '#d9774f'),
  rect(128, 120, 20, 40, 8, '#d9774f'),
  oval(102, 90, 84, 58, CORAL),
  path('M52 50 50 18l34 18zM180 76h20a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10h-20z', CORAL),
  rect(84, 34, 44, 10, 5, NIGHT),
  disc(146, 74, 7, NIGHT),
  disc(112, 14, 14, SUN),
  line('M20 84c-14-4-16-22-4-24', 7, CORAL),
  disc(196, 92, 3, NIGHT),
  disc(196, 104, 3, NIGHT),
)
export const shield = part(
  170,
  200,
  'un bouclier',
  path('M85 8l70 26c4 74-12 130-70 158C27 164 11 108 15 34z', INK),
  path('M85 24l54 20c2 60-10 104-54 128z', TEAL),
  line('M54 100l24 26 44-54', 15, WHITE),
)
export const bulb = part(
  140,
  210,
  'une ampoule verte',
  path('M70 8c36 0 62 26 62 60 0 38-26 46-30 82H38C34 114 8 106 8 68 8 34 34 8 70 8z', SUN),
  path('M44 150h52v28a12 12 0 0 1-12 12H56a12 12 0 0 1-12-12z', INK),
  line('M44 164h52', 5, TEAL),
  rect(58, 190, 24, 12, 5, NIGHT),
  path('M48 108C40 70 60 44 96 44c4 38-16 62-48 64z', GREEN),
  line('M46 112c10-22 22-36 36-48', 5, WHITE),
)
export const bank = part(
  210,
  190,
  'une banque',
  shadow(105, 182, 96),
  path('M105 8 200 60H10z', INK),
  rect(16, 60, 178, 16, 3, TEAL),
  ...[32, 76, 120, 162].map((x) => rect(x, 80, 18, 74, 3, WHITE)),
  rect(14, 152, 182, 14, 3, TEAL),
  rect(6, 166, 198, 16, 4, INK),
  disc(105, 40, 12, SUN),
)
export const robot = part(
  190,
  220,
  'un robot de délivrance',
  shadow(95, 212, 84),
  rect(14, 8, 162, 204, 14, INK),
  rect(28, 22, 134, 136, 6, NIGHT),
  ...range(3).map(
    (row) =>
      range(4)
        .map((column) =>
          rect(
            36 + column * 32,
            32 + row * 42,
            22,
            30,
            3,
            [CORAL, WHITE, SUN, TEAL, LIME][(row * 4 + column) % 5]!,
          ),
        )
        .join('') + rect(28, 64 + row * 42, 134, 5, 0, TEAL),
  ),
  path('M84 70h60v12H84z', STEEL),
  rect(130, 60, 18, 32, 4, GREEN),
  rect(50, 170, 90, 30, 8, WHITE),
  rect(80, 176, 30, 18, 3, CORAL),
)
export const truck = part(
  270,
  180,
  'un camion de livraison',
  shadow(134, 172, 118),
  rect(8, 36, 156, 112, 14, WHITE),
  cross(86, 90, 56, GREEN),
  path('M164 66h46l44 42v40h-90z', TEAL),
  path('M178 78h28l26 28h-54z', MIST),
  disc(64, 150, 24, NIGHT),
  disc(64, 150, 10, STEEL),
  disc(208, 150, 24, NIGHT),
  disc(208, 150, 10, STEEL),
)
export const cart = part(
  200,
  190,
  'un chariot de commande',
  shadow(104, 182, 76),
  line('M10 24h30l24 104h96', 11, INK),
  path('M46 46h138l-18 68H62z', GREEN),
  rect(72, 14, 32, 34, 4, CORAL),
  rect(110, 4, 34, 44, 4, SUN),
  rect(150, 22, 24, 26, 4, TEAL),
  disc(80, 160, 15, NIGHT),
  disc(146, 160, 15, NIGHT),
)
export const carton = part(
  200,
  170,
  'un carton ouvert',
  shadow(100, 162, 84),
  path('M20 56h160v106H20z', WOOD),
  path('M20 56 4 20h80l16 36zM180 56l16-36h-80l-16 36z', '#e6bd8e'),
  path('M20 56h160v22H20z', NIGHT, ' opacity=".08"'),
  rect(84, 96, 32, 32, 5, WHITE),
  cross(100, 112, 20, GREEN),
)
export const bubble = (mark: string, colour = WHITE, ink = INK): Part =>
  part(
    150,
    130,
    'une bulle de dialogue',
    path(
      'M30 8h90a24 24 0 0 1 24 24v42a24 24 0 0 1-24 24H72l-32 28V98H30A24 24 0 0 1 6 74V32A24 24 0 0 1 30 8z',
      colour,
    ),
    mark === '…'
      ? range(3)
          .map((index) => disc(48 + index * 27, 53, 9, ink))
          .join('')
      : text(mark, 75, 76, 62, ink, { most: 110 }),
  )
export const target = part(
  180,
  190,
  'une cible',
  disc(90, 96, 82, CORAL),
  disc(90, 96, 60, WHITE),
  disc(90, 96, 38, CORAL),
  disc(90, 96, 16, WHITE),
  line('M90 96 160 26', 8, NIGHT),
  path('M146 14l-4 28 30-4 14-16-20-4-4-20z', GREEN),
)
export const megaphone = part(
  220,
  180,
  'un mégaphone',
  path('M40 66 176 12v132L40 100z', CORAL),
  path('M10 62h34v44H10a8 8 0 0 1-8-8V70a8 8 0 0 1 8-8z', INK),
  path('M50 104h36l12 62H66z', INK),
  oval(178, 78, 18, 66, '#d9774f'),
  line('M204 40l14-14M208 78h12M204 116l12 12', 8, SUN),
)
export const display = (title: string): Part =>
  part(
    150,
    230,
    'un écran de vitrine',
    shadow(76, 222, 60),
    rect(14, 6, 122, 178, 14, NIGHT),
    rect(24, 16, 102, 158, 6, GREEN),
    cross(75, 66, 52, WHITE),
    text(title, 75, 128, 20, NIGHT, { most: 90 }),
    rect(40, 140, 70, 8, 4, NIGHT, ' opacity=".35"'),
    rect(66, 184, 18, 26, 0, INK),
    rect(36, 208, 78, 12, 6, INK),
  )
export const shelfLabel = part(
  230,
  150,
  'une étiquette électronique',
  shadow(115, 142, 96),
  rect(10, 16, 210, 118, 18, WHITE),
  rect(24, 30, 182, 90, 6, '#e7eef0'),
  text('12,90 €', 36, 88, 40, NIGHT, { from: 'start', most: 130 }),
  rect(36, 40, 80, 10, 5, INK),
  rect(172, 38, 24, 24, 4, CORAL),
  ...range(8).map((index) => rect(36 + index * 9, 98, index % 3 === 0 ? 5 : 3, 16, 0, NIGHT)),
)
