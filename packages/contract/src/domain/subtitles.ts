/** One passage of a film: from when until when, in seconds, and what is said. */
export interface Cue {
  start: number
  end: number
  text: string
}

/** What is wrong in a file of subtitles, at a line counted from 1. */
export interface SubtitleProblem {
  line: number
  message: string
}

export interface Subtitles {
  cues: Cue[]
  problems: SubtitleProblem[]
}

/** Beyond these, one more line helps nobody. */
const MOST_PROBLEMS = 10
const BOM = '\uFEFF'
const TIMES = /^(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t].*)?$/
const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/
/** Blocks that say something of the file, not of the film. */
const ASIDE = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/

const seconds = (time: string): number | null => {
  const [, hours = '0', minutes, rest, thousandths] = TIME.exec(time) ?? []
  if (minutes === undefined) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) + Number(thousandths) / 1000
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00A0',
  '&lrm;': '',
  '&rlm;': '',
}

/** The words alone: who speaks, slants and karaoke times are for players that draw them. */
const spoken = (lines: readonly string[]): string =>
  lines
    .join(' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&[a-z]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/[ \t]+/g, ' ')
    .trim()

interface Block {
  /** Number of its first line. */
  line: number
  lines: string[]
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') open = null
    else if (open) open.lines.push(text)
    else blocks.push((open = { line: index + 1, lines: [text] }))
  }
  return blocks
}

/**
 * Reads WebVTT as strictly as it must be written: what a browser would drop without a word is told here by its line,
 * so that whoever wrote it can mend it.
 */
export function readSubtitles(file: string): Subtitles {
  const lines = file.replace(BOM, '').split(/\r\n|\n|\r/)
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? ''))
    return { cues: [], problems: [{ line: 1, message: 'la première ligne doit être «\u00A0WEBVTT\u00A0».' }] }
  const cues: Cue[] = []
  const problems: SubtitleProblem[] = []
  for (const block of blocksOf(lines).slice(1)) {
    if (ASIDE.test(block.lines[0] ?? '')) continue
    const read = cueOf(block, cues.at(-1))
    if ('message' in read) problems.push(read)
    else cues.push(read)
  }
  if (cues.length === 0 && problems.length === 0)
    problems.push({ line: 1, message: 'ce fichier ne contient aucun sous-titre.' })
  return { cues, problems: problems.slice(0, MOST_PROBLEMS) }
}

function cueOf({ line, lines }: Block, last: Cue | undefined): Cue | SubtitleProblem {
  const at = lines.findIndex((text) => text.includes('-->'))
  const problem = (index: number, message: string) => ({ line: line + index, message })
  if (at === -1 || at > 1)
    return problem(0, 'ce texte n’a pas de minutage («\u00A000:01.000 --> 00:04.000\u00A0»).')
  const [, from = '', to = ''] = TIMES.exec((lines[at] ?? '').trim()) ?? []
  const [start, end] = [seconds(from), seconds(to)]
  if (start === null || end === null)
    return problem(
      at,
      /,\d{3}/.test(lines[at] ?? '')
        ? 'écrivez un point, et non une virgule, devant les millièmes de seconde.'
        : 'ce minutage est illisible. Écrivez «\u00A000:01.000 --> 00:04.000\u00A0».',
    )
  if (end <= start) return problem(at, 'la fin doit suivre le début.')
  if (last && start < last.start) return problem(at, 'ce passage commence avant le précédent.')
  const text = spoken(lines.slice(at + 1))
  return text === '' ? problem(at, 'ce passage n’a pas de texte.') : { start, end, text }
}

/** « Ligne 12 : la fin doit suivre le début. », one after the other. */
export const problemText = ({ line, message }: SubtitleProblem): string => `Ligne ${line}\u00A0: ${message}`

/** What is on the screen at this instant, if anything. */
export const cueAt = (cues: readonly Cue[], time: number): Cue | undefined =>
  cues.find(({ start, end }) => start <= time && time < end)
