import { idParams } from '@kiosque/contract/wire/common'
import {
  adminPopin,
  adminPopinList,
  popinBody,
  popinList,
  popinPatch,
  popinsQuery,
} from '@kiosque/contract/wire/popins'
import { notFound } from '../errors.ts'
import type { Routes } from '../http/app-type.ts'
import {
  changePopin,
  createPopin,
  listPopins,
  presentForEditors,
  removePopin,
} from './admin-popins.service.ts'
import { dismissPopin, duePopins } from './popins.service.ts'

const editor = { access: 'editor' } as const
const member = { access: 'member' } as const

export const popinsRoutes: Routes = async (app) => {
  const { db, now, env } = app.deps
  const links = () => ({ secret: env.secretKey, now: now() })
  const present = async (row: Awaited<ReturnType<typeof createPopin>>) => {
    const [shown] = await presentForEditors(db, [row], links())
    if (shown === undefined) throw notFound()
    return shown
  }

  app.get('/popins', { config: member, schema: { response: { 200: popinList } } }, (request) =>
    duePopins(db, { viewer: request.viewer, ...links() }),
  )
  app.post(
    '/popins/:id/dismiss',
    { config: member, schema: { params: idParams } },
    async (request, reply) => {
      await dismissPopin(db, request.params.id, { viewer: request.viewer, now: now() })
      return reply.code(204).send()
    },
  )
  app.get(
    '/admin/popins',
    { config: editor, schema: { querystring: popinsQuery, response: { 200: adminPopinList } } },
    (request) => listPopins(db, request.query, links()),
  )
  app.post(
    '/admin/popins',
    { config: editor, schema: { body: popinBody, response: { 201: adminPopin } } },
    async (request, reply) => {
      const row = await createPopin(db, request.body, { actor: request.viewer, now: now() })
      return reply.code(201).send(await present(row))
    },
  )
  app.patch(
    '/admin/popins/:id',
    { config: editor, schema: { params: idParams, body: popinPatch, response: { 200: adminPopin } } },
    async (request) => {
      const writing = { actor: request.viewer, now: now() }
      return present(await changePopin(db, request.params.id, request.body, writing))
    },
  )
  app.delete(
    '/admin/popins/:id',
    { config: editor, schema: { params: idParams } },
    async (request, reply) => {
      await removePopin(db, request.params.id, { actor: request.viewer, now: now() })
      return reply.code(204).send()
    },
  )
}
