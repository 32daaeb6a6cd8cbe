import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startServer } from '../../e2e/server.ts'
import { readOptions } from './options.ts'
import { readPages } from './read-pages.ts'
import { isDone, readJournal } from './results.ts'
import { chosenScreens, screensOf } from './screens.ts'
import { planShots } from './shots.ts'
import { faultsOf } from './summary.ts'
import { say, takeAll } from './take-all.ts'
import { visitsOf } from './visits.ts'
import { writeIndex } from './write-index.ts'

const root = dirname(dirname(import.meta.dirname))

/** A demonstration of one's own, gone when its pictures are taken or when they are given up. */
async function withServer<T>(running: string | null, work: (url: string) => Promise<T>): Promise<T> {
  if (running !== null) return work(running)
  say('Démarrage d’une démonstration…')
  const dataDir = mkdtempSync(join(tmpdir(), 'kiosque-galerie-'))
  const forget = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', forget)
  const server = await startServer(dataDir)
  try {
    return await work(server.url)
  } finally {
    await server.stop()
    process.off('exit', forget)
    forget()
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), root)
  const { out } = options
  const all = screensOf(await readPages())
  const screens = chosenScreens(all, options.only)
  const planned = planShots(screens, options)
  if (planned.length === 0) throw new Error('Aucun écran ne répond à ces options.')
  // What an earlier run took stays in the index, but for screens that are no more.
  const names = new Set(all.map(({ name }) => name))
  const known = new Map([...readJournal(out)].filter(([, { screen }]) => names.has(screen)))
  const shots = options.resume ? planned.filter(({ file }) => !isDone(out, known.get(file))) : planned
  const visits = visitsOf(shots)
  say(`${screens.length} écrans, ${planned.length} images, ${visits.length} pages à ouvrir.`)
  if (shots.length < planned.length) say(`${planned.length - shots.length} images sont déjà prises.`)
  if (options.plan) return
  mkdirSync(out, { recursive: true })
  const refreshIndex = () => writeIndex([...known.values()], options)
  // Leaving by `exit` takes the server and the browser along, which a signal alone would not.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      refreshIndex()
      say('Interrompu : `--resume` reprend où c’en était.')
      process.exit(1)
    })
  if (visits.length > 0)
    await withServer(options.url, (url) =>
      takeAll(visits, { url, pages: new Set(all.map(({ path }) => path)) }, options, known, refreshIndex),
    )
  refreshIndex()
  const own = planned.flatMap(({ file }) => known.get(file) ?? [])
  const failed = own.filter((result) => result.failed !== null).length
  const faulty = own.filter((result) => faultsOf(result).length > 0).length
  say(`${own.length} images, dont ${faulty} à regarder et ${failed} manquées : ${join(out, 'index.html')}`)
  if (failed > 0) process.exitCode = 1
}

await main().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
