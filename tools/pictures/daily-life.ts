import {
  BUTTER,
  CORAL,
  CREAM,
  GREEN,
  INK,
  LIME,
  MIST,
  MOSS,
  NIGHT,
  PEACH,
  ROSE,
  STEEL,
  SUN,
  TEAL,
  WHITE,
  WOOD,
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

/** School, the nursery, the table, the night. */
export const schoolBag = part(
  180,
  200,
  'un cartable',
  shadow(90, 192, 72),
  line('M62 40c0-40 56-40 56 0', 12, NIGHT),
  rect(18, 34, 144, 156, 26, CORAL),
  path('M18 60a26 26 0 0 1 26-26h92a26 26 0 0 1 26 26v46c-40 16-104 16-144 0z', INK),
  rect(72, 92, 36, 34, 8, SUN),
  rect(44, 140, 92, 36, 12, '#d9774f'),
)
export const pencils = part(
  130,
  180,
  'des crayons',
  ...[
    [20, GREEN, -12],
    [54, SUN, 0],
    [88, TEAL, 12],
  ].map(
    ([x, fill, turn]) =>
      `<g transform="rotate(${turn} 65 170)">${rect(x as number, 44, 24, 126, 3, fill as string)}${path(`M${x} 44l12-34 12 34z`, BUTTER)}${path(`M${(x as number) + 7} 24l5-14 5 14z`, NIGHT)}</g>`,
  ),
  path('M14 120h104l-8 56H22z', INK),
)
export const comb = part(
  190,
  100,
  'un peigne fin',
  rect(10, 14, 170, 30, 12, SUN),
  ...range(15).map((index) => rect(16 + index * 11, 38, 5, 52, 2, SUN)),
)
export const moon = part(
  140,
  150,
  'une lune',
  path('M88 10a66 66 0 1 0 44 96A56 56 0 0 1 88 10z', SUN),
  disc(40, 78, 8, BUTTER),
  disc(66, 112, 11, BUTTER),
)
export const stars = part(
  150,
  110,
  'des étoiles',
  ...[
    [30, 34, 1],
    [96, 20, 0.6],
    [120, 78, 0.9],
    [62, 84, 0.5],
  ].map(([x, y, s]) =>
    path('M0-22l6 16 16 6-16 6-6 16-6-16-16-6 16-6z', SUN, ` transform="translate(${x} ${y}) scale(${s})"`),
  ),
)
export const gift = part(
  180,
  180,
  'un paquet cadeau',
  shadow(90, 172, 72),
  rect(18, 74, 144, 96, 8, CORAL),
  rect(10, 54, 160, 36, 8, '#d9774f'),
  rect(78, 54, 24, 116, 0, SUN),
  path('M90 54C60 54 40 40 46 22c8-18 36-6 44 32zM90 54c30 0 50-14 44-32-8-18-36-6-44 32z', SUN),
)
export const pine = part(
  170,
  230,
  'un sapin décoré',
  rect(74, 190, 22, 34, 4, '#8a4a1f'),
  path('M85 10l44 66h-22l40 56h-24l38 62H9l38-62H23l40-56H41z', MOSS),
  ...[
    [84, 66, CORAL],
    [62, 112, SUN],
    [108, 122, TEAL],
    [44, 174, CORAL],
    [88, 164, WHITE],
    [128, 176, SUN],
  ].map(([x, y, fill]) => disc(x as number, y as number, 9, fill as string)),
  path('M85 0l6 16h16l-12 10 4 16-14-10-14 10 4-16-12-10h16z', SUN),
)
export const babyBottle = part(
  110,
  220,
  'un biberon',
  shadow(56, 212, 42, 6),
  path('M40 40c0-22 6-34 16-34s16 12 16 34z', PEACH),
  rect(24, 36, 64, 26, 8, CORAL),
  path('M20 76c0-10 8-16 16-16h40c8 0 16 6 16 16v118a18 18 0 0 1-18 18H38a18 18 0 0 1-18-18z', WHITE),
  path('M20 118h72v76a18 18 0 0 1-18 18H38a18 18 0 0 1-18-18z', MIST),
  ...range(5).map((index) => line(`M74 ${98 + index * 22}h${index % 2 ? 10 : 16}`, 4, TEAL)),
)
export const pacifier = part(
  130,
  130,
  'une tétine',
  `<circle cx="65" cy="92" r="26" fill="none" stroke="${SUN}" stroke-width="10"/>`,
  path('M8 66c0-22 26-30 57-16 31-14 57-6 57 16s-26 30-57 16c-31 14-57 6-57-16z', TEAL),
  path('M48 56V26a17 17 0 0 1 34 0v30z', PEACH),
)
export const nappy = part(
  200,
  140,
  'une couche',
  path('M10 20h180c2 30-10 50-40 56-6 34-24 54-50 54s-44-20-50-54C20 70 8 50 10 20z', WHITE),
  rect(6, 12, 188, 24, 10, TEAL),
  path('M10 34c30 4 44 20 42 42M190 34c-30 4-44 20-42 42', 'none', ` stroke="${MIST}" stroke-width="8"`),
  path('M100 62c-9-12-26-3-18 12 4 8 18 18 18 18s14-10 18-18c8-15-9-24-18-12z', CORAL),
)
export const teddy = part(
  170,
  200,
  'un ours en peluche',
  disc(44, 40, 24, WOOD),
  disc(126, 40, 24, WOOD),
  oval(85, 150, 58, 48, WOOD),
  disc(85, 72, 56, WOOD),
  oval(85, 156, 30, 30, BUTTER),
  oval(85, 88, 26, 20, BUTTER),
  oval(85, 80, 9, 7, NIGHT),
  disc(62, 62, 6, NIGHT),
  disc(108, 62, 6, NIGHT),
)
export const apple = part(
  130,
  150,
  'une pomme',
  path(
    'M65 44C40 24 6 36 8 80c2 36 28 66 44 64 8 0 8-4 13-4s5 4 13 4c16 2 42-28 44-64 2-44-32-56-57-36z',
    CORAL,
  ),
  path('M64 42c-2-18 4-28 12-34', 'none', ` stroke="#8a4a1f" stroke-width="7" stroke-linecap="round"`),
  path('M72 28c10-20 30-22 42-18-4 18-22 26-42 18z', GREEN),
  oval(34, 72, 10, 16, WHITE, ' opacity=".45"'),
)
export const plate = part(
  230,
  150,
  'une assiette équilibrée',
  shadow(115, 142, 100),
  oval(115, 90, 108, 52, WHITE),
  oval(115, 86, 78, 36, MIST),
  path('M115 86 44 74c10-16 40-26 71-24z', GREEN),
  path('M115 86V50c36-2 68 12 76 32z', CORAL),
  path('M115 86l76-4c-6 26-40 40-76 40-40 0-78-20-71-48z', SUN),
  disc(84, 68, 7, MOSS),
  disc(148, 70, 9, '#c4563a'),
)
export const glass = part(
  120,
  170,
  'un verre d’eau',
  shadow(60, 162, 44),
  path('M14 16h92l-10 130a16 16 0 0 1-16 14H40a16 16 0 0 1-16-14z', WHITE, ' opacity=".75"'),
  path('M20 66h80l-6 80a16 16 0 0 1-16 14H40a16 16 0 0 1-16-14z', TEAL, ' opacity=".8"'),
  disc(46, 100, 6, WHITE),
  disc(72, 122, 8, WHITE),
  disc(66, 88, 4, WHITE),
)
export const toothbrush = part(
  90,
  230,
  'une brosse à dents',
  '<g transform="rotate(16 45 115)">',
  rect(36, 70, 20, 150, 10, TEAL),
  rect(38, 10, 16, 70, 6, TEAL),
  ...range(5).map((index) => rect(12, 12 + index * 12, 28, 9, 3, index % 2 ? WHITE : MIST)),
  rect(36, 150, 20, 40, 10, GREEN),
  '</g>',
)
export const pill = part(
  130,
  130,
  'une gélule',
  '<g transform="rotate(-40 65 65)">',
  rect(5, 40, 120, 50, 25, WHITE),
  path('M65 40h35a25 25 0 0 1 0 50H65z', CORAL),
  rect(20, 48, 40, 9, 4, NIGHT, ' opacity=".08"'),
  '</g>',
)
export const leaf = part(
  110,
  120,
  'une feuille',
  path('M12 108C0 50 40 10 102 10c4 62-32 104-90 98z', GREEN),
  line('M14 106C36 74 58 50 84 30', 6, LIME),
)
export const pillow = part(
  230,
  150,
  'un oreiller',
  shadow(115, 142, 96),
  path('M20 40c40-20 150-20 190 0 14 28 14 60 0 92-40 14-150 14-190 0-14-32-14-64 0-92z', WHITE),
  path('M20 40c-14 32-14 64 0 92 40 14 150 14 190 0-60 0-150-10-190-92z', TEAL, ' opacity=".25"'),
  text('z z z', 150, 70, 34, INK),
)
export const lotus = part(
  200,
  150,
  'une fleur de lotus',
  path('M100 20c24 30 24 80 0 116-24-36-24-86 0-116z', ROSE),
  path('M46 44c38 10 54 50 54 92-40-10-60-50-54-92zM154 44c-38 10-54 50-54 92 40-10 60-50 54-92z', PEACH),
  path('M8 84c40-6 80 16 92 52-44 10-82-12-92-52zM192 84c-40-6-80 16-92 52 44 10 82-12 92-52z', CORAL),
)
export const cigarette = part(
  190,
  190,
  'une cigarette barrée',
  `<circle cx="95" cy="95" r="82" fill="${WHITE}"/>`,
  rect(38, 88, 86, 24, 3, CREAM),
  rect(38, 88, 28, 24, 3, WOOD),
  rect(122, 88, 14, 24, 3, CORAL),
  line('M140 78c8-10-8-16 2-28', 6, STEEL),
  `<circle cx="95" cy="95" r="80" fill="none" stroke="${CORAL}" stroke-width="16"/>`,
  line('M40 40l110 110', 16, CORAL),
)
