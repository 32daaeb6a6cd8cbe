import {
  CORAL,
  CREAM,
  GREEN,
  INK,
  LIME,
  MIST,
  NIGHT,
  PEACH,
  STEEL,
  SUN,
  TEAL,
  WHITE,
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

/** What holds, supports and repairs. */
export const wristSplint = part(
  250,
  170,
  'une attelle de poignet',
  path(
    'M10 74h70l60-14c30-6 60-4 84 6 12 6 10 18-2 20h-32 40c12 2 12 18 0 20h-42 34c10 2 10 16 0 18h-40c-20 14-50 16-76 6L80 126H10z',
    '#e3a77c',
  ),
  path('M128 62c-10-20-4-36 12-44 8-2 14 6 10 14l-4 28z', '#e3a77c'),
  path('M34 64h58l60-8c16 2 22 14 22 42s-6 42-22 42c-20 2-40-2-60-6H34z', INK),
  ...[52, 92, 132].map((x) => rect(x, 54, 20, 88, 8, TEAL)),
  disc(160, 98, 7, GREEN),
)
export const kneeBrace = part(
  170,
  230,
  'une genouillère',
  path('M48 0h74l-4 230H60z', '#e3a77c'),
  path('M42 48h86l-4 134H52z', INK),
  disc(86, 114, 32, TEAL),
  disc(86, 114, 18, '#e3a77c'),
  rect(40, 62, 90, 16, 8, GREEN),
  rect(46, 150, 80, 16, 8, GREEN),
)
export const stocking = part(
  190,
  230,
  'un bas de compression',
  path('M50 0h70l-6 120c-2 24 4 40 22 54l40 26c14 10 8 28-8 28H84c-22 0-34-14-34-36z', '#f6cfae'),
  path('M50 22h69l-5 98c-2 24 4 40 22 54l20 13-8 41H84c-22 0-34-14-34-36z', INK),
  rect(47, 14, 74, 20, 10, TEAL),
  ...[70, 100, 130].map((y) => line(`M54 ${y}h58`, 3, TEAL, ' opacity=".6"')),
)
export const tapeMeasure = part(
  190,
  130,
  'un mètre ruban',
  disc(66, 66, 56, SUN),
  disc(66, 66, 26, CREAM),
  disc(66, 66, 12, INK),
  path('M66 108h116v22H66z', SUN),
  ...range(9).map((index) => line(`M${82 + index * 11} 112v${index % 2 ? 7 : 12}`, 3, NIGHT)),
)
export const crutches = part(
  170,
  240,
  'une paire de béquilles',
  shadow(86, 232, 70),
  ...[40, 116].map(
    (x) =>
      line(`M${x} 230V66`, 10, STEEL) +
      line(`M${x} 66l-8-40`, 10, STEEL) +
      path(`M${x - 26} 12h34l4 36h-34z`, INK) +
      line(`M${x} 104h34`, 14, GREEN) +
      rect(x - 10, 218, 20, 16, 6, NIGHT),
  ),
)
export const hospitalBed = part(
  270,
  180,
  'un lit médicalisé',
  shadow(136, 172, 116),
  line('M20 24v140M250 60v104', 11, INK),
  line('M20 132h230', 11, INK),
  path('M30 124 60 66h60l20 42h104v16z', WHITE),
  path('M130 108h114v24H128z', TEAL),
  path('M120 66l24 42h100V92c0-8-6-14-14-14h-80z', GREEN),
  oval(72, 74, 30, 14, MIST),
  disc(42, 168, 9, NIGHT),
  disc(230, 168, 9, NIGHT),
)
export const firstAidKit = part(
  210,
  180,
  'une trousse de secours',
  shadow(106, 172, 92),
  line('M72 46V30a12 12 0 0 1 12-12h44a12 12 0 0 1 12 12v16', 13, NIGHT),
  rect(14, 42, 184, 130, 22, CORAL),
  rect(14, 92, 184, 14, 0, NIGHT, ' opacity=".14"'),
  disc(106, 106, 42, WHITE),
  cross(106, 106, 52, CORAL),
)
export const defibrillator = part(
  190,
  200,
  'un défibrillateur',
  shadow(96, 192, 80),
  rect(14, 20, 164, 172, 26, GREEN),
  path('M96 84c-16-22-48-6-34 22 8 16 34 38 34 38s26-22 34-38c14-28-18-44-34-22z', WHITE),
  path('M104 84 84 116h18l-8 24 26-34h-18z', CORAL),
  text('DAE', 96, 60, 26, NIGHT),
  rect(60, 4, 72, 22, 10, NIGHT),
)
export const pillBox = part(
  260,
  130,
  'un pilulier de la semaine',
  shadow(130, 122, 112),
  rect(8, 20, 244, 98, 18, WHITE),
  ...[...'LMMJVSD'].map((day, index) => {
    const x = 18 + index * 32.5
    return (
      rect(x, 32, 28, 74, 7, index % 2 === 0 ? INK : TEAL) +
      text(day, x + 14, 54, 16, WHITE) +
      oval(x + 14, 80, 8, 6, index % 3 === 0 ? CORAL : SUN) +
      oval(x + 14, 94, 7, 5, WHITE)
    )
  }),
)
export const bandage = part(
  220,
  120,
  'un pansement',
  `<g transform="rotate(-14 110 60)">`,
  rect(8, 34, 204, 54, 27, '#f0b78c'),
  rect(74, 34, 72, 54, 6, PEACH),
  ...range(9).map((index) => disc(92 + (index % 3) * 18, 46 + Math.floor(index / 3) * 15, 3.4, '#d18d5e')),
  '</g>',
)
export const gauze = part(
  170,
  140,
  'des compresses et une bande',
  shadow(86, 132, 74),
  rect(16, 84, 138, 46, 8, WHITE),
  line('M20 100h130M20 114h130', 2.5, STEEL),
  disc(112, 52, 40, WHITE),
  disc(112, 52, 26, MIST),
  disc(112, 52, 12, STEEL),
  path('M112 92h46V12h-46z', WHITE, ' opacity="0"'),
  line('M30 84V60a14 14 0 0 1 28 0v24', 8, GREEN),
)
export const stethoscope = part(
  190,
  210,
  'un stéthoscope',
  line('M40 18v56a44 44 0 0 0 88 0V18', 12, NIGHT),
  line('M84 118v28a38 38 0 0 0 76 0v-20', 12, NIGHT),
  disc(160, 112, 26, STEEL),
  disc(160, 112, 15, TEAL),
  disc(40, 16, 9, INK),
  disc(128, 16, 9, INK),
)
export const scale = part(
  200,
  150,
  'une balance',
  shadow(100, 142, 88),
  rect(12, 40, 176, 100, 26, WHITE),
  path('M56 78a50 50 0 0 1 88 0z', MIST),
  line('M100 78l18-26', 6, CORAL),
  rect(70, 96, 60, 26, 8, INK),
  text('KG', 100, 115, 16, WHITE),
)
export const walkingFrame = part(
  220,
  220,
  'un déambulateur',
  shadow(110, 212, 84),
  line('M54 196 82 28H54M166 196 138 28h28M70 104h80M64 138h92', 11, INK),
  rect(78, 96, 64, 22, 11, GREEN),
  disc(52, 196, 16, NIGHT),
  disc(52, 196, 6, WHITE),
  disc(168, 196, 16, NIGHT),
  disc(168, 196, 6, WHITE),
  rect(38, 20, 34, 14, 7, NIGHT),
  rect(148, 20, 34, 14, 7, NIGHT),
)
export const wheelchair = part(
  230,
  220,
  'un fauteuil roulant',
  shadow(110, 212, 92),
  line('M62 30H36M62 30v98h100M162 128v44h34', 11, INK),
  rect(54, 40, 26, 88, 12, GREEN),
  rect(62, 112, 110, 24, 12, GREEN),
  line('M74 92h74', 11, TEAL),
  `<circle cx="96" cy="160" r="46" fill="none" stroke="${NIGHT}" stroke-width="10"/>`,
  disc(96, 160, 9, NIGHT),
  line('M96 118v84M54 160h84', 4, STEEL),
  disc(176, 194, 15, NIGHT),
  disc(176, 194, 6, WHITE),
)
export const showerChair = part(
  220,
  230,
  'une chaise de douche',
  shadow(110, 222, 88),
  line('M62 122 46 216M158 122l16 94M86 122v80M134 122v80', 12, INK),
  line('M66 112V74H40M154 112V74h26', 12, INK),
  rect(44, 104, 132, 26, 12, GREEN),
  rect(62, 16, 96, 62, 18, GREEN),
  ...[86, 110, 134].map((x) => disc(x, 117, 5, '#4d6b08')),
  ...[86, 110, 134].map((x) => disc(x, 46, 6, LIME)),
)
