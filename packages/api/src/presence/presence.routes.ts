import type { FastifyRequest } from 'fastify'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { allKinds } from '@kiosque/contract/kinds/registry'
import { idParams } from '@kiosque/contract/wire/common'
import { presence } from '@kiosque/contract/wire/presence'
import type { App, Routes } from '../http/app-type.ts'
import { beat, leaveContent, readPresence } from './presence.service.ts'

const config = { access: 'editor' } as const

/** Who is editing now (D13-01), told before two people write over each other. */
export const presenceRoutes: Routes = async (app) => {
  for (const kind of allKinds) mountPresence(app, kind)
}

function mountPresence(app: App, kind: Kind): void {
  const { db, now } = app.deps
  const path = `/admin/contents/${kind.key}/:id/presence`
  const schema = { params: idParams, response: { 200: presence } }
  const visit = (request: Pick<FastifyRequest, 'viewer'> & { params: { id: number } }) => ({
    kind,
    id: request.params.id,
    userId: request.viewer.user_id,
    now: now(),
  })

  app.get(path, { config, schema }, (request) => readPresence(db, visit(request)))
  app.put(path, { config, schema }, (request) => beat(db, visit(request)))
  app.delete(path, { config, schema: { params: idParams } }, async (request, reply) => {
    await leaveContent(db, visit(request))
    return reply.code(204).send()
  })
}
