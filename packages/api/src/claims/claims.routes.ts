import multipart from '@fastify/multipart'
import {
  briOperation,
  briOperations,
  briOperationsQuery,
  claimBody,
  claimDetail,
  claimPatch,
  claims,
  claimsQuery,
  claimsSummary,
  claimSubmitBody,
  proofParams,
  proofsBody,
  yearQuery,
} from '@kiosque/contract/wire/claims'
import { idParams } from '@kiosque/contract/wire/common'
import { closedAtCounter } from '../answers/at-counter.ts'
import { contentDisposition } from '../files/file-name.ts'
import type { Routes } from '../http/app-type.ts'
import { sendCsv } from '../kit/csv.ts'
import { demandClaimant } from './claiming.ts'
import { changeClaim, createClaim, listOwn, readOwn, removeDraft } from './claims.service.ts'
import { listOperations, readOperation } from './operations.service.ts'
import { attachProofs, removeProof, uploadProof } from './proofs.service.ts'
import { receiptOf } from './receipt.service.ts'
import { remindClaims } from './reminders.service.ts'
import { submitClaim } from './submit.service.ts'
import { OWN_CSV_HEADER, ownCsvRows, ownSummary, yearOf } from './summary.service.ts'

const BASE = '/bri/claims'
const REMIND_JOB = 'claims.remind'

/** A pharmacy claims its vouchers (S2-46, D10, D15-10). */
export const claimsRoutes: Routes = async (app) => {
  const { deps } = app
  await app.register(multipart)
  // What the pharmacy is owed is nothing for a counter that customers look at.
  const own = { config: { access: 'drugstore' }, onRequest: closedAtCounter } as const
  const detail = { 200: claimDetail }
  deps.jobs.schedule(REMIND_JOB, '20 6 * * *', async () => {
    await remindClaims(deps)
  })

  app.get(
    '/bri/operations',
    { ...own, schema: { querystring: briOperationsQuery, response: { 200: briOperations } } },
    ({ viewer, query }) => listOperations(deps, demandClaimant(viewer), query),
  )
  app.get(
    '/bri/operations/:id',
    { ...own, schema: { params: idParams, response: { 200: briOperation } } },
    ({ viewer, params }) => readOperation(deps, demandClaimant(viewer), params.id),
  )
  app.get(
    '/bri/summary',
    { ...own, schema: { querystring: yearQuery, response: { 200: claimsSummary } } },
    ({ viewer, query }) => ownSummary(deps, demandClaimant(viewer), query.year),
  )
  app.get(
    BASE,
    { ...own, schema: { querystring: claimsQuery, response: { 200: claims } } },
    ({ viewer, query }) => listOwn(deps, demandClaimant(viewer), query),
  )
  app.post(
    BASE,
    { ...own, schema: { body: claimBody, response: { 201: claimDetail } } },
    async ({ viewer, body }, reply) =>
      reply.code(201).send(await createClaim(deps, demandClaimant(viewer), body)),
  )
  app.get(`${BASE}/export`, { ...own, schema: { querystring: yearQuery } }, ({ viewer, query }, reply) => {
    const { drugstoreId } = demandClaimant(viewer)
    const year = query.year ?? yearOf(deps.now())
    return sendCsv(reply, `demandes-bri-${year}.csv`, OWN_CSV_HEADER, ownCsvRows(deps.db, drugstoreId, year))
  })
  app.get(`${BASE}/:id`, { ...own, schema: { params: idParams, response: detail } }, ({ viewer, params }) =>
    readOwn(deps, demandClaimant(viewer), params.id),
  )
  app.patch(
    `${BASE}/:id`,
    { ...own, schema: { params: idParams, body: claimPatch, response: detail } },
    ({ viewer, params, body }) => changeClaim(deps, demandClaimant(viewer), params.id, body),
  )
  app.delete(`${BASE}/:id`, { ...own, schema: { params: idParams } }, async ({ viewer, params }, reply) => {
    await removeDraft(deps, demandClaimant(viewer), params.id)
    return reply.code(204).send()
  })
  app.post(
    `${BASE}/:id/proofs`,
    {
      config: { access: 'drugstore', multipart: true, json: true },
      onRequest: closedAtCounter,
      schema: { params: idParams, body: proofsBody, response: { 201: claimDetail } },
    },
    async (request, reply) => {
      const who = demandClaimant(request.viewer)
      const { id } = request.params
      const { file_id, file_ids = [] } = request.body
      const claim = request.isMultipart()
        ? await uploadProof(deps, request, who, id)
        : await attachProofs(deps, who, id, file_id === undefined ? file_ids : [file_id, ...file_ids])
      return reply.code(201).send(claim)
    },
  )
  app.delete(
    `${BASE}/:id/proofs/:proofId`,
    { ...own, schema: { params: proofParams, response: detail } },
    ({ viewer, params }) => removeProof(deps, demandClaimant(viewer), params),
  )
  app.post(
    `${BASE}/:id/submit`,
    { ...own, schema: { params: idParams, body: claimSubmitBody, response: detail } },
    ({ viewer, params, body }) => submitClaim(deps, demandClaimant(viewer), params.id, body),
  )
  app.get(
    `${BASE}/:id/receipt`,
    { ...own, schema: { params: idParams } },
    async ({ viewer, params }, reply) => {
      const { name, pdf } = await receiptOf(deps, params.id, demandClaimant(viewer).drugstoreId)
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', contentDisposition('attachment', name))
        .header('cache-control', 'no-store')
        .send(pdf)
    },
  )
}
