import { maintenance } from '../errors.ts'
import type { SettingsCache } from '../settings/settings.service.ts'
import type { App } from './app-type.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** With the maintenance flag on, the API refuses changes, except where a route says otherwise (S2-50). */
export function refuseWritesDuringMaintenance(app: App, settings: SettingsCache): void {
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions
    if (READS.has(request.method) || !config.access || config.duringMaintenance) return
    if ((await settings.current()).maintenance) throw maintenance()
  })
}
