import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureAnnouncement } from './announce.ts'
import { goalText, isMissed, missesOf, type Measured } from '../goals.ts'
import { measureScale, memoryOf, type Times } from './measure-scale.ts'
import { openPortals } from './networks.ts'

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })
const print = (text: string) => process.stdout.write(`${text}\n`)
// Below this a sequential scan is the right plan: the whole table is a few pages.
const SMALL_TABLES = new Set([
  'categories',
  'zones',
  'packs',
  'groups',
  'laboratories',
  'partners',
  'authors',
  'faq_themes',
  'useful_links',
  'settings',
  'menu_entries',
  'throttles',
])

/** What the question should keep to, if anything: how much longer on ten times as much, or how long at most. */
function measuredBy({ question: { name, most, within }, small, large }: Times): Measured | null {
  if (most !== undefined) return { name, value: large / small, goal: { most } }
  return within === undefined ? null : { name, value: large, goal: { most: within, unit: 'ms' } }
}

function line(times: Times): string {
  const { question, small, large, warm, pages } = times
  const measured = measuredBy(times)
  const goal = measured === null ? '' : ` (but : ${goalText(measured.goal)})`
  const took = `froid ${number.format(small)} → ${number.format(large)} ms, chaud ${number.format(warm)} ms`
  const read = `${pages.small} → ${pages.large} pages`
  const mark = measured !== null && isMissed(measured) ? '  À REVOIR' : ''
  return `  ${question.name} : × ${number.format(large / small)}${goal} ; ${took} ; ${read}${mark}`
}

/** Prints how the portal bears ten times the contents, and where PostgreSQL reads whole tables. Returns what missed its goal. */
export async function printScale(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kiosque-scale-'))
  print('Préparation')
  const portals = await openPortals(folder, (step) => print(`  ${step}`))
  try {
    const measured = await measureScale(portals)
    print('De 5 000 à 50 000 contenus, 20 000 officines, 120 000 personnes')
    for (const times of measured) print(line(times))
    print('Tables lues en entier')
    const scans = measured.flatMap(({ question, plans }) =>
      plans
        .filter((plan) => plan.scanned.some((table) => !SMALL_TABLES.has(table)))
        .map(
          (plan) =>
            `  ${question.name} : ${plan.scanned.join(', ')} en ${number.format(plan.ms)} ms : ${plan.statement}`,
        ),
    )
    for (const scan of scans.length > 0 ? scans : ['  aucune']) print(scan)
    print('Une publication annoncée à tous les titulaires')
    const { people, ms, longest, longestAtRest } = await measureAnnouncement(portals.large)
    print(`  ${number.format(people)} personnes en ${number.format(ms)} ms`)
    print(
      `  une liste chaude attend au plus ${number.format(longest)} ms pendant, ${number.format(longestAtRest)} ms au repos`,
    )
    print(`Mémoire du serveur : ${number.format((await memoryOf(portals.large)) / 1e6)} Mo`)
    return missesOf(measured.map(measuredBy).filter((each) => each !== null))
  } finally {
    await portals.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
