import type { AccountType } from '@kiosque/contract/domain/roles'
import { boardBody } from '@kiosque/contract/wire/highlights'
import { portalPreviewQuery } from '@kiosque/contract/wire/preview'
import { viewerAs } from '../content/preview-viewer.ts'
import type { Routes } from '../http/app-type.ts'
import { limitingZones } from '../http/viewer.ts'
import { previewAnswer, previewOfBoard } from './portal-preview.service.ts'

/** « Voir comme » in the real pages of the portal: each of their reads, answered as somebody else would have it. */
export const portalPreviewRoutes: Routes = async (app) => {
  const { deps } = app
  // The same read as if what the board prepares were published; nothing of it is kept (D16-07).
  app.post(
    '/admin/preview/read',
    { config: { access: 'editor' }, schema: { querystring: portalPreviewQuery, body: boardBody } },
    async (request) => {
      const { path, drugstore_id, account_type, environment, at } = request.query
      const who = { drugstore_id, account_type: account_type as AccountType, environment }
      const viewer = await viewerAs(deps.db, request.viewer, who)
      const seen = { viewer, at: at === undefined ? deps.now() : new Date(at), contentId: undefined }
      return previewOfBoard(deps, path, seen, { board: request.body, actor: request.viewer })
    },
  )
  app.get(
    '/admin/preview/read',
    { config: { access: 'staff' }, schema: { querystring: portalPreviewQuery } },
    async (request) => {
      const { path, drugstore_id, account_type, environment, at, content_id } = request.query
      const who = { drugstore_id, account_type: account_type as AccountType, environment }
      const viewer = await viewerAs(deps.db, request.viewer, who)
      return previewAnswer(deps, path, {
        viewer,
        at: at === undefined ? deps.now() : new Date(at),
        // Hidden contents are shown to those who write them, not to advisers.
        contentId: limitingZones(request.viewer) === null ? content_id : undefined,
      })
    },
  )
}
