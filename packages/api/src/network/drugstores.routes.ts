import { idParam, idParams, listOf } from '@kiosque/contract/wire/common'
import { drugstoreFull } from '@kiosque/contract/wire/identity'
import { teamMember } from '@kiosque/contract/wire/people'
import { z } from 'zod'
import type { Routes } from '../http/app-type.ts'
import { findDrugstore, findValidity, listTeam } from './drugstores.service.ts'
import { wholeList } from '../kit/whole-list.ts'

export const drugstoreRoutes: Routes = async (app) => {
  const { db } = app.deps

  app.get(
    '/drugstores/:id',
    { config: { access: 'member' }, schema: { params: idParams, response: { 200: drugstoreFull } } },
    (request) => findDrugstore(db, request.viewer, request.params.id),
  )

  // Answers for a disabled drugstore too: that is what it is asked for (S4-06, D3-10).
  app.get(
    '/drugstores/validity/:drugstoreId',
    {
      config: { access: 'member', whenDisabled: true },
      schema: {
        params: z.object({ drugstoreId: idParam }),
        response: { 200: z.object({ is_disabled: z.boolean() }) },
      },
    },
    (request) => findValidity(db, request.viewer, request.params.drugstoreId),
  )

  app.get(
    '/drugstores/:id/team',
    {
      config: { access: 'member' },
      schema: { params: idParams, response: { 200: listOf(teamMember) } },
    },
    async (request) => wholeList(await listTeam(db, request.viewer, request.params.id)),
  )
}
