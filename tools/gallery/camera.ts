import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { shiftsOf, totalOf, watchShifts } from '../../e2e/layout-shifts.ts'
import { watchSettling } from '../../e2e/settled.ts'
import { linksOf, type Guide } from './addresses.ts'
import {
  loadPictures,
  overflowOf,
  photograph,
  printOf,
  remarksOf,
  RESTLESS,
  unrestOf,
} from './inspect-page.ts'
import { drawSheets, paperOf, print as printOut, receive } from './paper.ts'
import { blank, type Result } from './results.ts'
import type { Shot } from './shots.ts'
import { putIn, untilHeld } from './states.ts'
import type { Visit } from './visits.ts'

/** Long enough for what a gesture opens, or for a refusal and its toast. */
const GESTURE_MS = 900
const PATIENCE_MS = 20_000
/** What fails says so at once, after the second try that the client makes by itself. */
const FAILING_MS = 6_000

/** Messages that the state itself causes. */
const isExpected = ({ screen, state }: Visit, text: string): boolean =>
  (screen.path.endsWith('$') && text.includes('Page not found')) ||
  // Whoever is sent away asks for a thing that does not exist, or that is not theirs.
  (state !== 'normal' &&
    /Failed to load resource|ERR_|50\d|net::|ApiError|Internal|Failed to fetch/.test(text))

/** People print from a computer, and ask it for a document. */
const COMPUTER = 1440

function sizeOf({ screen: { gesture }, state, width }: Shot) {
  if (state === 'impression' || gesture?.isDocument) return { width: COMPUTER, height: 900 }
  return gesture?.own ?? { width, height: width < 600 ? 844 : 900 }
}

/** A tab made ready: its movements are watched from its first page on. */
export async function readyTab(page: Page): Promise<Page> {
  await watchShifts(page)
  page.setDefaultTimeout(30_000)
  return page
}

/** What a page says in the console during one visit. */
function listen(page: Page, visit: Visit): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(visit, message.text())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

function stopListening(page: Page): void {
  for (const event of ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed'])
    page.removeAllListeners(event)
}

/** What fails has a title, or at least says that it failed. */
const untilSaid = (page: Page) =>
  page
    .locator('h1, [role="alert"]')
    .first()
    .waitFor({ state: 'attached', timeout: PATIENCE_MS })
    .catch(() => undefined)

type Album = {
  out: string
  /** The picture of this very page at this width, if somebody else's was taken. */
  same: (print: string, width: number) => string | undefined
}

/** Paper: the sheets of what is printed, or of the document one is handed. */
async function takeSheets(page: Page, { screen, file }: Shot, facts: Result, album: Album): Promise<Result> {
  const picture = join(album.out, file)
  const { gesture } = screen
  if (gesture) await receive(page, () => gesture.act(page), paperOf(picture))
  else {
    await loadPictures(page)
    await printOut(page, paperOf(picture))
  }
  return { ...facts, file, sheets: await drawSheets(paperOf(picture), picture) }
}

async function takeOne(page: Page, shot: Shot, facts: Result, album: Album): Promise<Result> {
  if (shot.state === 'impression' || shot.screen.gesture?.isDocument)
    return takeSheets(page, shot, facts, album)
  await loadPictures(page)
  const overflow = await overflowOf(page)
  const remarks = await remarksOf(page)
  const print = shot.screen.gesture === null ? await printOf(page) : null
  const same = print === null ? undefined : album.same(print, shot.width)
  if (same === undefined) {
    const path = join(album.out, shot.file)
    mkdirSync(dirname(path), { recursive: true })
    await photograph(page, path, shot.screen.gesture?.isPage ?? shot.screen.gesture === null)
  }
  return { ...facts, file: same ?? shot.file, overflow, remarks, print }
}

/** Opens a page in its state, then measures it and takes its picture at each width. */
export async function take(page: Page, visit: Visit, guide: Guide, album: Album): Promise<Result[]> {
  const { screen, state, shots } = visit
  const [first] = shots
  if (!first) return []
  const address =
    state === 'sans-droit' ? screen.path.replaceAll(/\$\w+/g, '1') : await guide.addressOf(screen.path)
  if (address === null) return shots.map((shot) => ({ ...blank(shot), missing: true }))
  const errors = listen(page, visit)
  try {
    await page.setViewportSize(sizeOf(first))
    await putIn(state, page)
    const isSettled = watchSettling(page)
    const isFailing = state === 'erreur' || state === 'hors-ligne'
    const rest = async () =>
      state === 'chargement' ? untilHeld(page) : isSettled(isFailing ? FAILING_MS : PATIENCE_MS)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    if (isFailing) await untilSaid(page)
    const unrest = (await rest()) ? null : await unrestOf(page)
    // Where the service fails, what listens to it goes on trying.
    const notes = unrest === null || (isFailing && unrest === RESTLESS) ? [] : [unrest]
    const path = await page.evaluate(() => location.pathname)
    const landed = path === address.split('?')[0] ? null : path
    const cls = Number(totalOf(await shiftsOf(page)).toFixed(4))
    if (state === 'normal') guide.learn(await linksOf(page))
    if (screen.gesture && !screen.gesture.isDocument) {
      await screen.gesture.act(page)
      await pause(GESTURE_MS)
    }
    const results: Result[] = []
    for (const shot of shots) {
      if (shot !== first) {
        await page.setViewportSize(sizeOf(shot))
        await rest()
      }
      const facts = { ...blank(shot), address, landed, cls: shot === first ? cls : null }
      const result = await takeOne(page, shot, facts, album)
      results.push({ ...result, errors: [...new Set(errors)], remarks: [...notes, ...result.remarks] })
    }
    return results
  } finally {
    stopListening(page)
  }
}
