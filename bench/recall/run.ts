import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { goalText, isMissed, missesOf, type Measured } from '../goals.ts'
import { openNetwork } from '../rush/network.ts'
import { measureRecall, type RecallRun } from './measure.ts'

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })
const print = (line: string) => process.stdout.write(`${line}\n`)

/** One pharmacy in fifty of the network that is made is disabled: so many, for twenty thousand to be asked. */
const WHOLE = { drugstores: 20_410, people: 60_000, answers: 2_000 }
const QUICK = { drugstores: 2_000, people: 6_000, answers: 300 }

function goalsOf(run: RecallRun): Measured[] {
  return [
    { name: 'rappel parti', value: run.openMs, goal: { most: 5_000, unit: 'ms' } },
    {
      name: 'dernière notification, par un second serveur',
      value: run.lastNotificationMs,
      goal: { most: 2_000, unit: 'ms' },
    },
    { name: 'tableau, au pire', value: Math.max(...run.boardMs), goal: { most: 1_000, unit: 'ms' } },
    {
      name: 'tableau à jour après la dernière réponse',
      value: run.boardLagMs,
      goal: { most: 2_000, unit: 'ms' },
    },
  ]
}

/** Prints what a recall to the whole network costs. Returns the goals that were missed. */
export async function printRecall(): Promise<string[]> {
  const size = process.argv[3] === 'quick' ? QUICK : WHOLE
  const folder = mkdtempSync(join(tmpdir(), 'kiosque-recall-'))
  print('Préparation')
  const network = await openNetwork(
    folder,
    { drugstores: size.drugstores, people: size.people, contents: 500, signedIn: 0, seconds: 0 },
    (step) => print(`  ${step}`),
  )
  try {
    const load = loadavg()[0] ?? 0
    const run = await measureRecall(network, folder, size.answers)
    print(
      `Un rappel à ${run.pharmacies} officines, ${run.people} personnes prévenues (charge ${number.format(load)})`,
    )
    print(
      `  ${run.answers} réponses à ${number.format(run.answersPerSecond)}/s, tableau lu ${run.boardMs.length} fois`,
    )
    const goals = goalsOf(run)
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
