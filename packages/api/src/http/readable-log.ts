const NAMES: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

/** Told of every line, and of no use to a person in front of a terminal. */
const UNSAID = new Set(['level', 'time', 'pid', 'hostname', 'reqId', 'msg'])

const said = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** One line of the log as a person reads it: the hour, then an answer as such, or the message and what it names. */
export function readableLine(json: string): string {
  const { level, time, msg, ...rest } = JSON.parse(json) as Record<string, unknown>
  const hour = new Date(Number(time)).toTimeString().slice(0, 8)
  if (msg === 'answered') {
    const { method, route, status, ms, user_id } = rest
    const who = user_id === undefined ? '' : ` user ${said(user_id)}`
    return `${hour} ${said(method)} ${said(route)} ${said(status)} ${said(ms)} ms${who}\n`
  }
  const named = Object.entries(rest).filter(([key, value]) => !UNSAID.has(key) && value !== undefined)
  const words = named.map(([key, value]) => `${key}=${said(value)}`)
  return [hour, NAMES[Number(level)] ?? 'info', said(msg ?? ''), ...words].filter(Boolean).join(' ') + '\n'
}

/** What the logger writes to when its lines end in a terminal. */
export function readableStream(screen: { write(text: string): unknown }) {
  return { write: (line: string) => void screen.write(readableLine(line)) }
}
