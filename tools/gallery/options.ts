import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROLES, type Role } from './roles.ts'
import { STATES, type State } from './states.ts'

export const WIDTHS = [390, 768, 1024, 1440, 1920] as const
/** Where the mock-ups of this project are usually kept, beside it. */
const USUAL_MOCKUPS = '../shared/design/screens'

export type Options = {
  only: string[]
  widths: number[]
  roles: readonly Role[]
  states: readonly State[]
  out: string
  mockups: string | null
  parallel: number
  /** A server that is running already; else one is started, and thrown away. */
  url: string | null
  /** Only what an interrupted run left, or failed to take. */
  resume: boolean
  /** Says how many there are, and takes none. */
  plan: boolean
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** The words given among those known, all of them when none is given. */
function among<Word extends string>(
  known: readonly Word[],
  text: string | undefined,
  option: string,
): readonly Word[] {
  const given = listOf(text)
  const strange = given.filter((word) => !known.includes(word as Word))
  if (strange.length > 0)
    throw new Error(`--${option} : « ${strange.join(', ')} » est inconnu. Au choix : ${known.join(', ')}.`)
  return given.length === 0 ? known : (given as Word[])
}

function positive(text: string, option: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`--${option} : « ${text} » n’est pas un nombre entier.`)
  return value
}

export function readOptions(args: readonly string[], folder: string): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      widths: { type: 'string' },
      roles: { type: 'string' },
      states: { type: 'string' },
      out: { type: 'string', default: 'gallery' },
      mockups: { type: 'string' },
      parallel: { type: 'string' },
      url: { type: 'string' },
      resume: { type: 'boolean', default: false },
      plan: { type: 'boolean', default: false },
    },
  })
  const mockups = resolve(folder, values.mockups ?? USUAL_MOCKUPS)
  if (values.mockups !== undefined && !existsSync(mockups))
    throw new Error(`--mockups : le dossier « ${values.mockups} » n’existe pas.`)
  const widths = listOf(values.widths).map((text) => positive(text, 'widths'))
  return {
    only: listOf(values.only),
    widths: widths.length === 0 ? [...WIDTHS] : widths,
    roles: among(ROLES, values.roles, 'roles'),
    states: among(STATES, values.states, 'states'),
    out: resolve(folder, values.out),
    mockups: existsSync(mockups) ? mockups : null,
    url: values.url?.replace(/\/$/, '') ?? null,
    resume: values.resume,
    plan: values.plan,
    // A page waits as much as it works: one tab more than there are cores.
    parallel: values.parallel === undefined ? cpus().length + 1 : positive(values.parallel, 'parallel'),
  }
}
