import { idParams } from '@kiosque/contract/wire/common'
import { accountAnswer, accountBody, updateAccountBody } from '@kiosque/contract/wire/people'
import { z } from 'zod'
import { invalid } from '../errors.ts'
import type { Routes } from '../http/app-type.ts'
import { changeAccountType, createAccount, removeAccount, switchAccount } from './accounts.service.ts'
import { originOf } from '../identity/origin.ts'

export const accountRoutes: Routes = async (app) => {
  const { deps } = app

  app.post(
    '/accounts',
    {
      config: { access: 'member' },
      schema: { body: accountBody, response: { 200: accountAnswer, 201: accountAnswer } },
    },
    async (request, reply) => {
      const { id, user_id, type, drugstore_id } = request.body
      if (id !== undefined) {
        refuseBeside(request.body)
        return reply.code(200).send(await switchAccount(deps, request.viewer, id, originOf(request)))
      }
      if (user_id === undefined) throw invalid({ user_id: ['Ce champ est requis.'] })
      if (type === undefined) throw invalid({ type: ['Choisissez un rôle.'] })
      const account = { user_id, type, drugstore_id: drugstore_id ?? null }
      return reply.code(201).send(await createAccount(deps, request.viewer, account))
    },
  )

  app.patch(
    '/accounts/:id',
    {
      config: { access: 'member' },
      schema: { params: idParams, body: updateAccountBody, response: { 200: accountAnswer } },
    },
    (request) => changeAccountType(deps, request.viewer, request.params.id, request.body.type),
  )

  app.delete(
    '/accounts/:id',
    { config: { access: 'member' }, schema: { params: idParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await removeAccount(deps, request.viewer, request.params.id)
      return reply.code(204).send(null)
    },
  )
}

/** Logging into an account sets nothing: a type beside the id would look as if it did (D2-05). */
function refuseBeside(body: { user_id?: unknown; type?: unknown; drugstore_id?: unknown }): void {
  const fields = (['user_id', 'type', 'drugstore_id'] as const).filter((field) => body[field] !== undefined)
  if (fields.length === 0) return
  throw invalid(
    Object.fromEntries(fields.map((field) => [field, ['Ce champ n’est pas attendu avec « id ».']])),
  )
}
