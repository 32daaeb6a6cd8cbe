/** Widths of Helvetica, in thousandths of its size, from the space to « ~ ». */
const WIDTHS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number)
const OTHERS: Record<string, number> = {
  '\u00A0': 278,
  '’': 222,
  '…': 1000,
  '—': 1000,
  œ: 944,
  Œ: 1000,
  '·': 278,
  '•': 350,
  '°': 400,
  '×': 584,
  '²': 333,
}
const AS_MOST = 556
/** Small letters of the bold are a little wider; its capitals and figures are near enough. */
const BOLDER = 48

function measured(letter: string): number {
  const other = OTHERS[letter]
  if (other !== undefined) return other
  // An accent takes no room.
  return WIDTHS[letter.normalize('NFD').charCodeAt(0) - 32] ?? AS_MOST
}

interface LetterWidth {
  plain: number
  bold: number
}
const known = new Map<string, LetterWidth>()

function widthOfLetter(letter: string): LetterWidth {
  const found = known.get(letter)
  if (found) return found
  const plain = measured(letter)
  const width = { plain, bold: plain + (/\p{Ll}/u.test(letter) ? BOLDER : 0) }
  known.set(letter, width)
  return width
}

/** How wide a line is, near enough to break and to align it. */
export function widthOfLine(text: string, size: number, isBold = false): number {
  let sum = 0
  for (const letter of text) sum += widthOfLetter(letter)[isBold ? 'bold' : 'plain']
  return (sum * size) / 1000
}

/** Lines no wider than asked; a word longer than a line stands alone. */
export function brokenInto(text: string, width: number, size: number, isBold = false): string[] {
  const lines: string[] = []
  const space = widthOfLine(' ', size, isBold)
  let used = Infinity
  for (const word of text.split(' ')) {
    const wide = widthOfLine(word, size, isBold)
    if (used + space + wide <= width) {
      lines[lines.length - 1] += ` ${word}`
      used += space + wide
    } else {
      lines.push(word)
      used = wide
    }
  }
  return lines
}
