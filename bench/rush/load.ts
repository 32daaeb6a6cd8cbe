import { readFileSync } from 'node:fs'
import { openConnection } from './load-client.ts'
import { nextAsk, seeded, type Ask, type Material } from './mix.ts'
import type { Person } from './people.ts'

/** What this process is given, as a file. */
export interface LoadPlan {
  host: string
  port: number
  people: Person[]
  material: Material
  connections: number
  seed: number
  /** Ends after so long; a list of addresses ends when each was asked once. */
  seconds?: number
  asks?: Ask[]
  /** The targeted list of the bare server, of a different person each time. */
  isBare?: boolean
}

export interface LoadResult {
  seconds: number
  count: number
  failures: Record<string, number>
  /** Milliseconds of every answer, by name. */
  times: Record<string, number[]>
}

// Run on its own, so that what it costs is nobody else's: node load.ts plan.json
const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as LoadPlan
const times: Record<string, number[]> = {}
const failures: Record<string, number> = {}
const left = plan.asks?.toReversed()
const start = performance.now()
const isOver = () =>
  left === undefined ? performance.now() - start > (plan.seconds ?? 10) * 1000 : left.length === 0

async function run(index: number): Promise<void> {
  const connection = await openConnection(plan.host, plan.port)
  const random = seeded(plan.seed * 1000 + index)
  while (!isOver()) {
    const person = plan.people[Math.floor(random() * plan.people.length)] as Person
    const ask = left === undefined ? nextAsk(random, plan.material) : (left.pop() as Ask)
    const { token, type, group, zone, pack, drugstore } = person
    const name = plan.isBare ? 'liste nue' : ask.name
    const path = plan.isBare
      ? `/list?type=${type}&group=${group}&zone=${zone}&pack=${pack}&drugstore=${drugstore}`
      : `/api/v1${ask.path}`
    const { status, ms } = await connection.get(path, plan.isBare ? null : token)
    ;(times[name] ??= []).push(ms)
    if (status !== 200) failures[`${status} ${ask.path}`] = (failures[`${status} ${ask.path}`] ?? 0) + 1
  }
  connection.close()
}

await Promise.all(Array.from({ length: plan.connections }, (_, index) => run(index)))
const count = Object.values(times).reduce((sum, list) => sum + list.length, 0)
const result: LoadResult = { seconds: (performance.now() - start) / 1000, count, failures, times }
process.stdout.write(JSON.stringify(result))
