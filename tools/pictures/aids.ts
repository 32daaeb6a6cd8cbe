import {
  CORAL,
  GREEN,
  INK,
  MIST,
  NIGHT,
  SUN,
  TEAL,
  WHITE,
  disc,
  line,
  oval,
  part,
  path,
  rect,
  shadow,
} from './shapes.ts'

/** The aids of the « Mieux vivre » range. */
export const grabBar = part(
  240,
  190,
  'une barre d’appui',
  line('M52 136 188 54', 22, WHITE),
  line('M52 136 188 54', 17, TEAL),
  line('M92 112l56-34', 17, INK),
  disc(46, 140, 30, INK),
  disc(46, 140, 15, NIGHT),
  disc(194, 50, 30, INK),
  disc(194, 50, 15, NIGHT),
)
export const toiletRaiser = part(
  240,
  190,
  'un rehausseur de toilettes',
  shadow(120, 180, 88),
  path('M44 92h152l-12 66a16 16 0 0 1-16 14H72a16 16 0 0 1-16-14z', '#cfe9ec'),
  oval(120, 90, 88, 32, '#aed8dc'),
  oval(120, 90, 50, 16, INK),
  line('M36 92V46a10 10 0 0 1 10-10h22M204 92V46a10 10 0 0 0-10-10h-22', 12, INK),
)
export const cane = part(
  150,
  230,
  'une canne',
  shadow(76, 222, 40),
  line('M78 52v158', 13, INK),
  line('M78 120v34', 18, TEAL),
  line('M40 46c8-20 30-24 46-10 8 6 24 10 34 2', 19, GREEN),
  rect(66, 204, 24, 20, 7, NIGHT),
)
export const stockingAid = part(
  220,
  200,
  'un enfile-bas',
  shadow(110, 192, 70),
  path('M70 60h80l12 112a18 18 0 0 1-18 20H76a18 18 0 0 1-18-20z', TEAL),
  path('M84 60h52l5 76a31 31 0 0 1-62 0z', INK),
  line('M76 60C44 16 44 16 24 32M144 60c32-44 32-44 52-28', 10, GREEN),
  rect(12, 22, 24, 16, 8, NIGHT),
  rect(184, 22, 24, 16, 8, NIGHT),
)
export const reacher = part(
  240,
  200,
  'une pince de préhension',
  line('M52 164 172 62', 14, INK),
  line('M172 62 216 54M172 62 188 22', 12, GREEN),
  line('M52 164l-32 6M52 164l-6 30', 15, TEAL),
  disc(172, 62, 11, NIGHT),
)
export const backrest = part(
  240,
  200,
  'un relève-buste',
  shadow(120, 192, 96),
  line('M30 182h180M40 178 156 44M156 178V56', 12, INK),
  path('M56 158 152 44l18 14-96 112z', GREEN),
  rect(128, 26, 54, 32, 15, WHITE),
)
export const transferBoard = part(
  240,
  150,
  'une planche de transfert',
  '<g transform="rotate(-12 120 75)">',
  rect(10, 58, 220, 46, 22, '#d9a441'),
  rect(10, 50, 220, 44, 22, SUN),
  rect(32, 64, 40, 16, 8, INK),
  rect(168, 64, 40, 16, 8, INK),
  '</g>',
)
export const cushion = part(
  230,
  170,
  'un coussin',
  shadow(115, 160, 92),
  path('M30 40c34-16 136-16 170 0 12 26 12 82 0 108-34 14-136 14-170 0-12-26-12-82 0-108z', TEAL),
  path('M84 50c20-8 42-8 62 0 8 26 8 56 0 82-20 8-42 8-62 0-8-26-8-56 0-82z', MIST),
  line('M52 60c-4 22-4 48 0 70M178 60c4 22 4 48 0 70', 5, INK, ' opacity=".3"'),
)
export const cutlery = part(
  230,
  200,
  'des couverts à manche épais',
  ...[40, 88, 136, 184].map(
    (x, index) =>
      (index === 0
        ? line(`M${x} 100V70`, 7, '#8fb0b8') +
          line(`M${x - 12} 24v34a12 12 0 0 0 24 0V24M${x} 24v40`, 6, '#8fb0b8')
        : index === 1
          ? line(`M${x} 100V60`, 7, '#8fb0b8') + oval(x, 42, 14, 24, '#8fb0b8')
          : index === 2
            ? path(`M${x - 5} 104V20c16 8 18 40 12 60v24z`, '#8fb0b8')
            : line(`M${x} 100V56`, 6, '#8fb0b8') + oval(x, 42, 11, 18, '#8fb0b8')) +
      rect(x - 15, 100, 30, 90, 15, index % 2 === 0 ? GREEN : INK) +
      line(`M${x - 6} 118h12M${x - 6} 132h12M${x - 6} 146h12`, 4, WHITE, ' opacity=".5"'),
  ),
)
export const cutGlass = part(
  170,
  190,
  'un verre à découpe nasale',
  shadow(85, 182, 60),
  path('M24 26c18 22 30 22 61 6 31 16 43 16 61-6l-14 134a18 18 0 0 1-18 16H56a18 18 0 0 1-18-16z', '#aed8dc'),
  path('M32 96h106l-7 64a18 18 0 0 1-18 16H56a18 18 0 0 1-18-16z', TEAL),
  disc(70, 126, 6, WHITE),
  disc(98, 144, 8, WHITE),
)
export const jarOpener = part(
  220,
  210,
  'un ouvre-bocal et son bocal',
  rect(20, 16, 180, 30, 9, INK),
  path('M56 46h108l-54 60z', GREEN),
  rect(66, 84, 88, 24, 7, CORAL),
  path('M60 106h100v76a20 20 0 0 1-20 20H80a20 20 0 0 1-20-20z', '#cfe9ec'),
  path('M66 144h88v38a16 16 0 0 1-16 16H82a16 16 0 0 1-16-16z', CORAL, ' opacity=".7"'),
)
