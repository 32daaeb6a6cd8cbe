import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium, request } from '@playwright/test'
import { chromiumLaunch } from '../../e2e/chromium-launch.ts'
import { startServer } from '../../e2e/server.ts'
import { sessionState, type LoggedIn } from '../../e2e/session-state.ts'
import { take, type Result } from './camera.ts'
import { readOptions, type Options } from './options.ts'
import { readPages } from './read-pages.ts'
import { isSignedIn, type Role } from './roles.ts'
import { chosenScreens, screensOf } from './screens.ts'
import { planShots, profileOf, type Shot } from './shots.ts'
import { faultsOf, summaryOf } from './summary.ts'

const root = dirname(dirname(import.meta.dirname))
const PASSWORD = 'Demo-Kiosque-2026'

type Storage = ReturnType<typeof sessionState>

/** Everybody signs in once; each of their windows opens already signed in. */
async function signIn(url: string, roles: ReadonlySet<Role>): Promise<Map<Role, Storage>> {
  const http = await request.newContext({ baseURL: url })
  const states = new Map<Role, Storage>()
  for (const role of [...roles].filter(isSignedIn)) {
    const data = { email: `${role}@demo.kiosque.test`, password: PASSWORD }
    const answer = await http.post('/api/v1/login', { data })
    if (!answer.ok()) throw new Error(`${role} n’a pas pu se connecter (${answer.status()}).`)
    states.set(role, sessionState(url, (await answer.json()) as LoggedIn))
  }
  await http.dispose()
  return states
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Several windows at once, each on the profile it has open for as long as it has pictures to take. */
async function takeAll(shots: Shot[], url: string, options: Options): Promise<Result[]> {
  const states = await signIn(url, new Set(shots.map(({ role }) => role)))
  const browser = await chromium.launch(chromiumLaunch)
  const results: Result[] = []
  let next = 0

  async function work(): Promise<void> {
    let profile = ''
    let context = null
    for (let shot = shots[next++]; shot; shot = shots[next++]) {
      if (context === null || profileOf(shot) !== profile) {
        await context?.close()
        profile = profileOf(shot)
        const storageState = states.get(shot.role)
        context = await browser.newContext({
          baseURL: url,
          locale: 'fr-FR',
          timezoneId: 'Europe/Paris',
          reducedMotion: 'reduce',
          viewport: { width: shot.width, height: shot.width < 600 ? 844 : 900 },
          ...(storageState ? { storageState } : {}),
        })
      }
      const result = await take(context, shot, options.out)
      results.push(result)
      const faults = faultsOf(result)
      const place = `[${results.length}/${shots.length}]`
      if (faults.length > 0) say(`${place} ${shot.file} : ${faults.join(', ')}`)
      else if (results.length % 20 === 0 || results.length === shots.length) say(place)
    }
    await context?.close()
  }

  await Promise.all(Array.from({ length: Math.min(options.parallel, shots.length) }, work))
  await browser.close()
  return results
}

/** The mock-ups that have a picture beside them, copied so that the folder can be moved or sent. */
function copyMockups(results: readonly Result[], { mockups, out, widths }: Options): string[] {
  if (mockups === null) return []
  mkdirSync(join(out, 'maquettes'), { recursive: true })
  const names = new Set(results.flatMap(({ mockup }) => (mockup === null ? [] : [mockup])))
  const files = [...names].flatMap((name) =>
    [...new Set([...widths, 390, 1440])].map((width) => `${name}-${width}.png`),
  )
  const found = files.filter((file) => existsSync(join(mockups, file)))
  for (const file of found) copyFileSync(join(mockups, file), join(out, 'maquettes', file))
  return found
}

function writeIndex(results: readonly Result[], mockups: readonly string[], out: string): void {
  const data = JSON.stringify({ results, mockups, summary: summaryOf(results) }).replaceAll(
    '<',
    String.raw`\u003c`,
  )
  const template = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8')
  writeFileSync(
    join(out, 'index.html'),
    template.replace('/* DONNÉES */ null', () => data),
  )
  writeFileSync(join(out, 'resume.json'), `${JSON.stringify(summaryOf(results), null, 2)}\n`)
}

/** A demonstration of one's own, gone when its pictures are taken or when they are given up. */
async function withServer<T>(running: string | null, work: (url: string) => Promise<T>): Promise<T> {
  if (running !== null) return work(running)
  say('Démarrage d’une démonstration…')
  const dataDir = mkdtempSync(join(tmpdir(), 'kiosque-galerie-'))
  const forget = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  // Leaving by `exit` takes the server along, which a signal alone would not.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      forget()
      process.exit(1)
    })
  const server = await startServer(dataDir)
  try {
    return await work(server.url)
  } finally {
    await server.stop()
    forget()
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), root)
  const screens = chosenScreens(screensOf(await readPages()), options.only)
  const shots = planShots(screens, options)
  if (shots.length === 0) throw new Error('Aucun écran ne répond à ces options.')
  say(`${screens.length} écrans, ${shots.length} images à prendre.`)
  mkdirSync(options.out, { recursive: true })
  const results = await withServer(options.url, (url) => takeAll(shots, url, options))
  const byName = (a: Result, b: Result) => (a.file ?? a.screen).localeCompare(b.file ?? b.screen)
  const sorted = results.toSorted(byName)
  writeIndex(sorted, copyMockups(sorted, options), options.out)
  const faulty = sorted.filter((result) => faultsOf(result).length > 0).length
  say(`${sorted.length} images, dont ${faulty} à regarder : ${join(options.out, 'index.html')}`)
}

await main().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
