import { z } from 'zod'
import type { AccountType } from '@kiosque/contract/domain/roles'
import { kindOf } from '@kiosque/contract/kinds/registry'
import { contentDetail, contentList, listQuery } from '@kiosque/contract/wire/contents'
import { previewQuery } from '@kiosque/contract/wire/preview'
import { invalid } from '../errors.ts'
import type { Routes } from '../http/app-type.ts'
import { viewerAs } from './preview-viewer.ts'
import { readContent } from './read-content.service.ts'
import { listContents } from './read-contents.service.ts'

/** « Voir comme »: lists and details as any pharmacy, role and date would have them (D15-02). Nothing is recorded. */
export const previewRoutes: Routes = async (app) => {
  const { db, now, env } = app.deps

  app.get(
    '/admin/preview',
    {
      config: { access: 'staff' },
      schema: { querystring: previewQuery, response: { 200: z.union([contentList, contentDetail]) } },
    },
    async (request) => {
      const { kind: key, ref, drugstore_id, account_type, environment, at, page, per_page } = request.query
      const kind = kindOf(key)
      if (kind === null) throw invalid({ kind: ['Cette rubrique n’existe pas.'] })
      const viewer = await viewerAs(db, request.viewer, {
        drugstore_id,
        account_type: account_type as AccountType,
        environment,
      })
      const reading = {
        viewer,
        now: at === undefined ? now() : new Date(at),
        secret: env.secretKey,
        linksAt: now(),
      }
      if (ref !== undefined) return readContent(db, kind, ref, reading)
      const query = listQuery(kind).parse({})
      return listContents(db, kind, { ...query, page, per_page }, reading)
    },
  )
}
