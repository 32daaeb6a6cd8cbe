import { idParams, pageQuery } from '@kiosque/contract/wire/common'
import { ownWindowPhoto, windowPhotoBody, windowPhotos } from '@kiosque/contract/wire/enrolments'
import { z } from 'zod'
import type { Routes } from '../http/app-type.ts'
import { addPhoto, listPhotos, ownPhoto, removePhoto } from './window-photos.service.ts'

/** « Mis en place », shown by a photo: the pharmacy's own, and those of the network for the head office. */
export const windowPhotoRoutes: Routes = async (app) => {
  const { deps } = app
  const answered = { 200: ownWindowPhoto }
  const PHOTO = '/enrolments/:id/photo'

  app.get(
    PHOTO,
    { config: { access: 'drugstore' }, schema: { params: idParams, response: answered } },
    ({ params, viewer }) => ownPhoto(deps, params.id, { viewer, now: deps.now() }),
  )
  app.put(
    PHOTO,
    {
      config: { access: 'drugstore' },
      schema: { params: idParams, body: windowPhotoBody, response: answered },
    },
    ({ params, viewer, body }) => addPhoto(deps, params.id, body.file_id, { viewer, now: deps.now() }),
  )
  app.delete(
    PHOTO,
    { config: { access: 'drugstore' }, schema: { params: idParams, response: answered } },
    ({ params, viewer }) => removePhoto(deps, params.id, { viewer, now: deps.now() }),
  )
  app.get(
    '/enrolments/:id/photos',
    {
      config: { access: 'staff' },
      schema: { params: idParams, querystring: z.strictObject(pageQuery), response: { 200: windowPhotos } },
    },
    ({ params, viewer, query }) => listPhotos(deps, params.id, query, { viewer, now: deps.now() }),
  )
}
