import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../e2e/server.ts'
import type { Goal, Measured } from './goals.ts'
import { signIn } from './sign-in.ts'

const ROUNDS = 12

/** Its value: time of the case in question ÷ time of the ordinary one, taken in turns. */
export type Timing = Measured

type Act = (round: number) => Promise<unknown>

/** Medians of two acts, taken in turns: what the machine does meanwhile slows both. */
async function compare(name: string, goal: Goal, odd: Act, ordinary: Act): Promise<Timing> {
  const [odds, ordinaries] = [[] as number[], [] as number[]]
  for (let round = -2; round < ROUNDS; round++) {
    const first = await timeOf(() => odd(round))
    const second = await timeOf(() => ordinary(round))
    // The first two warm up what answers.
    if (round < 0) continue
    odds.push(first)
    ordinaries.push(second)
  }
  return { name, goal, value: median(odds) / median(ordinaries) }
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Whether the time of an answer tells who has an account, and what hostile input costs. */
export async function measureTimings(): Promise<Timing[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kiosque-timing-'))
  const server = await startServer(join(folder, 'data'))
  try {
    return await timingsOf(server.url)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same on a server that runs already, with the demonstration. */
export async function timingsOf(url: string): Promise<Timing[]> {
  const call: Call = async (method, path, body, token) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as { id?: number }
    return { status: response.status, answer }
  }
  return [...(await secrecy(call)), ...(await hostility(url, call))]
}

type Call = (
  method: string,
  path: string,
  body?: unknown,
  token?: string,
) => Promise<{ status: number; answer: { id?: number } }>

// A different person each time: after five failures for an address the answer is 429, much sooner.
const someone = (round: number) => `${PEOPLE[(round + PEOPLE.length) % PEOPLE.length]}@demo.kiosque.test`
const nobody = (round: number) => `personne-${round}@demo.kiosque.test`
const PEOPLE = ['titulaire', 'cotitulaire', 'adjoint', 'preparateur', 'autre', 'invite', 'editeur']

async function secrecy(call: Call): Promise<Timing[]> {
  const goal = { least: 0.8, most: 1.25 }
  return [
    await compare(
      'connexion refusée : adresse connue contre inconnue',
      goal,
      (round) => call('POST', '/login', { email: someone(round), password: 'Un-autre-mot-2026' }),
      (round) => call('POST', '/login', { email: nobody(round), password: 'Un-autre-mot-2026' }),
    ),
    await compare(
      'mot de passe oublié : adresse connue contre inconnue',
      goal,
      (round) => call('POST', '/password/email', { email: someone(round) }),
      (round) => call('POST', '/password/email', { email: nobody(round) }),
    ),
  ]
}

const AT_MOST_5 = { most: 5 }
const LENGTH = 60_000
const ORDINARY = `<p>${'Un texte tout à fait ordinaire, avec des mots. '.repeat(LENGTH / 47)}</p>`
/** As long as the ordinary text, and made to cost. */
const HOSTILE: Record<string, string> = {
  'balises jamais fermées': '<p><strong><em>'.repeat(LENGTH / 15),
  'chevrons en suite': '<'.repeat(LENGTH),
  'entités imbriquées': '&amp;'.repeat(LENGTH / 5),
  'attributs sans fin': `<a ${'x=" '.repeat(LENGTH / 4)}>`,
}

/** Words that the demonstration has an answer to: as many as both comparisons of searches have rounds. */
const SOUGHT =
  `fiche comptoir hiver conseil rappel technique accord performance vitrine vaccination immunité mélatonine
  procédure jambes comprimés vitamine bilan solaire fidélité entretiens prévention sommeil allergies fièvre thermomètres
  rhume angine grippe`.split(/\s+/)

async function hostility(url: string, call: Call): Promise<Timing[]> {
  const token = await signIn(url, 'editeur@demo.kiosque.test')
  const write = (body: string) => (round: number) =>
    call('POST', '/admin/contents/news', { title: `Essai ${round}`, body }, token)
  const search = (q: string) => call('GET', `/search?q=${encodeURIComponent(q)}`, undefined, token)
  // What was asked before is answered at once: each word is asked for once.
  const words = SOUGHT.values()
  const ordinary = () => search(words.next().value ?? '')
  const timings: Timing[] = []
  for (const [name, body] of Object.entries(HOSTILE)) {
    timings.push(
      await compare(`texte hostile, ${name}, contre ordinaire`, AT_MOST_5, write(body), write(ORDINARY)),
    )
  }
  timings.push(
    await compare(
      'recherche hostile contre ordinaire',
      AT_MOST_5,
      (round) => search(`${"a'& | !(".repeat(20)} ${round + 10}`),
      ordinary,
    ),
    await compare(
      'recherche de longs mots inconnus',
      AT_MOST_5,
      (round) => search(`${`${'zyx'.repeat(12)} `.repeat(4)}${round + 10}`),
      ordinary,
    ),
  )
  return timings
}
