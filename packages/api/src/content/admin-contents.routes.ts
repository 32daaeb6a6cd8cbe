import { z } from 'zod'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { allKinds } from '@kiosque/contract/kinds/registry'
import { createSchema, updateSchema } from '@kiosque/contract/kinds/values-schema'
import { idParam, idParams } from '@kiosque/contract/wire/common'
import {
  adminContentDetail,
  adminContentList,
  adminListQuery,
  contentVersionDetail,
  contentVersions,
  publishBody,
  restoreBody,
  transitionBody,
} from '@kiosque/contract/wire/contents'
import type { App, Routes } from '../http/app-type.ts'
import { listVersions, readForEditors, readVersion, restoreVersion } from './admin-contents.service.ts'
import { listForEditors } from './admin-list.service.ts'
import { trashContent } from './trash.service.ts'
import {
  archiveContent,
  createContent,
  duplicateContent,
  publishContent,
  saveContent,
  unpublishContent,
} from './write-content.service.ts'

const config = { access: 'editor' } as const
const versionParams = z.object({ id: idParam, version: idParam })

/** The writing side, the same for every kind; bodies are the kind’s own schema (D15-01). */
export const adminContentsRoutes: Routes = async (app) => {
  for (const kind of allKinds) {
    mountWriting(app, kind)
    mountTransitions(app, kind)
    mountHistory(app, kind)
  }
}

function helpersOf(app: App, kind: Kind) {
  const { db, now, env } = app.deps
  const links = () => ({ secret: env.secretKey, now: now(), isPublic: false })
  return { db, now, links, read: (id: number) => readForEditors(db, kind, id, links()) }
}

function mountWriting(app: App, kind: Kind): void {
  const { db, now, links, read } = helpersOf(app, kind)
  const base = `/admin/contents/${kind.key}`

  app.get(
    base,
    { config, schema: { querystring: adminListQuery, response: { 200: adminContentList } } },
    (request) =>
      listForEditors(db, request.query, {
        kinds: [kind.key],
        userId: request.viewer.user_id,
        links: links(),
      }),
  )
  app.post(
    base,
    { config, schema: { body: createSchema(kind), response: { 201: adminContentDetail } } },
    async (request, reply) => {
      const created = await createContent(db, kind, request.body, { actor: request.viewer, now: now() })
      return reply.code(201).send(await read(created.id))
    },
  )
  app.get(
    `${base}/:id`,
    { config, schema: { params: idParams, response: { 200: adminContentDetail } } },
    (request) => read(request.params.id),
  )
  app.patch(
    `${base}/:id`,
    { config, schema: { params: idParams, body: updateSchema(kind), response: { 200: adminContentDetail } } },
    async (request) => {
      const { id } = request.params
      await saveContent(db, kind, id, request.body, { actor: request.viewer, now: now() })
      return read(id)
    },
  )
  app.delete(`${base}/:id`, { config, schema: { params: idParams } }, async (request, reply) => {
    await trashContent(db, kind, request.params.id, undefined, { actor: request.viewer, now: now() })
    return reply.code(204).send()
  })
}

function mountTransitions(app: App, kind: Kind): void {
  const { db, now, read } = helpersOf(app, kind)
  const base = `/admin/contents/${kind.key}/:id`
  const schema = { params: idParams, body: transitionBody, response: { 200: adminContentDetail } }

  app.post(`${base}/publish`, { config, schema: { ...schema, body: publishBody } }, async (request) => {
    const { id } = request.params
    const { version, ...publishing } = request.body ?? {}
    await publishContent(db, kind, id, version, { actor: request.viewer, now: now() }, publishing)
    return read(id)
  })
  app.post(`${base}/archive`, { config, schema }, async (request) => {
    const { id } = request.params
    await archiveContent(db, kind, id, request.body?.version, { actor: request.viewer, now: now() })
    return read(id)
  })
  app.post(`${base}/unpublish`, { config, schema }, async (request) => {
    const { id } = request.params
    await unpublishContent(db, kind, id, request.body?.version, { actor: request.viewer, now: now() })
    return read(id)
  })
  app.post(
    `${base}/duplicate`,
    {
      config,
      schema: { params: idParams, body: z.strictObject({}).nullish(), response: { 201: adminContentDetail } },
    },
    async (request, reply) => {
      const copy = await duplicateContent(db, kind, request.params.id, { actor: request.viewer, now: now() })
      return reply.code(201).send(await read(copy.id))
    },
  )
}

function mountHistory(app: App, kind: Kind): void {
  const { db, now, read } = helpersOf(app, kind)
  const base = `/admin/contents/${kind.key}/:id/versions`

  app.get(base, { config, schema: { params: idParams, response: { 200: contentVersions } } }, (request) =>
    listVersions(db, kind, request.params.id),
  )
  app.get(
    `${base}/:version`,
    { config, schema: { params: versionParams, response: { 200: contentVersionDetail } } },
    (request) => readVersion(db, kind, request.params.id, request.params.version),
  )
  app.post(
    `${base}/:version/restore`,
    { config, schema: { params: versionParams, body: restoreBody, response: { 200: adminContentDetail } } },
    async (request) => {
      const { id, version } = request.params
      const { whenRestored } = app.deps
      const { version: current } = request.body
      await restoreVersion(db, kind, id, {
        version,
        current,
        whenRestored,
        actor: request.viewer,
        now: now(),
      })
      return read(id)
    },
  )
}
