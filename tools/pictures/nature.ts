import {
  BUTTER,
  CORAL,
  GREEN,
  INK,
  LIME,
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
} from './shapes.ts'

export * from './daily-life.ts'

/** Seasons, the table, the nursery, holidays. */
export const snowflake = part(
  110,
  110,
  'un flocon',
  ...range(6).map(
    (index) =>
      `<g transform="translate(55 55) rotate(${index * 60})">${line('M0 0v-48M0-30l13-12M0-30l-13-12', 8, WHITE)}</g>`,
  ),
)
export const tealSnowflake = part(110, 110, 'un flocon', snowflake.svg.replaceAll(WHITE, TEAL))
export const scarf = part(
  220,
  190,
  'une écharpe',
  path('M20 30c40-26 140-26 180 0 14 26 8 48-10 58-40 20-120 20-160 0-18-12-24-34-10-58z', CORAL),
  path('M124 80h54l10 96h-60z', CORAL),
  path('M128 128h54l2 18h-54zM126 104h54l1 12h-54z', SUN),
  path('M22 46c40 24 136 24 176 0 2 8 2 14 0 20-46 22-130 22-176 0-2-6-2-12 0-20z', SUN),
  ...range(5).map((index) => line(`M${134 + index * 12} 176v12`, 6, CORAL)),
)
export const woolHat = part(
  190,
  180,
  'un bonnet',
  disc(95, 28, 26, WHITE),
  path('M20 132c0-60 30-96 75-96s75 36 75 96z', TEAL),
  ...range(4).map((index) => line(`M${52 + index * 29} 52v70`, 6, INK, ' opacity=".35"')),
  rect(10, 120, 170, 48, 22, INK),
)
export const mug = part(
  180,
  170,
  'une tasse fumante',
  line('M58 6c-10 14 10 20 0 36M92 6c-10 14 10 20 0 36', 7, WHITE),
  shadow(78, 162, 64),
  path('M132 72h14a26 26 0 0 1 0 52h-18', 'none', ` stroke="${INK}" stroke-width="13"`),
  path('M18 54h122l-8 92a18 18 0 0 1-18 16H44a18 18 0 0 1-18-16z', INK),
  rect(18, 54, 122, 18, 6, TEAL),
  line('M94 72v36', 3, WHITE),
  rect(84, 104, 20, 26, 4, GREEN),
)
export const umbrella = part(
  210,
  200,
  'un parapluie',
  path('M105 20c54 0 94 38 96 88-20-18-44-18-64 0-20-18-44-18-64 0-20-18-44-18-64 0 2-50 42-88 96-88z', TEAL),
  path('M105 20c-20 20-32 54-32 88-20-18-44-18-64 0 2-50 42-88 96-88z', INK),
  line('M105 14v150a18 18 0 0 1-36 0', 9, NIGHT),
)
export const drops = part(
  120,
  120,
  'des gouttes',
  ...[
    [24, 10],
    [70, 34],
    [36, 66],
  ].map(([x, y]) => path(`M${x} ${y}c10 16 18 24 18 34a18 18 0 0 1-36 0c0-10 8-18 18-34z`, TEAL)),
)
export const drop = part(
  100,
  130,
  'une goutte d’eau',
  path('M50 4c22 34 42 52 42 80a42 42 0 0 1-84 0c0-28 20-46 42-80z', TEAL),
  path('M28 84a24 24 0 0 0 20 26', 'none', ` stroke="${WHITE}" stroke-width="8" stroke-linecap="round"`),
)
export const sun = part(
  200,
  200,
  'un soleil',
  ...range(12).map((index) => rect(93, 2, 14, 34, 7, SUN, ` transform="rotate(${index * 30} 100 100)"`)),
  disc(100, 100, 54, SUN),
  disc(84, 86, 16, BUTTER, ' opacity=".7"'),
)
export const parasol = part(
  240,
  230,
  'un parasol',
  line('M120 60v160', 10, WOOD),
  path('M120 14c62 0 106 40 112 92H8c6-52 50-92 112-92z', CORAL),
  path('M120 14c22 20 36 56 38 92H82c2-36 16-72 38-92z', WHITE),
  path('M120 14c-40 8-66 46-72 92H8c6-52 50-92 112-92z', SUN),
  oval(120, 220, 90, 10, BUTTER),
)
export const beachBall = part(
  120,
  120,
  'un ballon de plage',
  disc(60, 60, 54, WHITE),
  path('M60 6c-20 20-24 40-22 56L8 76C0 36 26 8 60 6z', CORAL),
  path('M60 6c30 0 54 26 54 54-20-4-36-2-50 8-14-22-12-44-4-62z', TEAL),
  path('M38 62c14 8 24 22 26 52-24 2-46-12-56-38z', SUN),
  disc(58, 62, 12, NIGHT),
)
export const suitcase = part(
  180,
  180,
  'une valise',
  shadow(90, 172, 70),
  line('M64 44V16h52v28', 11, NIGHT),
  rect(14, 40, 152, 126, 20, TEAL),
  rect(44, 40, 14, 126, 0, INK),
  rect(122, 40, 14, 126, 0, INK),
  disc(90, 104, 20, SUN),
  rect(32, 162, 22, 12, 5, NIGHT),
  rect(126, 162, 22, 12, 5, NIGHT),
)
export const sunglasses = part(
  190,
  90,
  'des lunettes de soleil',
  line('M20 30 4 14M170 30l16-16', 9, NIGHT),
  path('M14 26h70c4 34-10 54-36 54S8 60 14 26z', NIGHT),
  path('M106 26h70c6 34-8 54-34 54s-40-20-36-54z', NIGHT),
  line('M82 34c8-6 18-6 26 0', 9, NIGHT),
  path('M24 36h20L34 62c-8-6-10-16-10-26zM116 36h20l-10 26c-8-6-10-16-10-26z', TEAL, ' opacity=".6"'),
)
export const flower = part(
  130,
  210,
  'une fleur',
  line('M65 90v112', 9, MOSS),
  path('M65 170c-30 0-44-18-46-36 26 0 44 12 46 36zM65 190c26 0 40-16 42-32-24 0-40 10-42 32z', GREEN),
  ...range(8).map((index) =>
    oval(65, 28, 15, 26, index % 2 ? WHITE : PEACH, ` transform="rotate(${index * 45} 65 58)"`),
  ),
  disc(65, 58, 20, SUN),
)
export const pollen = part(
  130,
  110,
  'des grains de pollen',
  ...[
    [24, 30, 14],
    [70, 18, 9],
    [98, 58, 15],
    [46, 78, 11],
    [112, 14, 6],
    [12, 84, 7],
  ].map(([x, y, r]) => disc(x!, y!, r!, SUN) + disc(x! - r! / 4, y! - r! / 4, r! / 3, BUTTER)),
)
export const branch = part(
  190,
  220,
  'une branche en fleurs',
  line('M20 214C60 160 90 110 160 20M84 130c-20-20-34-30-60-34M118 82c26-4 44-2 62 10', 9, '#8a4a1f'),
  ...[
    [160, 22],
    [26, 96],
    [178, 92],
    [88, 128],
    [124, 74],
    [60, 60],
  ].map(
    ([x, y]) =>
      range(5)
        .map((index) =>
          disc(x!, y! - 13, 10, ROSE, ` opacity=".85" transform="rotate(${index * 72} ${x} ${y})"`),
        )
        .join('') + disc(x!, y!, 7, SUN),
  ),
)
export const leaves = part(
  150,
  150,
  'des feuilles d’automne',
  ...[
    [20, 50, CORAL, -20],
    [70, 14, SUN, 20],
    [64, 86, '#c4563a', 60],
  ].map(
    ([x, y, fill, turn]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn} 34 26)">${path('M4 30C16 4 48 0 66 12 62 40 34 58 4 30z', fill as string)}${line('M4 30c20 0 40-6 58-16', 3.5, WHITE)}</g>`,
  ),
)
export const sprig = part(
  150,
  210,
  'un rameau de plante',
  line('M75 206C70 150 76 90 90 18', 8, MOSS),
  ...[
    [86, 60, 1],
    [78, 104, 1],
    [75, 148, 1],
    [84, 78, -1],
    [76, 122, -1],
    [74, 166, -1],
  ].map(
    ([x, y, side]) =>
      `<g transform="translate(${x} ${y}) scale(${side} 1)">${path('M0 0c30-4 48-18 54-42C24-42 4-28 0 0z', side! > 0 ? GREEN : LIME)}</g>`,
  ),
  path('M90 20C76 10 78-4 92-14c12 12 12 26-2 34z', GREEN),
)
export const mosquito = part(
  190,
  150,
  'un moustique',
  oval(64, 40, 44, 16, WHITE, ' opacity=".85" transform="rotate(28 64 40)"'),
  oval(126, 40, 44, 16, WHITE, ' opacity=".85" transform="rotate(-28 126 40)"'),
  line('M84 84 50 130M104 84l34 46M74 74 20 108M116 74l54 34', 5, NIGHT),
  oval(95, 80, 20, 34, NIGHT),
  disc(95, 44, 15, INK),
  line('M95 32V4', 4, NIGHT),
  ...[70, 84, 98].map((y) => line(`M80 ${y}h30`, 4, STEEL)),
)
