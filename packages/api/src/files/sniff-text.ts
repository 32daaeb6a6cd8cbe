const BOM = '\ufeff'

function firstLines(head: Buffer): string[] {
  const text = head.toString('utf8').replace(BOM, '')
  return text.split(/\r\n|\n|\r/).slice(0, 20)
}

export function looksLikeVtt(head: Buffer): boolean {
  return /^WEBVTT(?:[ \t].*)?$/.test(firstLines(head)[0] ?? '')
}

const SEPARATORS = [';', ',', '\t', '|']
const PROGRAM =
  /^(?:#!|<|\{|\[|%!|@echo|import |function |var |const |let |package |using |from |\/\*|\/\/|<%)/i

/**
 * Text in columns: several lines cut by the same sign, or one column of short values, such as a list of codes.
 * A page, a program or prose is not a table; and what is named as something else must be one beyond doubt.
 */
export function looksLikeCsv(head: Buffer, size: number, isNamedSo = true): boolean {
  if (size === 0 || head.includes(0)) return false
  const lines = firstLines(head).filter((line) => line.trim() !== '')
  // The last line read may be cut in the middle.
  const whole = size > head.length && lines.length > 1 ? lines.slice(0, -1) : lines
  const first = whole[0]?.trimStart() ?? ''
  if (first === '' || PROGRAM.test(first)) return false
  const isTable = SEPARATORS.some((separator) => {
    const counts = whole.map((line) => columns(line, separator))
    return (counts[0] ?? 0) > 1 && counts.filter((count) => count === counts[0]).length >= counts.length * 0.6
  })
  if (!isNamedSo) return isTable && whole.length > 1
  return isTable || whole.every((line) => /^"?[\p{L}\p{N}][\p{L}\p{N}_.@+-]{0,63}"?$/u.test(line.trim()))
}

function columns(line: string, separator: string): number {
  return line.replace(/"(?:[^"]|"")*"/g, '').split(separator).length
}
