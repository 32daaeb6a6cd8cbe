import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Everything the surroundings decide, read once at start (D14-01). */
export interface Env {
  port: number
  host: string
  /** Without a slash at the end. Links in mails begin with it. */
  publicUrl: string
  /** PUBLIC_URL was given; otherwise it is only a guess from HOST and PORT. */
  isPublicUrlGiven: boolean
  /** Null: the embedded database in the data folder. */
  databaseUrl: string | null
  dataDir: string
  demo: boolean
  secretKey: string
  smtpUrl: string | null
  mailFrom: string
  s3: { endpoint: string; bucket: string; accessKey: string; secretKey: string } | null
  sentryDsn: string | null
  matomo: { url: string; siteId: string } | null
  logLevel: LogLevel
  metricsToken: string | null
  /** What Fastify's trustProxy takes: false, the number of proxies in front, or their addresses. */
  trustProxy: boolean | number | string
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** One sentence for whoever starts the server: which variable, and what it should be. */
export class EnvError extends Error {}

type Source = Record<string, string | undefined>

export function readEnv(source: Source): Env {
  const text = (name: string) => source[name]?.trim() || null
  const databaseUrl = urlOf('DATABASE_URL', text('DATABASE_URL'), ['postgres:', 'postgresql:'])
  const port = portOf(text('PORT'))
  const host = text('HOST') ?? '127.0.0.1'
  const dataDir = resolve(text('KIOSQUE_DATA_DIR') ?? 'data')
  const publicUrl = urlOf('PUBLIC_URL', text('PUBLIC_URL'), ['http:', 'https:'])
  return {
    port,
    host,
    publicUrl: (publicUrl ?? `http://${hostInUrl(host)}:${port}`).replace(/\/+$/, ''),
    isPublicUrlGiven: publicUrl !== null,
    databaseUrl,
    dataDir,
    demo: flagOf('KIOSQUE_DEMO', text('KIOSQUE_DEMO'), databaseUrl === null),
    secretKey: secretOf(text('SECRET_KEY'), databaseUrl, dataDir),
    smtpUrl: urlOf('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: mailFromOf(text('MAIL_FROM')),
    s3: s3Of(text),
    sentryDsn: urlOf('SENTRY_DSN', text('SENTRY_DSN'), ['http:', 'https:']),
    matomo: matomoOf(text),
    logLevel: logLevelOf(text('LOG_LEVEL')),
    metricsToken: text('METRICS_TOKEN'),
    trustProxy: trustProxyOf(text('TRUST_PROXY')),
  }
}

function portOf(value: string | null): number {
  if (value === null) return 3000
  const port = Number(value)
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port
  throw new EnvError(`PORT doit être un nombre entre 0 et 65535 ; « ${value} » ne convient pas.`)
}

function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

// The value is not repeated: an address may carry a password.
function urlOf(name: string, value: string | null, protocols: string[]): string | null {
  if (value === null) return null
  const protocol = URL.canParse(value) ? new URL(value).protocol : null
  if (protocol && protocols.includes(protocol)) return value
  throw new EnvError(`${name} doit être une adresse complète qui commence par ${protocols[0]}//.`)
}

function flagOf(name: string, value: string | null, otherwise: boolean): boolean {
  if (value === null) return otherwise
  if (['1', 'true'].includes(value)) return true
  if (['0', 'false'].includes(value)) return false
  throw new EnvError(`${name} vaut 1 ou 0 ; « ${value} » ne convient pas.`)
}

function secretOf(value: string | null, databaseUrl: string | null, dataDir: string): string {
  if (value !== null) {
    if (value.length >= 32) return value
    throw new EnvError(
      'SECRET_KEY doit compter au moins 32 caractères : openssl rand -base64 48 en donne une.',
    )
  }
  if (databaseUrl !== null) {
    throw new EnvError('SECRET_KEY est requise avec DATABASE_URL : openssl rand -base64 48 en donne une.')
  }
  return keptSecret(dataDir)
}

/** Made at the first start of the embedded database and kept beside it, readable by its owner only. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret-key')
  try {
    mkdirSync(dataDir, { recursive: true })
    // 'wx' fails when the file is there: two starts at once end with the same key.
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new EnvError(
        `Le dossier de données ${dataDir} ne peut pas être écrit : vérifiez KIOSQUE_DATA_DIR.`,
      )
    }
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length >= 32) return secret
  throw new EnvError(
    `Le fichier ${path} est abîmé : remettez la clé d’origine, ou supprimez-le pour en créer une autre.`,
  )
}

function mailFromOf(value: string | null): string {
  const from = value ?? 'Kiosque <ne-pas-repondre@kiosque.localhost>'
  if (/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(from)) return from
  throw new EnvError('MAIL_FROM doit être une adresse, par exemple « Kiosque <kiosque@exemple.fr> ».')
}

type Text = (name: string) => string | null

function s3Of(text: Text): Env['s3'] {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const
  const missing = names.filter((name) => text(name) === null)
  if (missing.length === names.length) return null
  if (missing.length > 0) {
    throw new EnvError(`Pour ranger les fichiers dans S3, il manque ${missing.join(', ')}.`)
  }
  const endpoint = urlOf('S3_ENDPOINT', text('S3_ENDPOINT'), ['https:', 'http:'])
  return {
    endpoint: endpoint ?? '',
    bucket: text('S3_BUCKET') ?? '',
    accessKey: text('S3_ACCESS_KEY') ?? '',
    secretKey: text('S3_SECRET_KEY') ?? '',
  }
}

function matomoOf(text: Text): Env['matomo'] {
  const url = urlOf('MATOMO_URL', text('MATOMO_URL'), ['https:', 'http:'])
  const siteId = text('MATOMO_SITE_ID')
  if (url === null && siteId === null) return null
  if (url === null || siteId === null || !/^\d+$/.test(siteId)) {
    throw new EnvError('MATOMO_URL et MATOMO_SITE_ID (un nombre) vont ensemble.')
  }
  return { url: url.replace(/\/+$/, ''), siteId }
}

function logLevelOf(value: string | null): LogLevel {
  const level = LOG_LEVELS.find((known) => known === (value ?? 'info').toLowerCase())
  if (level) return level
  throw new EnvError(`LOG_LEVEL est l’un de ${LOG_LEVELS.join(', ')} ; « ${value} » ne convient pas.`)
}

function trustProxyOf(value: string | null): Env['trustProxy'] {
  if (value === null || value === '0' || value === 'false') return false
  if (value === 'true') return true
  if (/^\d{1,2}$/.test(value)) return Number(value)
  const parts = value.split(',').map((part) => part.trim())
  const known = /^(loopback|linklocal|uniquelocal|[0-9a-fA-F:.]+(\/\d{1,3})?)$/
  if (parts.every((part) => known.test(part))) return parts.join(',')
  throw new EnvError(
    'TRUST_PROXY est le nombre de relais devant le serveur, ou leurs adresses séparées par des virgules.',
  )
}
