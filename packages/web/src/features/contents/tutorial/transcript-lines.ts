export interface Line {
  /** Null for text without times. */
  start: number | null
  text: string
}

/** « 3:08 Frottez… »: a line of a transcript that begins with its time. */
export function linesOf(transcript: string): Line[] {
  return transcript
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, minutes, seconds, text] = /^(\d{1,3}):([0-5]\d)\s+(.*)$/.exec(line) ?? []
      if (text === undefined) return { start: null, text: line }
      return { start: Number(minutes) * 60 + Number(seconds), text }
    })
}

export interface Piece {
  text: string
  isFound: boolean
}

const bare = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The text cut where the words asked for stand, accents and case aside. */
export function piecesOf(text: string, asked: string): Piece[] {
  const wanted = bare(asked.trim())
  // Letter by letter, so that places in the bare text are places in the text.
  const letters = [...text.normalize('NFC')]
  const bared = letters.map(bare)
  if (wanted === '') return [{ text, isFound: false }]
  const pieces: Piece[] = []
  let from = 0
  for (let at = 0; at < letters.length;) {
    const length = lengthOfMatch(bared, at, wanted)
    if (length === 0) {
      at += 1
      continue
    }
    if (at > from) pieces.push({ text: letters.slice(from, at).join(''), isFound: false })
    pieces.push({ text: letters.slice(at, at + length).join(''), isFound: true })
    at += length
    from = at
  }
  if (from < letters.length) pieces.push({ text: letters.slice(from).join(''), isFound: false })
  return pieces
}

function lengthOfMatch(bared: readonly string[], at: number, wanted: string): number {
  let seen = ''
  for (let end = at; end < bared.length && seen.length < wanted.length; end++) {
    seen += bared[end] ?? ''
    if (seen === wanted) return end - at + 1
  }
  return 0
}

/** What is being said at this instant. */
export function currentStart(starts: readonly (number | null)[], time: number): number | null {
  const begun = starts.filter((start): start is number => start !== null && start <= time)
  return begun.at(-1) ?? null
}
