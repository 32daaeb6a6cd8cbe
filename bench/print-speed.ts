import { excesses, measureWeights } from '../tools/weights.mjs'
import { goalText, missesOf } from './goals.ts'
import { measureSpeed } from './speed.ts'
import { measureTimings } from './timing.ts'

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })
const print = (line: string) => process.stdout.write(`${line}\n`)

const SPEED_GOAL = { least: 0.6 }

/** Weights of the pages, then speed as ratios. Returns the goals that were missed. */
export async function printSpeed(): Promise<string[]> {
  print('Poids (octets après gzip -6)')
  const weights = measureWeights()
  for (const { page, js, css } of weights) {
    print(`  ${page.path} : JS ${number.format(js)} sur ${number.format(page.js)}, CSS ${number.format(css)}`)
  }
  const tooHeavy = excesses(weights)
  for (const sentence of tooHeavy) print(`  Dépassement : ${sentence}`)

  print('Vitesse (liste de 20, connectée et chaude, contre Fastify nu)')
  const { ratio, ours, bare, p99 } = await measureSpeed()
  print(`  ratio ${number.format(ratio)} (but : ${goalText(SPEED_GOAL)})`)
  print(
    `  ${number.format(ours)} contre ${number.format(bare)} requêtes par seconde ; p99 ${number.format(p99)} ms`,
  )

  print('Temps qui ne doivent rien dire, et entrées hostiles')
  const timings = await measureTimings()
  for (const { name, value, goal } of timings) {
    print(`  ${name} : ${number.format(value)} (but : ${goalText(goal)})`)
  }
  const speed = { name: 'liste chaude contre Fastify nu', value: ratio, goal: SPEED_GOAL }
  return [...tooHeavy, ...missesOf([speed, ...timings])]
}
