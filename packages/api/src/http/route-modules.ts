import { auditRoutes } from '../audit/audit.routes.ts'
import { settingsRoutes } from '../settings/settings.routes.ts'
import type { Routes } from './app-type.ts'

/** Everything mounted under /api/v1, one line each. What is not here does not answer. */
export const routeModules: Routes[] = [auditRoutes, settingsRoutes]
