import { settings, settingsPatch } from '@kiosque/contract/wire/settings'
import type { Routes } from '../http/app-type.ts'
import { changeSettings, readSettings } from './settings.service.ts'

export const settingsRoutes: Routes = async (app) => {
  const { db, now } = app.deps

  app.get('/admin/settings', { config: { access: 'admin' }, schema: { response: { 200: settings } } }, () =>
    readSettings(db),
  )

  // Open during maintenance: this is where it is lifted.
  app.patch(
    '/admin/settings',
    {
      config: { access: 'admin', duringMaintenance: true },
      schema: { body: settingsPatch, response: { 200: settings } },
    },
    (request) => changeSettings(db, request.body, request.viewer, now()),
  )
}
