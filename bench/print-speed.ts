import { excesses, measureWeights } from '../tools/weights.mjs'
import { measureSpeed } from './speed.ts'
import { measureTimings } from './timing.ts'

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })
const print = (line: string) => process.stdout.write(`${line}\n`)

/** Weights of the pages, then speed as ratios. */
export async function printSpeed(): Promise<void> {
  print('Poids (octets après gzip -6)')
  const weights = measureWeights()
  for (const { page, js, css } of weights) {
    print(`  ${page.path} : JS ${number.format(js)} sur ${number.format(page.js)}, CSS ${number.format(css)}`)
  }
  for (const sentence of excesses(weights)) print(`  Dépassement : ${sentence}`)

  print('Vitesse (liste de 20, connectée et chaude, contre Fastify nu)')
  const { ratio, ours, bare, p99 } = await measureSpeed()
  print(`  ratio ${number.format(ratio)} (but : 0,6 au moins)`)
  print(
    `  ${number.format(ours)} contre ${number.format(bare)} requêtes par seconde ; p99 ${number.format(p99)} ms`,
  )

  print('Temps qui ne doivent rien dire, et entrées hostiles')
  for (const timing of await measureTimings()) {
    print(`  ${timing.name} : ${number.format(timing.ratio)} (but : ${timing.goal})`)
  }
}
