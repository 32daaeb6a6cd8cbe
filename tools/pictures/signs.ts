import {
  BUTTER,
  CORAL,
  CREAM,
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

/** Signs and tools: to find, to win, to lock, to grow. */
export const magnifier = part(
  160,
  170,
  'une loupe',
  line('M104 106l40 44', 22, INK),
  disc(72, 72, 64, INK),
  disc(72, 72, 48, MIST),
  path('M40 66a34 34 0 0 1 24-26', 'none', ` stroke="${WHITE}" stroke-width="9" stroke-linecap="round"`),
)
export const bin = part(
  150,
  190,
  'un bac de tri',
  shadow(75, 182, 58),
  path('M20 48h110l-10 124a12 12 0 0 1-12 10H42a12 12 0 0 1-12-10z', GREEN),
  rect(10, 30, 130, 22, 8, '#6f9218'),
  rect(54, 14, 42, 18, 8, '#6f9218'),
  `<g transform="translate(75 116)">${[0, 120, 240].map((turn) => `<g transform="rotate(${turn})">${line('M-14-22 0-30 14-8', 8, WHITE)}${path('M6-14l16 2-6-16z', WHITE)}</g>`).join('')}</g>`,
)
export const star = part(
  160,
  160,
  'une étoile',
  path('M80 8l22 46 50 6-37 35 10 50-45-25-45 25 10-50L8 60l50-6z', SUN),
  path('M80 8v112l-45 25 10-50L8 60l50-6z', BUTTER, ' opacity=".5"'),
)
export const trophy = part(
  170,
  200,
  'une coupe',
  line('M40 40H14c0 40 14 56 34 60M130 40h26c0 40-14 56-34 60', 11, '#d9a441'),
  path('M36 12h98c0 64-10 104-49 104S36 76 36 12z', SUN),
  rect(74, 112, 22, 38, 0, '#d9a441'),
  rect(44, 148, 82, 36, 8, INK),
  path('M85 34l7 16 17 2-13 12 3 17-14-9-14 9 3-17-13-12 17-2z', WHITE),
)
export const key = part(
  190,
  110,
  'une clé',
  '<g transform="rotate(-16 95 55)">',
  disc(46, 56, 40, SUN),
  disc(46, 56, 17, CREAM),
  rect(80, 46, 100, 20, 6, SUN),
  rect(140, 62, 14, 24, 3, SUN),
  rect(164, 62, 14, 18, 3, SUN),
  '</g>',
)
export const gavel = part(
  210,
  180,
  'un marteau de justice',
  shadow(70, 172, 60),
  rect(14, 150, 112, 20, 8, '#8a4a1f'),
  '<g transform="rotate(-38 120 80)">',
  rect(70, 56, 100, 52, 8, WOOD),
  rect(58, 48, 20, 68, 8, '#8a4a1f'),
  rect(162, 48, 20, 68, 8, '#8a4a1f'),
  rect(112, 106, 16, 100, 7, '#8a4a1f'),
  '</g>',
)
export const balance = part(
  220,
  210,
  'une balance de la justice',
  line('M110 24v150M40 54h140', 10, INK),
  disc(110, 22, 13, SUN),
  rect(66, 174, 88, 22, 8, INK),
  line('M40 54 14 124M40 54l26 70M180 54l-26 70M180 54l26 70', 5, STEEL),
  path('M6 124h68a34 34 0 0 1-68 0zM146 124h68a34 34 0 0 1-68 0z', SUN),
)
export const clock = part(
  160,
  160,
  'une horloge',
  disc(80, 80, 74, INK),
  disc(80, 80, 60, WHITE),
  ...range(12).map((index) => rect(78, 26, 4, 9, 2, STEEL, ` transform="rotate(${index * 30} 80 80)"`)),
  line('M80 80V44M80 80l26 14', 8, NIGHT),
  disc(80, 80, 7, CORAL),
)
export const camera = part(
  190,
  150,
  'un appareil photo',
  shadow(95, 142, 80),
  path('M62 34l10-20h46l10 20z', INK),
  rect(10, 30, 170, 110, 20, INK),
  disc(95, 86, 42, STEEL),
  disc(95, 86, 32, NIGHT),
  disc(95, 86, 18, TEAL),
  disc(86, 78, 6, WHITE),
  rect(140, 44, 26, 14, 6, SUN),
)
export const envelope = part(
  210,
  150,
  'une lettre',
  shadow(105, 142, 88),
  rect(10, 14, 190, 124, 14, WHITE),
  path('M10 28c0-8 6-14 14-14h162c8 0 14 6 14 14l-95 68z', MIST),
  disc(105, 92, 22, CORAL),
  path('M105 88c-5-7-15-2-10 6l10 10 10-10c5-8-5-13-10-6z', WHITE),
)
export const mapPin = part(
  120,
  170,
  'un repère sur une carte',
  oval(60, 160, 34, 8, NIGHT, ' opacity=".15"'),
  path('M60 158C30 110 10 92 10 58a50 50 0 0 1 100 0c0 34-20 52-50 100z', CORAL),
  disc(60, 58, 24, WHITE),
  cross(60, 58, 28, GREEN),
)
export const question = part(
  140,
  190,
  'un point d’interrogation',
  path(
    'M20 62C20 26 42 8 72 8c34 0 54 20 54 48 0 40-44 42-42 78H58c-4-46 36-50 36-76 0-14-8-22-22-22-16 0-24 10-24 26z',
    INK,
  ),
  disc(71, 166, 20, GREEN),
)
export const padlock = part(
  140,
  180,
  'un cadenas',
  shadow(70, 172, 56),
  line('M38 84V56a32 32 0 0 1 64 0v28', 17, STEEL),
  rect(14, 78, 112, 94, 20, INK),
  disc(70, 118, 14, SUN),
  rect(64, 124, 12, 26, 6, SUN),
)
export const screenChart = part(
  250,
  190,
  'un tableau de ventes',
  shadow(125, 182, 108),
  rect(10, 8, 230, 146, 16, NIGHT),
  rect(22, 20, 206, 122, 6, WHITE),
  line('M36 118l38-30 34 14 44-46 58 20', 8, GREEN),
  ...[
    [74, 88],
    [108, 102],
    [152, 56],
    [210, 76],
  ].map(([x, y]) => disc(x!, y!, 8, INK)),
  rect(36, 32, 64, 10, 5, INK),
  rect(104, 154, 42, 18, 0, INK),
  rect(80, 170, 90, 12, 6, INK),
)
export const microphone = part(
  100,
  220,
  'un micro',
  shadow(50, 212, 40, 6),
  rect(28, 8, 44, 92, 22, INK),
  ...range(4).map((index) => line(`M36 ${28 + index * 16}h28`, 4, TEAL)),
  line('M12 76a38 38 0 0 0 76 0M50 114v84M24 206h52', 9, NIGHT),
)
export const gear = part(
  150,
  150,
  'un rouage',
  ...range(4).map((index) => rect(60, 4, 30, 142, 9, TEAL, ` transform="rotate(${index * 45} 75 75)"`)),
  disc(75, 75, 54, TEAL),
  disc(75, 75, 22, CREAM),
)
export const seedling = part(
  150,
  190,
  'une jeune pousse',
  shadow(75, 182, 52),
  path('M34 120h82l-10 60H44z', CORAL),
  rect(26, 108, 98, 20, 6, '#d9774f'),
  line('M75 108V52', 8, '#5f8210'),
  path('M75 66C70 30 40 16 10 18c2 32 28 52 65 48z', GREEN),
  path('M75 54c2-30 28-44 58-44 0 32-24 50-58 44z', LIME),
)
export const barcode = part(
  190,
  150,
  'un code à barres',
  rect(8, 8, 174, 134, 14, WHITE),
  ...range(18).map((index) => rect(26 + index * 7.8, 28, [4, 2, 5, 2][index % 4]!, 76, 0, NIGHT)),
  text('3 760123 450102', 95, 128, 16, NIGHT, { face: 'body', most: 140 }),
)
export const hands = part(
  230,
  150,
  'une poignée de main',
  path('M0 40l40-16 56 34-34 56L20 120 0 118z', INK),
  path('M230 40l-40-16-56 34 34 56 42 6 20-2z', GREEN),
  path(
    'M60 40c30-18 60-14 74 6l34 34c10 10 2 26-12 20l-8-6c4 14-10 22-20 12 0 12-16 16-24 6-6 10-22 8-24-4L52 80z',
    '#e3a77c',
  ),
  path('M170 40c-26-14-50-10-62 4L84 66c-10 12 6 28 20 18l18-14 44 34 20-30z', '#f6cfae'),
  line('M120 106l-14-14M138 96l-16-16', 5, '#c98a5e'),
)
