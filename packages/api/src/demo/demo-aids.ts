const INK = '#135160'
const NIGHT = '#07272f'
const GREEN = '#92c020'
const BLUE = '#5bb1b9'

const line = (d: string, width = 9, colour = INK) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const rect = (x: number, y: number, width: number, height: number, rx: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`
const disc = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`
const shadow = (rx: number, cy = 184) =>
  `<ellipse cx="120" cy="${cy}" rx="${rx}" ry="8" fill="${NIGHT}" opacity=".12"/>`
const wheel = (cx: number, cy: number, r = 13) => disc(cx, cy, r, NIGHT) + disc(cx, cy, r * 0.4, '#fff')

/** The aids of the « Mieux vivre » range, drawn as in the mock-ups on a sheet of 240 × 200. */
const AIDS: readonly [RegExp, string][] = [
  [
    /chaise/i,
    shadow(84) +
      line('M72 106 62 180M168 106 178 180M92 106v60M148 106v60') +
      rect(58, 92, 124, 20, 10, GREEN) +
      rect(74, 24, 92, 48, 14, GREEN) +
      line('M82 72v22M158 72v22M62 92V66h-14M178 92V66h14') +
      [104, 120, 136].map((x) => disc(x, 102, 4, '#4d6b08')).join(''),
  ],
  [
    /barre/i,
    line('M56 132 176 66', 20, '#fff') +
      line('M56 132 176 66', 16, BLUE) +
      line('M92 112l48-26', 16) +
      disc(52, 136, 24, INK) +
      disc(52, 136, 12, NIGHT) +
      disc(182, 62, 24, INK) +
      disc(182, 62, 12, NIGHT),
  ],
  [
    /rehausseur/i,
    `${shadow(84, 176)}<path d="M44 96h152l-12 62a16 16 0 0 1-16 12H72a16 16 0 0 1-16-12z" fill="#d3ecef"/><ellipse cx="120" cy="92" rx="84" ry="30" fill="#aed8dc"/><ellipse cx="120" cy="92" rx="46" ry="15" fill="${INK}"/>${line('M40 92V52a8 8 0 0 1 8-8h18M200 92V52a8 8 0 0 0-8-8h-18', 10)}`,
  ],
  [
    /canne/i,
    shadow(40) +
      line('M124 52v122', 11) +
      line('M124 112v26', 15, BLUE) +
      line('M92 46c6-16 26-20 40-8 6 5 20 8 28 2', 15, GREEN) +
      rect(113, 166, 22, 18, 6, NIGHT),
  ],
  [
    /déambulateur/i,
    shadow(80, 186) +
      line('M74 168 96 34h-22M166 168 144 34h22M86 96h68M82 124h76') +
      rect(92, 92, 56, 16, 8, GREEN) +
      wheel(72, 172) +
      wheel(168, 172),
  ],
  [
    /fauteuil/i,
    shadow(84, 188) +
      line('M70 40h-18M70 40v76h92M162 116v40M74 116 62 160') +
      rect(64, 44, 22, 74, 10, GREEN) +
      rect(70, 104, 100, 20, 10, GREEN) +
      line('M78 84h72', 9, BLUE) +
      line('M150 116l30 44h16') +
      wheel(92, 158, 30) +
      wheel(166, 174, 12),
  ],
  [
    /enfile-bas/i,
    `${shadow(70)}<path d="M84 60h72l10 104a16 16 0 0 1-16 18H90a16 16 0 0 1-16-18z" fill="${BLUE}"/><path d="M96 60h48l4 70a28 28 0 0 1-56 0z" fill="${INK}"/>${line('M88 60C60 20 60 20 44 34M152 60c28-40 28-40 44-26', 8, GREEN)}`,
  ],
  [
    /pince/i,
    line('M62 160 168 66', 12) +
      line('M168 66 204 60M168 66 182 34', 10, GREEN) +
      line('M62 160l-26 4M62 160l-4 26', 13, BLUE) +
      disc(168, 66, 9, NIGHT),
  ],
  [
    /pilulier/i,
    rect(18, 60, 204, 92, 16, '#fff') +
      [26, 53, 80, 107, 134, 161, 188]
        .map(
          (x, index) =>
            rect(x, 70, 23, 64, 7, index % 2 === 0 ? INK : BLUE) + rect(x + 4, 78, 15, 24, 5, '#8fb0b8'),
        )
        .join(''),
  ],
  [
    /relève-buste/i,
    shadow(90) +
      line('M40 170h150M50 168 150 52M150 168V60', 10) +
      `<path d="M62 150 148 50l14 12-86 100z" fill="${GREEN}"/>` +
      rect(126, 40, 44, 26, 12, '#fff'),
  ],
  [
    /planche/i,
    `<g transform="rotate(-12 120 104)">${rect(26, 84, 188, 44, 20, '#f9d77b')}${rect(26, 84, 188, 36, 18, '#f6c64b')}${rect(44, 96, 34, 12, 6, INK)}${rect(162, 96, 34, 12, 6, INK)}</g>`,
  ],
  [
    /coussin/i,
    `${shadow(82, 168)}<path d="M46 70c30-14 118-14 148 0 10 22 10 66 0 88-30 12-118 12-148 0-10-22-10-66 0-88z" fill="${BLUE}"/><path d="M96 78c16-6 32-6 48 0 6 20 6 38 0 56-16 6-32 6-48 0-6-18-6-36 0-56z" fill="#d3ecef"/>`,
  ],
  [
    /couverts/i,
    [60, 100, 140, 180]
      .map(
        (x, index) =>
          line(`M${x} 40v60`, index === 1 ? 16 : 8, '#8fb0b8') +
          line(`M${x} 112v54`, 22, index % 2 === 0 ? GREEN : INK),
      )
      .join(''),
  ],
  [
    /verre/i,
    `${shadow(56, 176)}<path d="M74 54c14 16 22 16 46 4 24 12 32 12 46-4l-10 106a14 14 0 0 1-14 12H98a14 14 0 0 1-14-12z" fill="#aed8dc"/><path d="M80 104h80l-6 56a14 14 0 0 1-14 12h-40a14 14 0 0 1-14-12z" fill="${BLUE}"/>`,
  ],
  [
    /ouvre-bocal/i,
    rect(40, 44, 160, 26, 8, INK) +
      `<path d="M72 70h96l-48 52z" fill="${GREEN}"/>` +
      rect(84, 104, 72, 18, 6, '#ef8f6b') +
      `<path d="M80 122h80v46a16 16 0 0 1-16 16H96a16 16 0 0 1-16-16z" fill="#d3ecef"/>`,
  ],
]

/** The drawing of a product by its name, centred in the 220 × 230 of a pack; null for what comes in one. */
export function aidOf(title: string): string | null {
  const found = AIDS.find(([hint]) => hint.test(title))
  return found ? `<g transform="translate(-22 18) scale(1.1)">${found[1]}</g>` : null
}
