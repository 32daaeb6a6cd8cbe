import { ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import { adminMenu, adminMenuBody, menu } from '@kiosque/contract/wire/menu'
import { sendShared } from '../answers/send-shared.ts'
import { ALL_TO_FIND, MENU, type Topic } from '../answers/topic.ts'
import type { Reader } from '../audience/visible-targets.ts'
import { unauthorized } from '../errors.ts'
import type { Routes } from '../http/app-type.ts'
import { readAdminMenu, saveMenu } from './admin-menu.service.ts'
import { createMenuChanges } from './menu-changes.ts'
import { menuOf } from './menu.service.ts'

/** Which kinds have something to read, whether the agenda has, and how the head office arranged them. */
const MENU_TOPICS: readonly Topic[] = [...ALL_TO_FIND, MENU]

export const menuRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now, env } = deps
  const known = { live: deps.live, changes: createMenuChanges(deps) }
  /** A guest is offered nothing that is empty; a pharmacy's agenda is never so for long. */
  const hasEvents = async (viewer: Reader) =>
    (await deps.publishedEvents(db, now())).some(({ target_id }) => viewer.targets.holds(target_id))

  app.get(
    '/menu',
    { config: { access: 'member' }, schema: { response: { 200: menu } } },
    async (request, reply) => {
      return await sendShared(deps, request, reply, {
        name: 'menu',
        topics: MENU_TOPICS,
        isSteady: true,
        async make(viewer) {
          if (viewer === null) throw unauthorized()
          const hasAgenda = viewer.account_type !== ACCOUNT_TYPES.guest || (await hasEvents(viewer))
          return menuOf(db, { viewer, now: now(), secret: env.secretKey, known, hasAgenda })
        },
      })
    },
  )

  app.get(
    '/admin/menu',
    { config: { access: 'editor' }, schema: { response: { 200: adminMenu } } },
    async () => (await readAdminMenu(deps)) as never,
  )
  app.put(
    '/admin/menu',
    { config: { access: 'editor' }, schema: { body: adminMenuBody, response: { 200: adminMenu } } },
    async (request) => (await saveMenu(deps, request.viewer, request.body)) as never,
  )
}
