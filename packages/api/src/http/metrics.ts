import { timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { forbidden } from '../errors.ts'
import type { App } from './app-type.ts'

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Series {
  labels: string
  count: number
  seconds: number
  buckets: number[]
}

/** Counts requests by route and status, for Prometheus. Routes, never addresses: those hold ids. */
export function mountMetrics(app: App): void {
  const { env, answers } = app.deps
  const series = new Map<string, Series>()
  const lag = monitorEventLoopDelay({ resolution: 20 })
  lag.enable()
  app.addHook('onClose', async () => void lag.disable())

  function count(method: string, route: string, status: number, ms: number): void {
    const labels = `method="${method}",route="${route}",status="${status}"`
    let found = series.get(labels)
    if (found === undefined) {
      found = { labels, count: 0, seconds: 0, buckets: BUCKETS_S.map(() => 0) }
      series.set(labels, found)
    }
    const seconds = ms / 1000
    found.count += 1
    found.seconds += seconds
    // The first limit it keeps to; the lines add up those below.
    const index = BUCKETS_S.findIndex((limit) => seconds <= limit)
    if (index >= 0) found.buckets[index] = (found.buckets[index] ?? 0) + 1
  }
  app.decorate('countAnswer', count)
  app.addHook('onResponse', (request, reply, done) => {
    done()
    count(request.method, request.routeOptions.url ?? 'other', reply.statusCode, reply.elapsedTime)
  })

  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    if (!maySeeMetrics(env, request)) throw forbidden()
    void reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store')
    return [
      ...requestLines(series.values()),
      ...answerLines(answers.counts),
      ...processLines(lag.percentile(99) / 1e9),
      '',
    ].join('\n')
  })
}

/** From this machine itself, or with the token. A relayed call only looks local. */
function maySeeMetrics(env: Env, request: FastifyRequest): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${env.metricsToken ?? ''}`)
  if (env.metricsToken && given.length === wanted.length && timingSafeEqual(given, wanted)) return true
  const isRelayed = env.trustProxy === false && request.headers['x-forwarded-for'] !== undefined
  return !isRelayed && /^(127\.|::1$|::ffff:127\.)/.test(request.ip)
}

function requestLines(all: Iterable<Series>): string[] {
  const lines = [
    '# HELP http_request_duration_seconds Time to answer, by route and status.',
    '# TYPE http_request_duration_seconds histogram',
  ]
  for (const { labels, count, seconds, buckets } of all) {
    let within = 0
    for (const [index, limit] of BUCKETS_S.entries()) {
      within += buckets[index] ?? 0
      lines.push(`http_request_duration_seconds_bucket{${labels},le="${limit}"} ${within}`)
    }
    lines.push(
      `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
      `http_request_duration_seconds_sum{${labels}} ${seconds}`,
      `http_request_duration_seconds_count{${labels}} ${count}`,
    )
  }
  return lines
}

/** Of the answers that many share, how many were ready and how many were made for whoever asked. */
function answerLines({ before, now }: { before: number; now: number }): string[] {
  return [
    '# TYPE kiosque_shared_answers_total counter',
    `kiosque_shared_answers_total{made="before"} ${before}`,
    `kiosque_shared_answers_total{made="now"} ${now}`,
  ]
}

function processLines(lagSeconds: number): string[] {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${rss}`,
    '# TYPE nodejs_heap_used_bytes gauge',
    `nodejs_heap_used_bytes ${heapUsed}`,
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    '# TYPE nodejs_eventloop_lag_p99_seconds gauge',
    `nodejs_eventloop_lag_p99_seconds ${lagSeconds}`,
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${process.uptime()}`,
  ]
}
