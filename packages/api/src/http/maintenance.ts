import { maintenance } from '../errors.ts'
import type { SettingsCache } from '../settings/settings.service.ts'
import type { App } from './app-type.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** With the maintenance flag on, the API refuses changes, except where a route says otherwise (S2-50). */
export function refuseWritesDuringMaintenance(app: App, settings: SettingsCache): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (READS.has(request.method)) return done()
    const { config } = request.routeOptions
    if (!config.access || config.duringMaintenance) return done()
    settings.current().then((current) => done(current.maintenance ? maintenance() : undefined), done)
  })
}
