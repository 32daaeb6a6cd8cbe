import type { Env } from '../env.ts'
import type { App } from './app-type.ts'

const VIDEO_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://www.dailymotion.com',
]

/** The same headers on every answer, made once at start. */
export function securityHeaders(
  env: Pick<Env, 'publicUrl' | 'sentryDsn' | 'matomo'>,
): Record<string, string> {
  const isHttps = env.publicUrl.startsWith('https:')
  return {
    'content-security-policy': contentPolicy(env, isHttps),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-permitted-cross-domain-policies': 'none',
    // On plain http a browser ignores it, and a proxy that cached it could lock people out.
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

function contentPolicy({ sentryDsn, matomo }: Pick<Env, 'sentryDsn' | 'matomo'>, isHttps: boolean): string {
  const matomoOrigin = matomo ? [new URL(matomo.url).origin] : []
  const sentryOrigin = sentryDsn ? [new URL(sentryDsn).origin] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...matomoOrigin],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...matomoOrigin],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...sentryOrigin, ...matomoOrigin],
    'frame-src': ["'self'", 'blob:', ...VIDEO_HOSTS],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/**
 * « Voir comme » shows the portal in a frame of our own back office. A page asked for by a frame of this very site
 * may stand in it; any other site is refused as before.
 */
export function inOwnFrame(headers: Record<string, unknown>, policy: string): Record<string, string> {
  const isOwn = headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin'
  if (!isOwn) return {}
  return {
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  }
}

/** Sets them first of all, so that errors carry them too; what is personal is never kept by anybody. */
export function addSecurityHeaders(app: App, env: Env): void {
  const headers = securityHeaders(env)
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store')
    }
    done()
  })
}
