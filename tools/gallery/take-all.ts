import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Guide } from './addresses.ts'
import { take } from './camera.ts'
import type { Options } from './options.ts'
import { blank, noteDown, type Result } from './results.ts'
import type { Role } from './roles.ts'
import { needsOwnTab } from './states.ts'
import { Studio } from './studio.ts'
import { faultsOf } from './summary.ts'
import type { Visit } from './visits.ts'

/** A visit that lasts longer is given up: its tab is closed, and whatever it waited for with it. */
const VISIT_MS = 180_000
/** Time for a browser that died to be known dead. */
const RETRY_MS = 2_000
const TELL_EVERY_MS = 15_000

export const say = (line: string) => process.stdout.write(`${line}\n`)

type Tab = { role: Role; page: Page; guide: Guide }
type Done = { results: Result[]; tab: Tab | null }

async function within<T>(page: Page, work: Promise<T>): Promise<T> {
  const timer = setTimeout(() => void page.close().catch(() => undefined), VISIT_MS)
  try {
    return await work
  } finally {
    clearTimeout(timer)
  }
}

/** What a picture is found again by. */
const printed = ({ print, width, shot }: Result) => [`${print} ${width}`, shot] as const

const reasonOf = (error: unknown): string => String(error).split('\n')[0] ?? 'échec'

function minutes(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

/** Several tabs at once, each kept for as long as the role and the state allow. */
export async function takeAll(
  visits: readonly Visit[],
  { url, pages }: { url: string; pages: ReadonlySet<string> },
  { out, parallel, resume }: Pick<Options, 'out' | 'parallel' | 'resume'>,
  known: Map<string, Result>,
  onProgress: () => void,
): Promise<void> {
  const studio = new Studio(url, pages)
  const total = visits.reduce((sum, { shots }) => sum + shots.length, 0)
  // Taken by this run, or by the one it goes on with: a page of before may have changed without its words.
  const prints = new Map(
    resume ? [...known.values()].filter(({ file, shot }) => file === shot).map(printed) : [],
  )
  const startedAt = performance.now()
  let next = 0
  let pictures = 0
  let visited = 0
  let toldAt = startedAt

  const album = { out, same: (print: string, width: number) => prints.get(`${print} ${width}`) }

  function keep(results: readonly Result[]): void {
    noteDown(out, results)
    for (const result of results) {
      known.set(result.shot, result)
      if (result.print !== null && result.file === result.shot) prints.set(...printed(result))
      const faults = faultsOf(result)
      if (faults.length > 0) say(`  ${result.shot} : ${faults.join(', ')}`)
    }
    pictures += results.length
    visited += 1
    const now = performance.now()
    if (now - toldAt < TELL_EVERY_MS && visited < visits.length) return
    toldAt = now
    const left = ((now - startedAt) / visited) * (visits.length - visited)
    say(`[${pictures}/${total}] en ${minutes(now - startedAt)}, encore ${minutes(left)} environ`)
    onProgress()
  }

  async function attempt(visit: Visit, kept: Tab | null): Promise<Done> {
    // A tab put in a state, or on which something was done, is of no use afterwards.
    const own = needsOwnTab(visit.state) || visit.screen.gesture !== null
    const isFit = !own && kept !== null && kept.role === visit.role && !kept.page.isClosed()
    if (!isFit) await kept?.page.close().catch(() => undefined)
    const tab = isFit ? kept : { role: visit.role, ...(await studio.tab(visit.role)) }
    try {
      const results = await within(tab.page, take(tab.page, visit, tab.guide, album))
      if (own) await tab.page.close().catch(() => undefined)
      return { results, tab: own ? null : tab }
    } catch (error) {
      await tab.page.close().catch(() => undefined)
      throw error
    }
  }

  async function work(): Promise<void> {
    let tab: Tab | null = null
    for (let visit = visits[next++]; visit; visit = visits[next++]) {
      const { shots } = visit
      const isLost = (error: unknown) =>
        shots.map((shot) => ({ ...blank(shot), failed: `échec : ${reasonOf(error)}` }))
      // One more try: what fails twice is said, and the others go on.
      const done: Done = await attempt(visit, tab)
        .catch(() => pause(RETRY_MS).then(() => attempt(visit, null)))
        .catch((error: unknown) => ({ results: isLost(error), tab: null }))
      tab = done.tab
      keep(done.results)
    }
    await tab?.page.close().catch(() => undefined)
  }

  try {
    await Promise.all(Array.from({ length: Math.min(parallel, visits.length) }, work))
  } finally {
    await studio.close()
  }
}
