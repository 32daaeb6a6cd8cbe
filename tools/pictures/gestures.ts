import {
  BUTTER,
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
  disc,
  line,
  mirrored,
  move,
  oval,
  part,
  path,
  rect,
  text,
} from './shapes.ts'
import type { Part } from './shapes.ts'
import { bloodPressureMonitor, glucometer, swab, syringe, tapeMeasure } from './devices.ts'
import { SKINS } from './looks.ts'
import { glove, gloveSleeve, handShape, profile, vaccinated } from './people.ts'

/** Somebody with a bare arm, a syringe, a gloved hand. */
export const vaccination = part(
  390,
  240,
  'une vaccination à l’épaule',
  move(vaccinated.svg, 0, 20),
  path('M146 188c22 6 34 22 38 52h-46c-2-20 0-38 8-52z', SKINS.brown),
  disc(176, 212, 10, BUTTER),
  `<g transform="translate(180 210) rotate(66)">${rect(-13, -158, 26, 104, 6, WHITE)}${rect(-13, -112, 26, 58, 6, TEAL)}${rect(-4, -196, 8, 44, 2, STEEL)}${rect(-19, -206, 38, 12, 6, INK)}${rect(-23, -164, 46, 10, 5, INK)}${path('M-7-54H7l-4 16h-6z', INK)}${rect(-1.6, -40, 3.2, 38, 1, '#8fa3a8')}</g>`,
  `<g transform="translate(352 116) scale(-1 1) rotate(-20)">${rect(-44, 6, 58, 44, 12, WHITE)}${glove}</g>`,
)
/** A finger, a drop, a reader. */
export const fingerTest = part(
  330,
  230,
  'une goutte de sang au bout du doigt et un lecteur',
  path(
    'M0 96h60c30-18 60-20 90-16l62 10c20 4 20 30-2 30h-40 10c12 2 12 20 0 22h-14c8 4 6 18-4 20h-20c-30 22-60 26-90 14L0 176z',
    SKINS.brown,
  ),
  path('M0 84h44v106H0z', WHITE),
  rect(40, 88, 14, 98, 5, GREEN),
  path('M198 94c10 2 16 8 16 14s-6 12-16 12h-8V92z', '#e8b48a'),
  path('M232 74c8 12 14 18 14 26a14 14 0 0 1-28 0c0-8 6-14 14-26z', '#d3402f'),
  move(glucometer.svg, 230, 50, 0.78),
)
/** A face from the side and a swab that goes to the throat. */
export const throatSwab = part(
  330,
  240,
  'un prélèvement de gorge',
  move(profile('tan', 'brown', true, SUN), 0, 8),
  line('M158 148l104-14', 7, WHITE),
  rect(150, 140, 30, 14, 7, MIST),
  `<g transform="translate(322 112) scale(-1 1)">${gloveSleeve}${glove}</g>`,
)
export const noseSwab = part(
  330,
  240,
  'un prélèvement nasal',
  move(profile('light', 'red', false, TEAL), 0, 8),
  line('M166 132l96-16', 7, WHITE),
  rect(158, 125, 26, 13, 6, MIST),
  `<g transform="translate(322 92) scale(-1 1)">${gloveSleeve}${glove}</g>`,
)
/** A face from the side that rinses its nose. */
export const noseRinse = part(
  310,
  240,
  'un lavage de nez au spray',
  move(profile('brown', 'black', false, GREEN), 0, 8),
  `<g transform="rotate(-62 190 140)">${rect(168, 140, 44, 84, 10, TEAL)}${rect(168, 190, 44, 34, 10, INK)}${rect(176, 122, 28, 22, 4, INK)}${rect(184, 100, 12, 26, 5, WHITE)}</g>`,
  path(
    'M160 126c4-6 10-8 14-8M162 134h16',
    'none',
    ` stroke="${TEAL}" stroke-width="5" stroke-linecap="round"`,
  ),
  move(handShape(SKINS.brown), 214, 132, 0.9),
)
export const blowing = part(
  330,
  240,
  'une personne qui souffle dans un débitmètre',
  move(profile('tan', 'grey', true, INK), 0, 8),
  rect(158, 132, 120, 40, 16, WHITE),
  rect(150, 140, 20, 24, 8, INK),
  rect(186, 140, 70, 9, 4, MIST),
  rect(228, 134, 8, 20, 4, CORAL),
  ...[0, 1, 2].map((index) => line(`M290 ${134 + index * 18}h${28 - index * 6}`, 5, TEAL)),
  move(handShape(SKINS.tan), 196, 164, 0.9),
)
export const listening = part(
  250,
  240,
  'une personne sous un casque',
  move(profile('light', 'grey', false, '#b27fb0'), 10, 8),
  line('M78 92c-8-76 68-92 84-46', 11, NIGHT),
  rect(70, 78, 34, 56, 16, INK),
  rect(70, 84, 14, 44, 7, GREEN),
  line('M26 90v30M10 78v54', 8, TEAL),
)
/** An arm in a cuff, the monitor beside. */
export const bloodPressure = part(
  380,
  220,
  'une prise de tension au bras',
  path('M0 110c60-20 120-22 170-10l70 24c30 8 24 34-2 34-60 6-160 30-238 24z', SKINS.light),
  path('M0 92h50v104H0z', CORAL),
  path('M66 88h86c10 0 16 6 16 16v66c0 10-6 16-16 16H66z', INK),
  rect(128, 82, 16, 112, 6, TEAL),
  line('M140 104C160 40 200 40 230 66', 8, NIGHT),
  move(bloodPressureMonitor.svg, 208, 26, 0.66),
)
/** A splint being closed round a wrist. */
export const splinting = part(
  350,
  220,
  'une attelle que l’on ajuste au poignet',
  path(
    'M0 96h150l60-6c30-6 60-4 84 6 12 6 10 18-2 20h-32 40c12 2 12 18 0 20h-42 34c10 2 10 16 0 18h-40c-20 14-50 16-76 6L150 150H0z',
    SKINS.tan,
  ),
  path('M202 92c-10-20-4-36 12-44 8-2 14 6 10 14l-4 28z', SKINS.tan),
  path('M84 84h70l62-6c14 2 20 14 20 44s-6 44-20 44c-20 2-40-2-62-6H84z', INK),
  ...[106, 150, 194].map((x) => rect(x, 74, 22, 96, 8, TEAL)),
  `<g transform="translate(150 26) rotate(40)">${gloveSleeve}${glove}</g>`,
)
/** A hand that gives a pack to another. */
export const giving = (given: Part, words: string): Part =>
  part(
    380,
    230,
    words,
    move(given.svg, 190 - given.w * 0.34, 20, 0.68),
    path('M0 150h70v66H0z', WHITE),
    rect(64, 146, 14, 74, 5, GREEN),
    move(handShape(SKINS.light), 72, 152, 1.5),
    `<g transform="translate(380 150) scale(-1 1)">${path('M0 4h70v66H0z', CORAL)}${move(handShape(SKINS.dark), 66, 6, 1.5)}</g>`,
  )
