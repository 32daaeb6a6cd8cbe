import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shot } from './shots.ts'
import type { State } from './states.ts'

export type Result = {
  /** The name of the picture: one result for each. */
  shot: string
  screen: string
  path: string
  role: string
  width: number
  state: string
  mockup: string | null
  /** Its own picture, or that of someone who sees the very same page; nothing where none could be taken. */
  file: string | null
  address: string | null
  /** Where one was sent instead. */
  landed: string | null
  overflow: number
  /** How much the page moved while it came; known at the width it was opened at. */
  cls: number | null
  errors: string[]
  /** What the page itself tells: a broken picture, a word no one should read. */
  remarks: string[]
  /** The demonstration has no such page for this person. */
  missing: boolean
  /** Why there is no picture. */
  failed: string | null
  /** Two pages with the same one have the same picture. */
  print: string | null
  /** On how many sheets it prints, where it is paper. */
  sheets: number | null
  taken: string
}

const JOURNAL = 'journal.jsonl'

/** One sheet was drawn for the states of every list, and some pages once more as they print. */
function mockupOf(drawn: string | null, state: State): string | null {
  if (state === 'sans-droit') return null
  if (state === 'impression') return drawn === null ? null : `${drawn}-impression`
  return state === 'normal' ? drawn : 'etats'
}

export const blank = ({ screen, role, width, state, file }: Shot): Result => ({
  shot: file,
  screen: screen.name,
  path: screen.path,
  role,
  width,
  state,
  mockup: mockupOf(screen.mockup, state),
  file: null,
  address: null,
  landed: null,
  overflow: 0,
  cls: null,
  errors: [],
  remarks: [],
  missing: false,
  failed: null,
  print: null,
  sheets: null,
  taken: new Date().toISOString(),
})

/** What earlier runs found, the last word for each picture; a line cut short by an interruption is passed over. */
export function readJournal(folder: string): Map<string, Result> {
  const path = join(folder, JOURNAL)
  const known = new Map<string, Result>()
  if (!existsSync(path)) return known
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    try {
      const result = JSON.parse(line) as Result
      known.set(result.shot, result)
    } catch {
      continue
    }
  }
  return known
}

/** Written as it is found, so that an interrupted run loses nothing. */
export function noteDown(folder: string, results: readonly Result[]): void {
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, JOURNAL), results.map((result) => `${JSON.stringify(result)}\n`).join(''))
}

/** Taken already, and its picture is still there. */
export const isDone = (folder: string, result: Result | undefined): boolean =>
  result !== undefined &&
  result.failed === null &&
  (result.missing || (result.file !== null && existsSync(join(folder, result.file))))
