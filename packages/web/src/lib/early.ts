/**
 * What the document asked before any of this code was there (src/early/ask.ts). An answer serves once, and only to
 * whoever would have asked the very same with the very same headers: another person, account or environment asks anew.
 */
export type Early = {
  config: Promise<Response> | null
  answers: Map<string, { headers: string; response: Promise<Response> }>
  /** The page's sheet, where something is drawn with it before the page (src/early/draw.ts). */
  styles?: Promise<unknown>
  /** Until what draws it has come, and then until it is drawn, the code of the page is not asked for, or not for long. */
  drawn?: Promise<void>
  drawing?: Promise<void>
}

declare global {
  interface Window {
    kiosqueEarly?: Early
  }
}

/** As long as an answer is fresh for a page (lib/query-client.ts). */
const FRESH_MS = 30_000

export function takeEarlyConfig(): Promise<Response> | null {
  const early = window.kiosqueEarly
  const config = early?.config ?? null
  if (early) early.config = null
  return config
}

/** Signing out leaves nothing of what was asked for somebody. */
export const forgetEarly = (): void => window.kiosqueEarly?.answers.clear()

export function takeEarly(url: string, headers: Record<string, string>): Promise<Response> | null {
  const answers = window.kiosqueEarly?.answers
  if (!answers) return null
  if (performance.now() > FRESH_MS) answers.clear()
  const path = url.startsWith(location.origin) ? url.slice(location.origin.length) : url
  const answer = answers.get(path)
  if (answer?.headers !== JSON.stringify(headers)) return null
  answers.delete(path)
  return answer.response
}
