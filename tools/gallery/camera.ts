import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { shiftsOf, totalOf, watchShifts } from '../../e2e/layout-shifts.ts'
import { watchSettling } from '../../e2e/settled.ts'
import { addressOf } from './addresses.ts'
import type { Shot } from './shots.ts'
import { isHeld, putIn } from './states.ts'

export type Result = {
  screen: string
  path: string
  role: string
  width: number
  state: string
  mockup: string | null
  /** Nothing where the demonstration has no such page for this person. */
  file: string | null
  address: string | null
  /** Where one was sent instead. */
  landed: string | null
  overflow: number
  cls: number
  errors: string[]
  note: string | null
}

/** Long enough for a skeleton, which shows after 200 ms, or for a refusal and its toast. */
const HELD_MS = 900
const TALLEST = 12_000

/** Messages that the state itself causes. */
const isExpected = (shot: Shot, text: string): boolean =>
  (shot.screen.path.endsWith('$') && text.startsWith('Page not found')) ||
  (shot.state !== 'normal' && /Failed to load resource|ERR_|50\d|net::|ApiError|Internal/.test(text))

/** Pictures further down come when one gets there: for a picture of the whole page, all of them now. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    const loaded = pictures
      .filter((picture) => !picture.complete)
      .map(
        (picture) =>
          new Promise((done) => {
            picture.addEventListener('load', done)
            picture.addEventListener('error', done)
          }),
      )
    await Promise.race([Promise.all(loaded), new Promise((done) => setTimeout(done, 4000))])
  })
}

async function photograph(page: Page, path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const width = page.viewportSize()?.width ?? 1440
  const whole = height <= TALLEST ? {} : { clip: { x: 0, y: 0, width, height: TALLEST } }
  await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 72, ...whole })
}

/** Opens a page in its state, measures it and takes its picture. */
export async function take(context: BrowserContext, shot: Shot, out: string): Promise<Result> {
  const { screen, role, width, state } = shot
  const result: Result = {
    screen: screen.name,
    path: screen.path,
    role,
    width,
    state,
    mockup: screen.mockup,
    file: null,
    address: null,
    landed: null,
    overflow: 0,
    cls: 0,
    errors: [],
    note: null,
  }
  const guide =
    state === 'sans-droit' ? screen.path.replaceAll(/\$\w+/g, '1') : await addressOf(context, screen.path)
  if (guide === null) return { ...result, note: 'aucun exemple dans la démonstration' }
  const page = await context.newPage()
  try {
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(shot, message.text())) result.errors.push(message.text())
    })
    page.on('pageerror', (error) => result.errors.push(String(error)))
    await watchShifts(page)
    await putIn(state, page)
    const isSettled = watchSettling(page)
    await page.goto(guide)
    if (isHeld(state)) await pause(HELD_MS)
    else if (!(await isSettled())) result.note = 'la page n’est jamais au repos'
    result.address = guide
    const landed = await page.evaluate(() => location.pathname)
    if (landed !== guide.split('?')[0]) result.landed = landed
    result.cls = Number(totalOf(await shiftsOf(page)).toFixed(4))
    if (screen.gesture) {
      await screen.gesture.act(page)
      await pause(HELD_MS)
    }
    result.overflow = await page.evaluate(() =>
      Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    await loadPictures(page)
    await photograph(page, join(out, shot.file))
    return { ...result, file: shot.file }
  } catch (error) {
    return { ...result, note: String(error).split('\n')[0] ?? 'échec' }
  } finally {
    await page.close()
  }
}
