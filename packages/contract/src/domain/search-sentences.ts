import { fold } from './slug.ts'

/** A stop, what closes it, then a space and what begins a sentence; « M. Durand » and « env. 3 » are no ends. */
const END = /(?<!(?:^|[\s(’'])\p{Lu})[.!?…](?:\s?[»”")\]])*(?=\s+[\p{Lu}«“"(\-–•])/gu

/** Where the sentences of a text begin and end. A line is never continued by the next one: it is a field or a paragraph. */
export function sentencesIn(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let line = 0
  for (const part of text.split('\n')) {
    let from = line
    for (const { 0: stop, index } of part.matchAll(END)) {
      const end = line + index + stop.length
      found.push({ start: from, end })
      from = end
    }
    found.push({ start: from, end: line + part.length })
    line += part.length + 1
  }
  return found.map((bounds) => trimmed(text, bounds)).filter(({ start, end }) => end > start)
}

export const sentencesOf = (text: string): string[] =>
  sentencesIn(text).map(({ start, end }) => text.slice(start, end))

function trimmed(text: string, { start, end }: { start: number; end: number }) {
  let [from, to] = [start, end]
  while (from < to && /\s/.test(text[from] ?? '')) from += 1
  while (to > from && /\s/.test(text[to - 1] ?? '')) to -= 1
  return { start: from, end: to }
}

/** The same for sentences that say the same, whatever their case, accents and spaces: 48 bits as text. */
export function sentenceMark(kind: string, sentence: string): string {
  let [one, two] = [0x811c9dc5, 0x01000193]
  for (const sign of `${kind}:${fold(sentence)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`) {
    const code = sign.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ code, 0x5bd1e995)
  }
  return (one >>> 0).toString(36) + ((two >>> 0) & 0xffff).toString(36)
}