export const legMeasure = part(
  260,
  240,
  'une mesure de la cheville au ruban',
  path('M70 0h72l-6 128c-2 24 4 40 22 54l44 26c14 10 8 30-8 30H104c-22 0-34-14-34-36z', SKINS.light),
  path('M62 146c26 14 60 14 84 0v18c-24 14-58 14-84 0z', SUN),
  line('M70 158v8M84 162v8M98 164v8M112 164v8M126 160v8', 3, NIGHT),
  move(tapeMeasure.svg, 150, 88, 0.55),
  `<g transform="translate(8 128)">${gloveSleeve}${glove}</g>`,
)
export const washing = part(
  260,
  210,
  'des mains que l’on lave',
  rect(96, 0, 26, 60, 10, STEEL),
  path('M96 10h-60a10 10 0 0 0-10 10v20h24V34h46z', STEEL),
  line('M38 52v34', 10, TEAL),
  path('M0 110c60-26 120-20 170 10l40 10c16 6 12 26-6 26-70 20-140 12-204 0z', SKINS.tan),
  path('M260 150c-60-30-130-40-190-20-16 6-12 26 6 26 60 20 124 26 184 12z', SKINS.light),
  ...[
    [96, 100, 16],
    [130, 90, 22],
    [160, 104, 14],
    [70, 116, 12],
    [184, 84, 9],
  ].map(([x, y, r]) => disc(x!, y!, r!, WHITE, ' opacity=".85"')),
)
export const cardiacMassage = part(
  250,
  230,
  'un massage cardiaque',
  oval(125, 200, 120, 22, CORAL),
  path('M20 200c10-40 60-50 105-50s95 10 105 50z', TEAL),
  `<g transform="translate(60 40) rotate(38)">${rect(-40, 0, 110, 34, 12, WHITE)}${move(handShape(SKINS.brown), 64, -8, 1.1)}</g>`,
  `<g transform="translate(200 30) rotate(140) scale(1 -1)">${rect(-40, 0, 110, 34, 12, WHITE)}${move(handShape(SKINS.brown), 64, -8, 1.1)}</g>`,
)
export const creamHand = part(
  300,
  200,
  'une crème que l’on applique sur la main',
  path(
    'M0 84h80c30-16 70-16 100-6l90 14c16 4 14 22-2 22h-60 50c14 2 14 18 0 20h-56 40c12 2 10 18-2 18h-50c-30 20-70 20-100 6L0 160z',
    SKINS.dark,
  ),
  path('M0 74h44v100H0z', SUN),
  path('M110 82c20-16 44-2 64-12 14 10 2 22-10 22-20 2-44 4-54-10z', WHITE),
  `<g transform="translate(200 10) rotate(24)">${rect(0, -30, 40, 60, 6, CORAL)}${path('M6 30h28l-8 18H14z', WHITE)}</g>`,
)
export const pillSorting = part(
  300,
  200,
  'des comprimés que l’on range',
  rect(20, 90, 260, 90, 16, WHITE),
  ...[0, 1, 2, 3, 4, 5, 6].map(
    (index) =>
      rect(32 + index * 35, 102, 28, 66, 7, index % 2 ? TEAL : INK) +
      (index < 4 ? oval(46 + index * 35, 146, 8, 6, SUN) : ''),
  ),
  `<g transform="translate(286 18) scale(-1 1) rotate(34)">${gloveSleeve}${glove}</g>`,
  oval(206, 78, 9, 7, CORAL),
)
export const prescriptionHand = part(
  280,
  220,
  'une ordonnance tendue',
  path('M60 10h130v160H60z', WHITE),
  text('Rx', 90, 50, 30, TEAL),
  ...[0, 1, 2, 3].map((index) => rect(80, 68 + index * 20, index % 2 ? 70 : 92, 8, 4, STEEL)),
  line('M90 156c12-16 20-12 18-2s14-12 22-6', 4, INK),
  path('M220 132h60v74h-60z', GREEN),
  mirrored({ w: 0, h: 0, words: '', svg: move(handShape(SKINS.tan), -226, 136, 1.4) }).svg,
)
export const syringeAndVial = part(
  200,
  230,
  'une seringue et une dose',
  move(syringe.svg, 100, 0),
  rect(20, 130, 76, 92, 14, WHITE),
  rect(36, 108, 44, 24, 6, INK),
  rect(20, 156, 76, 40, 0, LIME),
)
export const swabAndTube = part(
  170,
  230,
  'un écouvillon et son tube',
  move(swab.svg, 90, 0),
  rect(30, 90, 46, 132, 22, WHITE),
  path('M30 150h46v50a22 22 0 0 1-46 0z', CORAL, ' opacity=".8"'),
  rect(24, 78, 58, 24, 7, INK),
)
