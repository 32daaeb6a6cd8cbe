import { maintenance } from '../errors.ts'
import type { SettingsCache } from './settings.service.ts'
import type { App } from '../http/app-type.ts'

const READS = new Set(['GET', 'OPTIONS'])

/** With the maintenance flag on, the API refuses changes, except where a route says otherwise (S2-50). */
export function refuseWritesDuringMaintenance(app: App, settings: SettingsCache): void {
  app.addHook('onRequest', (request, _reply, proceed) => {
    if (READS.has(request.method)) return proceed()
    const { config } = request.routeOptions
    if (!config.access || config.duringMaintenance) return proceed()
    settings.current().then((current) => proceed(current.maintenance ? maintenance() : undefined), proceed)
  })
}
