import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { goalText, isMissed, missesOf, type Measured } from '../goals.ts'
import { openNetwork } from '../rush/network.ts'
import type { Figures } from '../rush/phase.ts'
import { measureQuiz, type QuizRush } from './measure.ts'

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })
const print = (text: string) => process.stdout.write(`${text}\n`)

const HOUR_S = 3600
const WHOLE = 10_000
const QUICK = 1_000

const busy = ({ serverMs, databaseMs }: Figures) => serverMs + databaseMs

function line({ name, perSecond, p50, p99, statements, serverMs, databaseMs, peak }: Figures): string {
  const ms = (value: number) => `${number.format(value)} ms`
  return [
    `  ${name} : ${number.format(perSecond)}/s`,
    `p50 ${ms(p50)}, p99 ${ms(p99)}`,
    `${number.format(statements)} instructions`,
    `processeur ${ms(serverMs)} + ${ms(databaseMs)} en base`,
    `mémoire ${number.format(peak / 1e6)} Mo`,
  ].join(' ; ')
}

/** How much of the hour of one process the whole of it takes. */
function hourShare({ start, answer, submit, people, questions }: QuizRush): number {
  const seconds =
    people / start.perSecond + (people * questions) / answer.perSecond + people / submit.perSecond
  return seconds / HOUR_S
}

function goalsOf(rush: QuizRush): Measured[] {
  const { bare, start, answer, submit, people, questions, kept } = rush
  // Ratios of processor time: those of requests a second say more of what else the machine does.
  return [
    { name: 'départ, processeur contre insertion nue', value: busy(start) / busy(bare), goal: { most: 16 } },
    { name: 'réponse, processeur contre insertion nue', value: busy(answer) / busy(bare), goal: { most: 6 } },
    { name: 'rendu, processeur contre insertion nue', value: busy(submit) / busy(bare), goal: { most: 14 } },
    { name: 'part de l’heure prise', value: hourShare(rush), goal: { most: 1 } },
    { name: 'réponses perdues', value: people * questions - kept.answers, goal: { least: 0, most: 0 } },
    { name: 'tentatives en trop ou en moins', value: kept.attempts - people, goal: { least: 0, most: 0 } },
    { name: 'tentatives non rendues', value: people - kept.submitted, goal: { least: 0, most: 0 } },
  ]
}

/** Prints what it costs that the whole network takes one quiz at once. Returns the goals that were missed. */
export async function printQuiz(): Promise<string[]> {
  const people = process.argv[3] === 'quick' ? QUICK : WHOLE
  const folder = mkdtempSync(join(tmpdir(), 'kiosque-quiz-'))
  print('Préparation')
  const size = { drugstores: 2_000, people: people + 2_000, contents: 500, signedIn: people, seconds: 0 }
  const network = await openNetwork(folder, size, (step) => print(`  ${step}`))
  try {
    const rush = await measureQuiz(folder, network, people)
    print(`Un quiz de ${rush.questions} questions, ${people} personnes, 32 connexions`)
    for (const figures of [rush.bare, rush.start, rush.answer, rush.submit]) print(line(figures))
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
