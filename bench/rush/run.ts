import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { goalText, isMissed, missesOf, type Measured } from '../goals.ts'
import { measureRush, type Rush } from './measure.ts'
import { openNetwork, QUICK, WHOLE } from './network.ts'
import type { Figures } from './phase.ts'

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })
const print = (text: string) => process.stdout.write(`${text}\n`)

function line({ name, ...figures }: Figures): string {
  const { perSecond, p50, p95, p99, statements, serverMs, databaseMs, warmShare, peak } = figures
  const ms = (value: number) => `${number.format(value)} ms`
  return [
    `  ${name} : ${number.format(perSecond)} requêtes/s`,
    `p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}`,
    `${number.format(statements)} instructions`,
    `processeur ${ms(serverMs)} + ${ms(databaseMs)} en base`,
    ...(Number.isNaN(warmShare) ? [] : [`chaudes ${number.format(warmShare * 100)} %`]),
    `mémoire ${number.format(peak / 1e6)} Mo`,
  ].join(' ; ')
}

const busy = ({ serverMs, databaseMs }: Figures) => serverMs + databaseMs

/** What issue by issue was promised of this run. */
function goalsOf(rush: Rush): Measured[] {
  const { bare, coldList, coldHome, cold, bareBefore, tenSeconds, bareAfter, everySecond } = rush
  const peak = Math.max(...[cold, tenSeconds, everySecond, coldList].map((figures) => figures.peak)) / 1e6
  return [
    { name: 'liste froide, instructions', value: coldList.statements, goal: { most: 3 } },
    { name: 'liste froide, processeur contre nu', value: busy(coldList) / busy(bare), goal: { most: 3 } },
    { name: 'accueil froid, instructions', value: coldHome.statements, goal: { most: 8 } },
    {
      name: 'mélange avec publications contre nu, requêtes par seconde',
      value: (2 * tenSeconds.perSecond) / (bareBefore.perSecond + bareAfter.perSecond),
      goal: { least: 1 },
    },
    { name: 'mélange avec publications, p99', value: tenSeconds.p99, goal: { most: 150, unit: 'ms' } },
    { name: 'mémoire du serveur', value: peak, goal: { most: 250, unit: 'Mo' } },
  ]
}

/** Prints what a morning costs, from cold. Returns the goals that were missed. */
export async function printRush(): Promise<string[]> {
  const size = process.argv[3] === 'quick' ? QUICK : WHOLE
  const folder = mkdtempSync(join(tmpdir(), 'kiosque-rush-'))
  print('Préparation')
  const network = await openNetwork(folder, size, (step) => print(`  ${step}`))
  try {
    const rush = await measureRush(folder, network, size)
    print(`Le matin : ${size.signedIn} personnes de ${size.people}, 32 connexions`)
    for (const figures of Object.values(rush) as Figures[]) print(line(figures))
    print('Avec une publication toutes les 10 s, par demande (médiane et p99)')
    for (const [name, { count, p50, p99 }] of Object.entries((rush as Rush).tenSeconds.byName))
      print(`  ${name} : ${count} fois, ${number.format(p50)} ms, ${number.format(p99)} ms`)
    const goals = goalsOf(rush)
    print('Buts')
    for (const measured of goals)
      print(
        `  ${measured.name} : ${number.format(measured.value)} (${goalText(measured.goal)})${isMissed(measured) ? '  MANQUÉ' : ''}`,
      )
    return missesOf(goals)
  } finally {
    await network.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
