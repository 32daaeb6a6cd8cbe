import { idParams, listOf } from '@kiosque/contract/wire/common'
import {
  groupRow,
  namedBody,
  namedRow,
  packBody,
  packRow,
  updatePackBody,
} from '@kiosque/contract/wire/people'
import { replacementQuery } from '@kiosque/contract/wire/reference-data'
import { z } from 'zod'
import type { Routes } from '../http/app-type.ts'
import * as network from './network.service.ts'
import { wholeList } from '../kit/whole-list.ts'

const keyParams = z.object({ key: z.string().max(40) })
const packReplacement = z.strictObject({ replacement: z.string().min(1).max(40).optional() })
const listed = <Row extends z.ZodType>(row: Row) => ({ 200: listOf(row) })

/** Groups, zones and packs: any head-office reader chooses among them, right 1 changes them. */
export const networkRoutes: Routes = async (app) => {
  const { deps } = app
  const staff = { access: 'staff' } as const
  const admin = { access: 'admin' } as const

  app.get('/admin/groups', { config: staff, schema: { response: listed(groupRow) } }, async () =>
    wholeList(await network.listGroups(deps)),
  )
  app.get('/admin/zones', { config: staff, schema: { response: listed(namedRow) } }, async () =>
    wholeList(await network.listZones(deps)),
  )
  app.get('/admin/packs', { config: staff, schema: { response: listed(packRow) } }, async () =>
    wholeList(await network.listPacks(deps)),
  )

  app.post(
    '/admin/zones',
    { config: admin, schema: { body: namedBody, response: { 201: namedRow } } },
    async (request, reply) =>
      reply.code(201).send(await network.createZone(deps, request.viewer, request.body.name)),
  )
  app.patch(
    '/admin/zones/:id',
    { config: admin, schema: { params: idParams, body: namedBody, response: { 200: namedRow } } },
    (request) => network.renameZone(deps, request.viewer, request.params.id, request.body.name),
  )
  app.delete(
    '/admin/zones/:id',
    {
      config: admin,
      schema: { params: idParams, querystring: replacementQuery, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await network.removeZone(deps, request.viewer, request.params.id, request.query.replacement)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/admin/packs',
    { config: admin, schema: { body: packBody, response: { 201: packRow } } },
    async (request, reply) =>
      reply.code(201).send(await network.createPack(deps, request.viewer, request.body)),
  )
  app.patch(
    '/admin/packs/:key',
    { config: admin, schema: { params: keyParams, body: updatePackBody, response: { 200: packRow } } },
    (request) => network.renamePack(deps, request.viewer, request.params.key, request.body.label),
  )
  app.delete(
    '/admin/packs/:key',
    {
      config: admin,
      schema: { params: keyParams, querystring: packReplacement, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await network.removePack(deps, request.viewer, request.params.key, request.query.replacement)
      return reply.code(204).send(null)
    },
  )
}
