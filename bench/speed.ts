import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startServer } from '../e2e/server.ts'
import { startBare } from './bare-process.ts'
import { signIn } from './sign-in.ts'

const list = '/api/v1/contents/news?per_page=20'
// Short and many, in turns: what the machine does meanwhile slows both of a pair.
const rounds = 9
const secondsPerRound = 2

export interface Speed {
  /** Requests per second of ours ÷ those of bare Fastify with the same bytes: the median of pairs taken in turns. */
  ratio: number
  ours: number
  bare: number
  /** Milliseconds, of ours. */
  p99: number
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** A warm, authenticated list of 20 against the same bytes from bare Fastify (QUALITY: at least 0.6). */
export async function measureSpeed(): Promise<Speed> {
  const folder = mkdtempSync(join(tmpdir(), 'kiosque-bench-'))
  const server = await startServer(join(folder, 'data'))
  try {
    const headers = { authorization: `Bearer ${await signIn(server.url)}` }
    const warm = await fetch(server.url + list, { headers })
    if (!warm.ok) throw new Error(`La liste a répondu ${warm.status}.`)
    const file = join(folder, 'body.json')
    writeFileSync(file, Buffer.from(await warm.arrayBuffer()))
    const bare = await startBare(join(import.meta.dirname, 'bare-server.ts'), file)
    const measure = async (url: string) => {
      const result = await autocannon({ url, headers, connections: 20, duration: secondsPerRound })
      if (result.non2xx + result.errors > 0) throw new Error(`${url} n’a pas toujours répondu 200.`)
      return result
    }
    const ours: Awaited<ReturnType<typeof measure>>[] = []
    const theirs: Awaited<ReturnType<typeof measure>>[] = []
    // Both compiled and warm before anything counts.
    await measure(bare.url)
    await measure(server.url + list)
    for (let round = 0; round < rounds; round++) {
      theirs.push(await measure(bare.url))
      ours.push(await measure(server.url + list))
    }
    await bare.stop()
    const [oursMedian, bareMedian] = [ours, theirs].map((results) =>
      median(results.map((each) => each.requests.average)),
    )
    return {
      ratio: median(ours.map((each, at) => each.requests.average / (theirs[at]?.requests.average ?? 1))),
      ours: oursMedian ?? 0,
      bare: bareMedian ?? 0,
      p99: median(ours.map((each) => each.latency.p99)),
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
