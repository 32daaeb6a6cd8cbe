import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { answerAtOnce } from './answers/answer-at-once.ts'
import { createViewers } from './audience/request-viewers.ts'
import type { Deps } from './deps.ts'
import { badRequest } from './errors.ts'
import { guardRoutes } from './http/access.ts'
import { writeAnswersByClass } from './http/answers-by-class.ts'
import type { App } from './http/app-type.ts'
import { createBuildId, WEB_DIST } from './http/build-id.ts'
import { readJson, refuseUnfitInput } from './http/clean-input.ts'
import { compressAnswers } from './http/compress-answers.ts'
import { queueExpensiveRequests } from './http/expensive-requests.ts'
import { mountDocs } from './http/docs-pages.ts'
import { addDraining } from './http/draining.ts'
import { answerError } from './http/error-answer.ts'
import { mountHealth } from './http/health.ts'
import { refuseWritesDuringMaintenance } from './settings/maintenance.ts'
import { mountMetrics } from './http/metrics.ts'
import { mountOpenApi } from './http/openapi.ts'
import { mountPublicConfig } from './settings/public-config.ts'
import { refuseManyHosts } from './http/request-form.ts'
import { logAnswers } from './http/request-log.ts'
import { routeModules } from './route-modules.ts'
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts'
import { shareTraits } from './http/shared-traits.ts'
import { serverOptions } from './http/server-options.ts'
import { closeSlowReaders } from './http/slow-readers.ts'
import { serveInterface } from './http/static-files.ts'
import { beginInTurn } from './http/turns.ts'
import { demandStrictInputs, schemaController } from './http/validation.ts'
import { createSettingsCache } from './settings/settings.service.ts'

export interface AppOptions {
  webDist?: string
  /** What is mounted under /api/v1; tests of this file bring their own. */
  modules?: typeof routeModules
}

/** The whole server, ready to listen or to be injected into. The order of hooks is the order of decisions. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<App> {
  const { webDist = WEB_DIST, modules = routeModules } = options
  const app = fastify({
    // Ten seconds by default: a starved machine needs more to make its first hash, and would refuse to start.
    pluginTimeout: 120_000,
    ...serverOptions(deps.env),
    schemaController,
    loggerInstance: deps.log,
    genReqId: () => randomUUID(),
    // No hook runs for an address that cannot be read: its answer gets the headers here.
    frameworkErrors: (_error, request, reply) =>
      answerError(badRequest(), request, reply.headers(securityHeaders(deps.env))),
  }) as unknown as App
  app.decorate('deps', deps)
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, deps.report))
  // Only JSON is read; multipart where a route says so.
  app.removeContentTypeParser('text/plain')
  readJson(app)

  const settings = createSettingsCache(deps.db, deps.events)
  addSecurityHeaders(app, deps.env)
  refuseManyHosts(app)
  addDraining(app)
  logAnswers(app)
  refuseWritesDuringMaintenance(app, settings)
  const viewers = createViewers(deps)
  guardRoutes(app, viewers)
  refuseUnfitInput(app)
  queueExpensiveRequests(app)
  app.addHook('onRoute', demandStrictInputs)
  app.addHook('onRoute', shareTraits)
  app.addHook('onRoute', writeAnswersByClass)
  compressAnswers(app)
  mountOpenApi(app)
  mountMetrics(app)
  mountHealth(app)
  mountPublicConfig(app, settings, createBuildId(webDist))
  mountDocs(app)
  for (const routes of modules) await app.register(routes, { prefix: '/api/v1' })
  await serveInterface(app, webDist)
  const stopWatching = closeSlowReaders(app.server)
  app.addHook('onClose', async () => stopWatching())
  await app.ready()
  answerAtOnce(app, viewers)
  beginInTurn(app.server)
  return app
}
