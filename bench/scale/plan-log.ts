import type { Client } from 'pg'

export interface Plan {
  ms: number
  statement: string
  /** Tables read from end to end. */
  scanned: string[]
  /** Pages of tables and indexes it looked at, in memory or not: the same on a busy machine as on a quiet one. */
  pages: number
  text: string
}

export interface PlanLog {
  /** What the cluster starts with, so that plans can be asked for later. */
  settings: Record<string, string>
  read: (text: string) => void
  /** The plans of every statement that `act` made the server run on this database. */
  during: (client: Client, act: () => Promise<void>) => Promise<Plan[]>
}

/** PostgreSQL itself says how it ran each statement (auto_explain): nothing is guessed from copies of them. */
export function planLog(): PlanLog {
  let log = ''
  let isOn = false
  return {
    settings: {
      shared_buffers: '256MB',
      shared_preload_libraries: 'auto_explain',
      'auto_explain.log_analyze': 'on',
      'auto_explain.log_timing': 'off',
      'auto_explain.log_buffers': 'on',
      'auto_explain.log_min_duration': '-1',
      log_line_prefix: '§%a§',
    },
    read: (text) => void (isOn && (log += text)),
    async during(client, act) {
      log = ''
      isOn = true
      await setThreshold(client, '0')
      await act()
      await setThreshold(client, '-1')
      isOn = false
      return plansIn(log)
    },
  }
}

async function setThreshold(client: Client, ms: string): Promise<void> {
  await client.query(`ALTER SYSTEM SET auto_explain.log_min_duration = ${ms}`)
  await client.query('SELECT pg_reload_conf()')
  // Each session reads it before its next statement; the log itself arrives a little later.
  await client.query('SELECT pg_sleep(0.3)')
}

function plansIn(log: string): Plan[] {
  return log
    .split('§kiosque§')
    .filter((entry) => entry.includes('  plan:'))
    .map((entry) => {
      const [entryText = ''] = entry.split('§')
      const text = entryText.slice(entryText.indexOf('Query Text:'))
      const statement = /Query Text: (.*)/.exec(text)?.[1] ?? ''
      return {
        ms: Number(/duration: ([\d.]+) ms/.exec(entryText)?.[1] ?? 0),
        statement: statement.slice(0, 120),
        pages: pagesIn(text),
        scanned: [...text.matchAll(/Seq Scan on (\w+)/g)].map((found) => found[1] ?? ''),
        text,
      }
    })
}

/** Of the whole statement: its first line counts those below it. */
function pagesIn(text: string): number {
  const line = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(text)
  return Number(line?.[1] ?? 0) + Number(line?.[2] ?? 0)
}
