import {
  BUTTER,
  CORAL,
  GREEN,
  INK,
  LIME,
  NIGHT,
  SUN,
  TEAL,
  WHITE,
  cross,
  disc,
  line,
  part,
  path,
  range,
  rect,
  text,
} from './shapes.ts'
import type { Part } from './shapes.ts'

const GOODS: readonly (readonly [number, number, number, number, number, string])[] = [
  [132, 232, 20, 30, 4, INK],
  [137, 224, 10, 9, 2, GREEN],
  [165, 238, 26, 24, 3, WHITE],
  [165, 252, 26, 10, 2, TEAL],
  [198, 244, 24, 18, 6, CORAL],
  [200, 237, 20, 9, 3, NIGHT],
  [231, 232, 20, 30, 4, TEAL],
  [236, 224, 10, 9, 2, NIGHT],
  [264, 238, 26, 24, 3, GREEN],
  [264, 252, 26, 10, 2, NIGHT],
  [128, 321, 26, 24, 3, CORAL],
  [128, 335, 26, 10, 2, WHITE],
  [161, 315, 20, 30, 4, WHITE],
  [166, 307, 10, 9, 2, INK],
  [194, 327, 24, 18, 6, INK],
  [196, 320, 20, 9, 3, GREEN],
  [227, 321, 26, 24, 3, WHITE],
  [227, 335, 26, 10, 2, SUN],
  [260, 315, 20, 30, 4, GREEN],
  [265, 307, 10, 9, 2, NIGHT],
]

/** The shopfront of the mock-ups, as it stands at the sign-in. */
export const shopfront: Part = part(
  500,
  356,
  'la devanture d’une pharmacie',
  `<g transform="translate(-30 -66)">`,
  path('M88 74h368v334H88z', '#0f4350'),
  path('M88 74h368v60H88z', INK),
  text('K I O S Q U E', 272, 108, 26, WHITE),
  rect(112, 180, 196, 176, 8, BUTTER),
  `<rect x="112" y="180" width="196" height="176" rx="8" fill="none" stroke="#0b343f" stroke-width="8"/>`,
  rect(116, 262, 188, 7, 0, '#0b343f'),
  rect(116, 345, 188, 8, 0, '#0b343f'),
  ...GOODS.map(([x, y, w, h, rx, fill]) => rect(x, y, w, h, rx, fill)),
  rect(332, 180, 98, 228, 8, '#0b343f'),
  rect(344, 194, 74, 150, 6, BUTTER),
  path('M344 344 418 250v94z', WHITE, ' opacity=".25"'),
  rect(348, 282, 8, 42, 4, NIGHT),
  rect(358, 214, 46, 24, 6, GREEN),
  text('Ouvert', 381, 231, 12, NIGHT, { face: 'body' }),
  ...range(10).map((index) =>
    path(`M${72 + index * 40} 128h40v44a20 20 0 0 1-40 0z`, index % 2 ? WHITE : GREEN),
  ),
  rect(66, 120, 412, 14, 7, LIME),
  `<g transform="translate(452 196)">${rect(0, 26, 22, 8, 0, NIGHT)}${rect(16, -10, 60, 60, 15, INK)}${cross(46, 20, 40, GREEN)}</g>`,
  rect(40, 404, 480, 12, 6, '#0b343f'),
  `<g transform="translate(46 322)">${path('M14 56h44l-5 28H19z', CORAL)}${path('M36 58C34 30 20 22 8 20c0 20 10 34 28 38zM36 58C38 24 52 14 66 12c2 24-10 40-30 46zM36 58C28 36 32 14 38 0c8 16 10 38-2 58z', GREEN)}${path('M36 58c-6-16-4-36 2-58 4 22 4 42-2 58z', LIME)}</g>`,
  `<g transform="translate(456 334)">${rect(0, 34, 52, 38, 6, TEAL)}${disc(12, 26, 15, GREEN)}${disc(30, 18, 18, LIME)}${disc(42, 28, 13, GREEN)}</g>`,
  '</g>',
)

