import { publicConfig, type PublicConfig } from '@kiosque/contract/wire/settings'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SettingsCache } from './settings.service.ts'
import type { App } from '../http/app-type.ts'

const BUILD_POLL_S = 60
const buildManifest = z.object({ id: z.string() })
// The client adds the time of day, so that no cache answers in our place (S4-10).
const anyQuery = z.looseObject({})

/** What a browser reads before anyone signs in. Made at run time, never baked into the bundle (D2-08). */
export function mountPublicConfig(app: App, settings: SettingsCache, buildId: () => string): void {
  const { env } = app.deps

  async function configFor(request: FastifyRequest): Promise<PublicConfig> {
    // The sign-in page must open even while the database is away.
    const { maintenance, maintenance_message } = await settings
      .current()
      .catch(() => ({ maintenance: false, maintenance_message: null }))
    return {
      api_base_url: env.isPublicUrlGiven ? env.publicUrl : `${request.protocol}://${request.host}`,
      app: 'kiosque',
      maintenance,
      maintenance_message,
      sentry_dsn: env.sentryDsn,
      matomo: env.matomo && { url: env.matomo.url, site_id: env.matomo.siteId },
      build_id: buildId(),
      build_poll_interval_s: BUILD_POLL_S,
    }
  }

  app.get(
    '/config.json',
    {
      config: { access: 'public' },
      schema: { hide: true, querystring: anyQuery, response: { 200: publicConfig } },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return configFor(request)
    },
  )

  for (const url of ['/builds/latest.json', '/api/v1/builds/latest.json']) {
    app.get(
      url,
      {
        config: { access: 'public' },
        schema: { hide: true, querystring: anyQuery, response: { 200: buildManifest } },
      },
      async (_request, reply) => {
        void reply.header('cache-control', 'no-store')
        return { id: buildId() }
      },
    )
  }
}
