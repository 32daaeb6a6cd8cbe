import {
  CORAL,
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
import type { Part } from './shapes.ts'

export * from './business.ts'

/** What is on a desk, in a pocket, on a wall: the things of running a pharmacy. */
export const chart = part(
  230,
  190,
  'un graphique qui monte',
  rect(6, 6, 218, 178, 18, WHITE),
  ...[
    [34, 60],
    [74, 84],
    [114, 76],
    [154, 118],
  ].map(([x, height], index) =>
    rect(x!, 160 - height!, 28, height!, 5, index === 3 ? GREEN : index % 2 ? TEAL : MIST),
  ),
  line('M36 84l44-22 40 8 64-44', 8, CORAL),
  path('M196 14l-4 30-20-18z', CORAL),
)
export const pie = part(
  180,
  180,
  'un diagramme en secteurs',
  disc(90, 90, 82, WHITE),
  disc(90, 90, 70, TEAL),
  path('M90 90V20a70 70 0 0 1 66 92z', GREEN),
  path('M90 90l66 22a70 70 0 0 1-60 48z', SUN),
  disc(90, 90, 28, WHITE),
)
export const laptop = part(
  270,
  190,
  'un ordinateur',
  shadow(136, 182, 118),
  rect(34, 10, 202, 142, 14, NIGHT),
  rect(46, 22, 178, 118, 6, MIST),
  rect(60, 38, 70, 12, 6, INK),
  rect(60, 60, 60, 8, 4, TEAL),
  rect(60, 76, 50, 8, 4, TEAL),
  rect(60, 104, 56, 20, 8, GREEN),
  rect(142, 38, 66, 86, 8, WHITE),
  cross(175, 80, 40, GREEN),
  path('M8 156h256l-16 22a8 8 0 0 1-6 4H30a8 8 0 0 1-6-4z', STEEL),
  rect(106, 156, 60, 8, 4, NIGHT, ' opacity=".25"'),
)
/** A screen with a speaker in it: what is followed at a distance. */
export const webinar = (face: Part): Part =>
  part(
    270,
    200,
    'un écran de visioconférence',
    shadow(136, 192, 118),
    rect(14, 6, 244, 158, 16, NIGHT),
    rect(26, 18, 220, 134, 8, MIST),
    `<svg x="36" y="18" width="120" height="134" viewBox="0 0 200 223" preserveAspectRatio="xMidYMax slice">${face.svg}</svg>`,
    ...range(3).map(
      (index) =>
        rect(172, 30 + index * 40, 62, 32, 8, [TEAL, SUN, LIME][index]!) +
        disc(203, 42 + index * 40, 7, WHITE) +
        oval(203, 58 + index * 40, 13, 7, WHITE),
    ),
    rect(112, 164, 48, 18, 0, INK),
    rect(84, 180, 104, 12, 6, INK),
  )
export const tabletDevice = part(
  170,
  220,
  'une tablette',
  shadow(86, 212, 66),
  rect(14, 6, 144, 206, 20, NIGHT),
  rect(26, 20, 120, 168, 8, WHITE),
  rect(38, 34, 96, 62, 8, MIST),
  cross(86, 65, 36, GREEN),
  ...range(4).map((index) =>
    rect(38, 110 + index * 18, index % 2 ? 66 : 96, 8, 4, index === 0 ? INK : STEEL),
  ),
  disc(86, 200, 6, STEEL),
)
export const phone = part(
  120,
  220,
  'un téléphone',
  shadow(60, 214, 46, 6),
  rect(12, 4, 96, 208, 20, NIGHT),
  rect(20, 20, 80, 172, 8, WHITE),
  disc(60, 74, 26, GREEN),
  path(
    'M48 62c4-6 10-4 12 2l2 6c0 4-6 4-4 8 2 6 6 8 10 10 4 0 4-6 8-4l6 4c4 4 4 8-2 12-16 4-40-20-32-38z',
    WHITE,
  ),
  rect(32, 118, 56, 10, 5, INK),
  rect(38, 138, 44, 8, 4, STEEL),
  rect(36, 160, 48, 18, 9, CORAL),
)
export const calendar = (mark: string, words: string): Part =>
  part(
    180,
    180,
    words,
    shadow(90, 172, 74),
    rect(12, 22, 156, 148, 18, WHITE),
    path('M12 60V40a18 18 0 0 1 18-18h120a18 18 0 0 1 18 18v20z', CORAL),
    rect(46, 8, 14, 34, 7, NIGHT),
    rect(120, 8, 14, 34, 7, NIGHT),
    text(mark, 90, 140, 62, NIGHT, { most: 128 }),
  )
export const agenda = part(
  190,
  180,
  'un planning',
  shadow(95, 172, 78),
  rect(10, 18, 170, 152, 18, WHITE),
  rect(10, 18, 170, 36, 14, INK),
  ...range(12).map((index) =>
    rect(
      26 + (index % 4) * 37,
      66 + Math.floor(index / 4) * 34,
      27,
      24,
      6,
      [MIST, LIME, MIST, PEACH, MIST, MIST, SUN, MIST, LIME, MIST, MIST, TEAL][index]!,
    ),
  ),
)
export const clipboard = part(
  160,
  210,
  'une fiche à cocher',
  shadow(80, 204, 62, 6),
  rect(12, 20, 136, 182, 16, INK),
  rect(24, 36, 112, 154, 6, WHITE),
  rect(50, 8, 60, 32, 10, STEEL),
  ...range(4).map(
    (index) =>
      line(`M36 ${68 + index * 30}l7 7 13-14`, 6, GREEN) +
      rect(66, 64 + index * 30, index % 2 ? 44 : 58, 9, 4, STEEL),
  ),
)
export const sheet = (title: string, words: string, colour = TEAL): Part =>
  part(
    160,
    200,
    words,
    path('M18 8h88l40 40v144H18z', WHITE),
    path('M106 8l40 40h-40z', MIST),
    rect(32, 62, 100, 30, 6, colour),
    text(title, 82, 83, 18, colour === INK || colour === NIGHT ? WHITE : NIGHT, { most: 90 }),
    ...range(5).map((index) => rect(32, 106 + index * 16, [100, 84, 96, 70, 90][index]!, 7, 3.5, STEEL)),
  )
export const contract = part(
  170,
  210,
  'un contrat signé',
  path('M18 8h100l40 40v154H18z', WHITE),
  path('M118 8l40 40h-40z', MIST),
  rect(36, 40, 60, 14, 7, INK),
  ...range(4).map((index) => rect(36, 74 + index * 17, index % 2 ? 92 : 104, 7, 3.5, STEEL)),
  line('M38 178c14-26 22-20 18-4s14-22 24-10 10 8 22 2', 5, INK),
  disc(132, 166, 20, CORAL),
  path('M122 180l-4 24 14-8 14 8-4-24z', CORAL),
  disc(132, 166, 10, WHITE),
)
export const certificate = part(
  220,
  170,
  'une attestation',
  rect(8, 8, 204, 142, 12, WHITE),
  `<rect x="18" y="18" width="184" height="122" rx="6" fill="none" stroke="${SUN}" stroke-width="5"/>`,
  rect(60, 36, 100, 16, 8, INK),
  ...range(3).map((index) => rect(44 + index * 6, 70 + index * 18, 132 - index * 12, 7, 3.5, STEEL)),
  disc(170, 126, 24, GREEN),
  path('M156 142l-4 26 18-10 18 10-4-26z', GREEN),
  path('M170 112l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z', WHITE),
)
export const loyaltyCard = (colour = INK): Part =>
  part(
    240,
    160,
    'une carte de fidélité',
    '<g transform="rotate(-7 120 80)">',
    rect(16, 18, 208, 128, 18, NIGHT, ' opacity=".14"'),
    rect(12, 12, 208, 128, 18, colour),
    path('M140 12h62a18 18 0 0 1 18 18v92a18 18 0 0 1-18 18h-92z', WHITE, ' opacity=".12"'),
    rect(30, 30, 34, 34, 9, GREEN),
    cross(47, 47, 22, NIGHT),
    text('Avantages', 32, 120, 24, WHITE, { from: 'start' }),
    ...range(4).map((index) => disc(128 + index * 22, 47, 7, index < 3 ? SUN : WHITE)),
    '</g>',
  )
export const stampCard = part(
  240,
  170,
  'une carte à tampons',
  shadow(120, 162, 100),
  rect(10, 14, 220, 142, 18, WHITE),
  text('Mes soins', 120, 46, 22, INK),
  ...range(6).map((index) => {
    const x = 58 + (index % 3) * 62
    const y = 82 + Math.floor(index / 3) * 48
    return (
      disc(x, y, 20, index < 4 ? CORAL : MIST) +
      (index < 4
        ? path(`M${x} ${y - 3}c-5-6-14-1-9 6l9 9 9-9c5-7-4-12-9-6z`, WHITE)
        : text(String(index + 1), x, y + 7, 18, TEAL))
    )
  }),
)