const jar = (x: number, y: number, fill: string, kind: number): string =>
  kind === 0
    ? rect(x, y - 46, 26, 46, 5, fill) + rect(x + 6, y - 56, 14, 12, 3, NIGHT)
    : kind === 1
      ? rect(x - 3, y - 34, 34, 34, 4, fill) + rect(x - 3, y - 14, 34, 14, 3, WHITE, ' opacity=".8"')
      : rect(x, y - 28, 30, 28, 8, fill) + rect(x + 2, y - 38, 26, 12, 4, INK)

/** A gondola with its rows. */
export const shelf: Part = part(
  260,
  240,
  'un linéaire bien rangé',
  rect(10, 6, 240, 228, 12, INK),
  rect(20, 16, 220, 208, 6, BUTTER),
  ...range(3).map(
    (row) =>
      range(6)
        .map((index) =>
          jar(
            30 + index * 35,
            78 + row * 66,
            [CORAL, WHITE, GREEN, TEAL, SUN, WHITE][(index + row * 2) % 6]!,
            (index + row) % 3,
          ),
        )
        .join('') + rect(20, 78 + row * 66, 220, 10, 0, '#0b343f'),
  ),
  rect(90, 0, 80, 22, 6, GREEN),
  cross(130, 11, 16, WHITE),
)

/** A window with its poster in the middle and packs on both sides, as the plan of the month shows it. */
export const showcase = (first: string, second: string, fill: string = SUN, mark = ''): Part =>
  part(
    360,
    230,
    `une vitrine « ${first} ${second} »`,
    rect(6, 6, 348, 218, 12, WHITE),
    rect(18, 18, 324, 170, 6, fill),
    disc(60, 40, 66, WHITE, ' opacity=".25"'),
    rect(126, 32, 108, 150, 6, NIGHT),
    mark,
    text(first, 180, 142, 18, WHITE, { most: 96 }),
    text(second, 180, 164, 18, LIME, { most: 96 }),
    ...[
      [34, 0],
      [60, 1],
      [86, 0],
      [248, 2],
      [276, 0],
      [304, 1],
    ].map(([x, kind], index) => jar(x!, 158, [TEAL, INK, CORAL, GREEN, WHITE, CORAL][index]!, kind!)),
    rect(24, 158, 94, 30, 0, WHITE),
    rect(24, 158, 94, 6, 0, INK),
    rect(242, 158, 94, 30, 0, WHITE),
    rect(242, 158, 94, 6, 0, INK),
    line('M30 206h300', 6, '#dce6e8'),
  )

/** A counter display with its header. */
export const counterDisplay = (title: string, fill: string, pack: Part): Part =>
  part(
    220,
    240,
    `un présentoir de comptoir « ${title} »`,
    rect(20, 4, 180, 74, 12, fill),
    text(title, 110, 50, 24, NIGHT, { most: 160 }),
    path('M20 70h180l10 130H10z', WHITE),
    ...range(3).map((index) => `<g transform="translate(${14 + index * 56} 76) scale(.36)">${pack.svg}</g>`),
    path('M10 160h200v56a14 14 0 0 1-14 14H24a14 14 0 0 1-14-14z', fill),
    rect(10, 160, 200, 10, 0, NIGHT, ' opacity=".12"'),
  )

/** The head of a gondola under its banner. */
export const gondolaEnd = (title: string, fill: string, packs: readonly Part[]): Part =>
  part(
    240,
    250,
    `une tête de gondole « ${title} »`,
    rect(14, 6, 212, 46, 10, fill),
    text(title, 120, 37, 22, NIGHT, { most: 190 }),
    rect(20, 50, 200, 190, 8, INK),
    rect(30, 58, 180, 172, 4, BUTTER),
    ...range(2).map(
      (row) =>
        range(4)
          .map(
            (index) =>
              `<g transform="translate(${28 + index * 44} ${60 + row * 84}) scale(.31)">${packs[(index + row) % packs.length]!.svg}</g>`,
          )
          .join('') + rect(30, 130 + row * 84, 180, 9, 0, '#0b343f'),
    ),
  )
