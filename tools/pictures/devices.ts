import { BUTTER, CORAL, CREAM, GREEN, INK, LIME, MIST, NIGHT, PEACH, STEEL, SUN, TEAL, WHITE, cross, disc, line, oval, part, path, range, rect, shadow, text } from './shapes.ts'

/** What is measured with, what helps to breathe, what holds a joint. */
export const thermometer = part(
  90, 230, 'un thermomètre',
  `<g transform="rotate(14 45 115)">`,
  rect(32, 6, 26, 160, 13, WHITE), rect(40, 60, 10, 110, 5, CORAL), disc(45, 186, 30, WHITE), disc(45, 186, 21, CORAL), disc(38, 180, 6, WHITE, ' opacity=".6"'),
  ...range(6).map((index) => line(`M52 ${30 + index * 20}h${index % 2 ? 5 : 9}`, 3, STEEL)), '</g>',
)
export const foreheadThermometer = part(
  200, 220, 'un thermomètre frontal',
  shadow(90, 212, 60), path('M64 84h52l14 116a12 12 0 0 1-12 12H74a12 12 0 0 1-12-12z', INK), rect(30, 30, 130, 70, 26, WHITE), path('M150 40h24l12 12v26l-12 12h-24z', TEAL),
  rect(48, 44, 66, 40, 8, NIGHT), text('39,2', 81, 72, 24, LIME), rect(112, 108, 22, 34, 10, CORAL),
)
export const glucometer = part(
  150, 220, 'un lecteur de glycémie',
  shadow(75, 212, 58), rect(62, 2, 26, 44, 3, WHITE), rect(62, 2, 26, 12, 3, CORAL), rect(20, 32, 110, 180, 34, INK), rect(34, 56, 82, 66, 10, MIST),
  text('1,04', 75, 98, 30, NIGHT), text('g/l', 75, 114, 11, INK, { face: 'body' }), disc(75, 164, 24, GREEN), disc(75, 164, 12, INK, ' opacity=".25"'),
)
export const bloodPressureMonitor = part(
  250, 190, 'un tensiomètre',
  shadow(120, 180, 104), line('M190 130c40 0 50-30 44-70', 8, NIGHT), rect(180, 16, 62, 62, 16, INK), rect(190, 26, 42, 42, 8, TEAL),
  rect(14, 54, 180, 124, 22, WHITE), rect(30, 70, 104, 92, 10, NIGHT), text('12,8', 82, 106, 32, LIME), text('7,9', 82, 138, 28, LIME), path('M96 148c-5-6-14-2-10 6l10 8 10-8c4-8-5-12-10-6z', CORAL),
  disc(164, 92, 16, GREEN), disc(164, 136, 16, MIST),
)
export const inhaler = part(
  160, 220, 'un inhalateur',
  shadow(84, 212, 62), rect(52, 4, 62, 74, 12, STEEL), rect(52, 4, 62, 20, 10, WHITE), path('M40 62h86v122a26 26 0 0 1-26 26H32a14 14 0 0 1-14-14v-24h22z', TEAL), path('M18 172h52v38H32a14 14 0 0 1-14-14z', INK), rect(56, 92, 54, 42, 8, WHITE), text('200', 83, 121, 22, NIGHT),
)
export const nebuliser = part(
  250, 190, 'un nébuliseur et son masque',
  shadow(100, 182, 86), line('M150 132c40 20 60-10 50-50', 9, STEEL), rect(14, 82, 140, 96, 22, WHITE), rect(30, 98, 60, 30, 8, INK), disc(124, 112, 12, GREEN), ...range(4).map((index) => line(`M34 ${146 + index * 7}h100`, 3, MIST)),
  path('M176 12c34-10 64 10 64 40 0 20-12 38-30 42-20 4-40-10-44-30-3-20-2-46 10-52z', TEAL, ' opacity=".75"'), path('M188 26c22-6 40 6 40 26 0 14-8 24-18 26-14 2-26-6-30-20-2-12 0-28 8-32z', WHITE, ' opacity=".75"'),
)
export const testCassette = part(
  130, 200, 'une cassette de test',
  shadow(66, 192, 50), rect(20, 8, 90, 184, 20, WHITE), rect(20, 8, 90, 184, 20, NIGHT, ' opacity=".04"'), rect(44, 34, 42, 84, 12, MIST), rect(46, 56, 38, 6, 3, CORAL), rect(46, 82, 38, 6, 3, CORAL), text('C', 98, 64, 14, INK), text('T', 98, 90, 14, INK), oval(65, 154, 18, 20, MIST), disc(65, 154, 9, CORAL),
)
export const swab = part(60, 220, 'un écouvillon', `<g transform="rotate(18 30 110)">`, line('M30 60v150', 7, WHITE), rect(20, 10, 20, 62, 10, WHITE), rect(20, 10, 20, 62, 10, TEAL, ' opacity=".25"'), '</g>')
export const testTube = part(
  70, 200, 'un tube à essai',
  rect(14, 22, 42, 170, 21, WHITE, ' opacity=".9"'), path('M14 104h42v68a21 21 0 0 1-42 0z', TEAL), rect(8, 10, 54, 24, 7, INK), disc(30, 140, 5, WHITE, ' opacity=".7"'), disc(42, 162, 4, WHITE, ' opacity=".7"'),
)
export const urineStrip = part(
  170, 220, 'un flacon et des bandelettes',
  shadow(70, 212, 60), rect(18, 70, 104, 142, 16, WHITE), rect(12, 44, 116, 38, 10, SUN), rect(18, 132, 104, 50, 0, BUTTER), text('TEST', 70, 164, 20, INK),
  `<g transform="rotate(12 140 100)">`, rect(128, 16, 24, 180, 5, WHITE), ...['#f6c64b', '#b9d96a', '#ef8f6b', '#5bb1b9', '#f7d9cd'].map((colour, index) => rect(132, 24 + index * 26, 16, 18, 3, colour)), '</g>',
)
export const peakFlow = part(
  240, 150, 'un débitmètre de pointe',
  shadow(120, 142, 100), rect(20, 52, 180, 66, 26, WHITE), rect(190, 62, 44, 46, 10, TEAL), rect(54, 66, 120, 16, 8, MIST), ...range(9).map((index) => line(`M${62 + index * 13} 92v${index % 2 ? 8 : 14}`, 3, INK)), rect(118, 58, 12, 32, 6, CORAL), rect(4, 66, 24, 38, 10, INK),
)
export const headphones = part(
  200, 190, 'un casque audio',
  line('M34 120V98a66 66 0 0 1 132 0v22', 15, NIGHT), rect(14, 104, 46, 76, 20, INK), rect(140, 104, 46, 76, 20, INK), rect(44, 110, 20, 64, 10, GREEN), rect(136, 110, 20, 64, 10, GREEN),
)
export const soundWaves = part(110, 110, 'des ondes sonores', line('M14 38v34M38 22v66M62 6v98M86 30v50', 11, TEAL))
export const screeningKit = part(
  230, 180, 'un kit de dépistage',
  shadow(116, 172, 96), rect(20, 46, 150, 126, 10, WHITE), path('M20 56l75 58 75-58V46H20z', MIST), rect(60, 120, 70, 36, 6, INK), text('KIT', 95, 145, 20, WHITE), `<g transform="rotate(14 190 100)">`, rect(172, 20, 36, 130, 14, GREEN), rect(178, 56, 24, 56, 5, WHITE), rect(178, 8, 24, 18, 5, NIGHT), '</g>',
)
export const syringe = part(
  70, 230, 'une seringue',
  `<g transform="rotate(24 35 115)">`, rect(22, 58, 26, 104, 6, WHITE), rect(22, 104, 26, 58, 6, TEAL), rect(31, 18, 8, 46, 2, STEEL), rect(16, 8, 38, 12, 6, INK), rect(12, 52, 46, 10, 5, INK), path('M28 162h14l-4 16h-6z', INK), rect(34, 176, 2.6, 44, 1, STEEL), ...range(4).map((index) => line(`M40 ${76 + index * 18}h8`, 2.5, INK)), '</g>',
)
export const vaccineVial = part(
  110, 150, 'un flacon de vaccin',
  shadow(56, 144, 42, 6), rect(34, 6, 44, 26, 6, STEEL), rect(40, 28, 32, 18, 0, MIST), path('M22 62c0-12 12-12 18-18h32c6 6 18 6 18 18v70a12 12 0 0 1-12 12H34a12 12 0 0 1-12-12z', WHITE), rect(22, 78, 68, 44, 0, GREEN), text('VACCIN', 56, 106, 15, NIGHT, { most: 58 }),
)
export const wristSplint = part(
  250, 170, 'une attelle de poignet',
  path('M10 74h70l60-14c30-6 60-4 84 6 12 6 10 18-2 20h-32 40c12 2 12 18 0 20h-42 34c10 2 10 16 0 18h-40c-20 14-50 16-76 6L80 126H10z', '#e3a77c'), path('M128 62c-10-20-4-36 12-44 8-2 14 6 10 14l-4 28z', '#e3a77c'),
  path('M34 64h58l60-8c16 2 22 14 22 42s-6 42-22 42c-20 2-40-2-60-6H34z', INK), ...[52, 92, 132].map((x) => rect(x, 54, 20, 88, 8, TEAL)), disc(160, 98, 7, GREEN),
)
export const kneeBrace = part(
  170, 230, 'une genouillère',
  path('M48 0h74l-4 230H60z', '#e3a77c'), path('M42 48h86l-4 134H52z', INK), disc(86, 114, 32, TEAL), disc(86, 114, 18, '#e3a77c'), rect(40, 62, 90, 16, 8, GREEN), rect(46, 150, 80, 16, 8, GREEN),
)
export const stocking = part(
  190, 230, 'un bas de compression',
  path('M50 0h70l-6 120c-2 24 4 40 22 54l40 26c14 10 8 28-8 28H84c-22 0-34-14-34-36z', '#f6cfae'), path('M50 22h69l-5 98c-2 24 4 40 22 54l20 13-8 41H84c-22 0-34-14-34-36z', INK), rect(47, 14, 74, 20, 10, TEAL), ...[70, 100, 130].map((y) => line(`M54 ${y}h58`, 3, TEAL, ' opacity=".6"')),
)
export const tapeMeasure = part(
  190, 130, 'un mètre ruban',
  disc(66, 66, 56, SUN), disc(66, 66, 26, CREAM), disc(66, 66, 12, INK), path('M66 108h116v22H66z', SUN), ...range(9).map((index) => line(`M${82 + index * 11} 112v${index % 2 ? 7 : 12}`, 3, NIGHT)),
)
export const crutches = part(
  170, 240, 'une paire de béquilles',
  shadow(86, 232, 70), ...[40, 116].map((x) => line(`M${x} 230V66`, 10, STEEL) + line(`M${x} 66l-8-40`, 10, STEEL) + path(`M${x - 26} 12h34l4 36h-34z`, INK) + line(`M${x} 104h34`, 14, GREEN) + rect(x - 10, 218, 20, 16, 6, NIGHT)),
)
export const hospitalBed = part(
  270, 180, 'un lit médicalisé',
  shadow(136, 172, 116), line('M20 24v140M250 60v104', 11, INK), line('M20 132h230', 11, INK), path('M30 124 60 66h60l20 42h104v16z', WHITE), path('M130 108h114v24H128z', TEAL), path('M120 66l24 42h100V92c0-8-6-14-14-14h-80z', GREEN), oval(72, 74, 30, 14, MIST), disc(42, 168, 9, NIGHT), disc(230, 168, 9, NIGHT),
)
export const firstAidKit = part(
  210, 180, 'une trousse de secours',
  shadow(106, 172, 92), line('M72 46V30a12 12 0 0 1 12-12h44a12 12 0 0 1 12 12v16', 13, NIGHT), rect(14, 42, 184, 130, 22, CORAL), rect(14, 92, 184, 14, 0, NIGHT, ' opacity=".14"'), disc(106, 106, 42, WHITE), cross(106, 106, 52, CORAL),
)
export const defibrillator = part(
  190, 200, 'un défibrillateur',
  shadow(96, 192, 80), rect(14, 20, 164, 172, 26, GREEN), path('M96 84c-16-22-48-6-34 22 8 16 34 38 34 38s26-22 34-38c14-28-18-44-34-22z', WHITE), path('M104 84 84 116h18l-8 24 26-34h-18z', CORAL), text('DAE', 96, 60, 26, NIGHT), rect(60, 4, 72, 22, 10, NIGHT),
)
export const pillBox = part(
  260, 130, 'un pilulier de la semaine',
  shadow(130, 122, 112), rect(8, 20, 244, 98, 18, WHITE),
  ...[...'LMMJVSD'].map((day, index) => {
    const x = 18 + index * 32.5
    return rect(x, 32, 28, 74, 7, index % 2 === 0 ? INK : TEAL) + text(day, x + 14, 54, 16, WHITE) + oval(x + 14, 80, 8, 6, index % 3 === 0 ? CORAL : SUN) + oval(x + 14, 94, 7, 5, WHITE)
  }),
)
export const bandage = part(
  220, 120, 'un pansement',
  `<g transform="rotate(-14 110 60)">`, rect(8, 34, 204, 54, 27, '#f0b78c'), rect(74, 34, 72, 54, 6, PEACH), ...range(9).map((index) => disc(92 + (index % 3) * 18, 46 + Math.floor(index / 3) * 15, 3.4, '#d18d5e')), '</g>',
)
export const gauze = part(
  170, 140, 'des compresses et une bande',
  shadow(86, 132, 74), rect(16, 84, 138, 46, 8, WHITE), line('M20 100h130M20 114h130', 2.5, STEEL), disc(112, 52, 40, WHITE), disc(112, 52, 26, MIST), disc(112, 52, 12, STEEL), path('M112 92h46V12h-46z', WHITE, ' opacity="0"'), line('M30 84V60a14 14 0 0 1 28 0v24', 8, GREEN),
)
export const stethoscope = part(
  190, 210, 'un stéthoscope',
  line('M40 18v56a44 44 0 0 0 88 0V18', 12, NIGHT), line('M84 118v28a38 38 0 0 0 76 0v-20', 12, NIGHT), disc(160, 112, 26, STEEL), disc(160, 112, 15, TEAL), disc(40, 16, 9, INK), disc(128, 16, 9, INK),
)
export const scale = part(200, 150, 'une balance', shadow(100, 142, 88), rect(12, 40, 176, 100, 26, WHITE), path('M56 78a50 50 0 0 1 88 0z', MIST), line('M100 78l18-26', 6, CORAL), rect(70, 96, 60, 26, 8, INK), text('KG', 100, 115, 16, WHITE))
export const walkingFrame = part(
  220, 220, 'un déambulateur',
  shadow(110, 212, 84), line('M54 196 82 28H54M166 196 138 28h28M70 104h80M64 138h92', 11, INK), rect(78, 96, 64, 22, 11, GREEN), disc(52, 196, 16, NIGHT), disc(52, 196, 6, WHITE), disc(168, 196, 16, NIGHT), disc(168, 196, 6, WHITE), rect(38, 20, 34, 14, 7, NIGHT), rect(148, 20, 34, 14, 7, NIGHT),
)
export const wheelchair = part(
  230, 220, 'un fauteuil roulant',
  shadow(110, 212, 92), line('M62 30H36M62 30v98h100M162 128v44h34', 11, INK), rect(54, 40, 26, 88, 12, GREEN), rect(62, 112, 110, 24, 12, GREEN), line('M74 92h74', 11, TEAL), `<circle cx="96" cy="160" r="46" fill="none" stroke="${NIGHT}" stroke-width="10"/>`, disc(96, 160, 9, NIGHT), line('M96 118v84M54 160h84', 4, STEEL), disc(176, 194, 15, NIGHT), disc(176, 194, 6, WHITE),
)
export const showerChair = part(
  220, 230, 'une chaise de douche',
  shadow(110, 222, 88), line('M62 122 46 216M158 122l16 94M86 122v80M134 122v80', 12, INK), line('M66 112V74H40M154 112V74h26', 12, INK), rect(44, 104, 132, 26, 12, GREEN), rect(62, 16, 96, 62, 18, GREEN), ...[86, 110, 134].map((x) => disc(x, 117, 5, '#4d6b08')), ...[86, 110, 134].map((x) => disc(x, 46, 6, LIME)),
)
