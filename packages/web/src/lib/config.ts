import { takeEarlyConfig } from './early.ts'

/** D2-08: the public configuration, read once at start and never baked into the bundle. */
export type PublicConfig = {
  api_base_url: string
  app: string
  maintenance: boolean
  /** What the head office says meanwhile. */
  maintenance_message: string | null
  sentry_dsn: string | null
  matomo: { url: string; site_id: string | number } | null
  build_id: string | null
  build_poll_interval_s: number
}

export const DEFAULT_POLL_SECONDS = 60

/** Whatever the file says, the client gets a usable configuration: a wrong field falls back alone. */
export function readConfig(raw: unknown, origin: string): PublicConfig {
  const given = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
  const text = (key: string) => {
    const value = given[key]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const poll = given['build_poll_interval_s']
  return {
    api_base_url: new URL(text('api_base_url') ?? '/', origin).href,
    app: text('app') ?? 'kiosque',
    maintenance: given['maintenance'] === true,
    maintenance_message: text('maintenance_message'),
    sentry_dsn: text('sentry_dsn'),
    matomo: readMatomo(given['matomo']),
    build_id: text('build_id'),
    build_poll_interval_s: typeof poll === 'number' && poll > 0 ? poll : DEFAULT_POLL_SECONDS,
  }
}

function readMatomo(raw: unknown): PublicConfig['matomo'] {
  if (typeof raw !== 'object' || raw === null) return null
  const { url, site_id } = raw as Record<string, unknown>
  if (typeof url !== 'string' || url === '') return null
  if (typeof site_id !== 'string' && typeof site_id !== 'number') return null
  return { url, site_id }
}

let current: PublicConfig | null = null

/** The configuration read last; start-up reads it before anything else runs. */
export function getConfig(): PublicConfig {
  return current ?? readConfig(null, location.origin)
}

export async function fetchConfig(): Promise<PublicConfig> {
  try {
    const asked = takeEarlyConfig()?.catch(() => null)
    const response =
      (await asked) ??
      (await fetch('/config.json', { headers: { accept: 'application/json' }, cache: 'no-store' }))
    current = readConfig(response.ok ? await response.json() : null, location.origin)
  } catch (error) {
    console.error(error)
    current ??= readConfig(null, location.origin)
  }
  return current
}
