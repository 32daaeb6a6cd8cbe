import { idParams } from '@kiosque/contract/wire/common'
import {
  drugstoreNote,
  drugstoreNoteBody,
  drugstoreNoteParams,
  drugstoreSheet,
} from '@kiosque/contract/wire/drugstore-sheet'
import { z } from 'zod'
import type { Routes } from '../http/app-type.ts'
import { addNote, drugstoreSheetOf, removeNote } from './drugstore-sheet.service.ts'

const config = { access: 'staff' } as const

/** For the whole head office; never for the pharmacy itself. */
export const drugstoreSheetRoutes: Routes = async (app) => {
  const { deps } = app

  app.get(
    '/admin/drugstores/:id/sheet',
    { config, schema: { params: idParams, response: { 200: drugstoreSheet } } },
    (request) => drugstoreSheetOf(deps.db, request.viewer, request.params.id, deps.now()),
  )
  app.post(
    '/admin/drugstores/:id/notes',
    { config, schema: { params: idParams, body: drugstoreNoteBody, response: { 201: drugstoreNote } } },
    async (request, reply) =>
      reply.code(201).send(await addNote(deps, request.viewer, request.params.id, request.body.text)),
  )
  app.delete(
    '/admin/drugstores/:id/notes/:noteId',
    { config, schema: { params: drugstoreNoteParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await removeNote(deps, request.viewer, request.params.id, request.params.noteId)
      return reply.code(204).send(null)
    },
  )
}
