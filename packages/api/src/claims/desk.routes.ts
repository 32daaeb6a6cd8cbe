import { proofPageParams, proofParams, yearQuery } from '@kiosque/contract/wire/claims'
import {
  acceptManyAnswer,
  acceptManyBody,
  batchBody,
  batchDetail,
  batches,
  batchesQuery,
  claimStatistics as statisticsSchema,
  decisionBody,
  deskClaimDetail,
  deskClaims,
  deskClaimsQuery,
  deskOperation,
  deskOperations,
  deskOperationsQuery,
  deskSummary as summarySchema,
  operationBody,
  operationPatch,
  paymentReport,
  proofTable,
  toBatch,
} from '@kiosque/contract/wire/claims-desk'
import { idParams } from '@kiosque/contract/wire/common'
import { importQuery } from '@kiosque/contract/wire/people'
import { contentDisposition } from '../files/file-name.ts'
import type { App, Routes } from '../http/app-type.ts'
import { sendCsv } from '../kit/csv.ts'
import { exampleLine } from '../network/import/file-kind.ts'
import { acceptFiles, answerImport } from '../network/import/uploads.ts'
import * as batching from './batches.service.ts'
import { acceptMany, decide } from './decision.service.ts'
import { deskSummary, listDesk, readDesk } from './desk.service.ts'
import { listDeskOperations, readDeskOperation } from './operations.service.ts'
import { PAYMENT_COLUMNS } from './payment-columns.ts'
import { importPayments } from './payments-import.service.ts'
import { readProofPage, readProofTable } from './proofs.service.ts'
import { receiptOf } from './receipt.service.ts'
import { claimStatistics, REPORT_CSV_HEADER, reportRows } from './summary.service.ts'
import { changeOperation, createOperation, removeOperation } from './write-operation.service.ts'

const config = { access: 'editor' } as const

/** The head office's side of claims (D10, D13-04, D15-10): operations, the queue, batches, payments, figures. */
export const claimsDeskRoutes: Routes = async (app) => {
  await acceptFiles(app)
  mountOperations(app)
  mountQueue(app)
  mountBatches(app)
  mountPayments(app)
  mountFigures(app)
}

function mountOperations(app: App): void {
  const { deps } = app
  const base = '/admin/bri/operations'
  app.get(
    base,
    { config, schema: { querystring: deskOperationsQuery, response: { 200: deskOperations } } },
    (request) => listDeskOperations(deps, request.query),
  )
  app.post(
    base,
    { config, schema: { body: operationBody, response: { 201: deskOperation } } },
    async ({ viewer, body }, reply) => reply.code(201).send(await createOperation(deps, viewer, body)),
  )
  app.get(
    `${base}/:id`,
    { config, schema: { params: idParams, response: { 200: deskOperation } } },
    (request) => readDeskOperation(deps, request.params.id),
  )
  app.patch(
    `${base}/:id`,
    { config, schema: { params: idParams, body: operationPatch, response: { 200: deskOperation } } },
    ({ viewer, params, body }) => changeOperation(deps, viewer, params.id, body),
  )
  app.delete(`${base}/:id`, { config, schema: { params: idParams } }, async ({ viewer, params }, reply) => {
    await removeOperation(deps, viewer, params.id)
    return reply.code(204).send()
  })
}

function mountQueue(app: App): void {
  const { deps } = app
  const base = '/admin/bri/claims'
  app.get(
    base,
    { config, schema: { querystring: deskClaimsQuery, response: { 200: deskClaims } } },
    (request) => listDesk(deps, request.query),
  )
  app.post(
    `${base}/accept`,
    { config, schema: { body: acceptManyBody, response: { 200: acceptManyAnswer } } },
    ({ viewer, body }) => acceptMany(deps, viewer, body.claims),
  )
  app.get(
    `${base}/:id`,
    { config, schema: { params: idParams, response: { 200: deskClaimDetail } } },
    (request) => readDesk(deps, request.params.id),
  )
  app.post(
    `${base}/:id/decision`,
    { config, schema: { params: idParams, body: decisionBody, response: { 200: deskClaimDetail } } },
    ({ viewer, params, body }) => decide(deps, viewer, params.id, body),
  )
  app.get(
    `${base}/:id/proofs/:proofId/table`,
    { config, schema: { params: proofParams, response: { 200: proofTable } } },
    ({ params }) => readProofTable(deps, params.id, params.proofId),
  )
  app.get(
    `${base}/:id/proofs/:proofId/pages/:page`,
    { config, schema: { params: proofPageParams } },
    async ({ params }, reply) => {
      const { bytes, type } = await readProofPage(deps, params)
      return reply.header('content-type', type).header('cache-control', 'private, max-age=300').send(bytes)
    },
  )
  app.get(`${base}/:id/receipt`, { config, schema: { params: idParams } }, async ({ params }, reply) => {
    const { name, pdf } = await receiptOf(deps, params.id, null)
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', contentDisposition('attachment', name))
      .header('cache-control', 'no-store')
      .send(pdf)
  })
}

function mountBatches(app: App): void {
  const { deps } = app
  const base = '/admin/bri/batches'
  app.get(base, { config, schema: { querystring: batchesQuery, response: { 200: batches } } }, (request) =>
    batching.listBatches(deps.db, request.query),
  )
  app.post(
    base,
    { config, schema: { body: batchBody, response: { 201: batchDetail } } },
    async ({ viewer, body }, reply) =>
      reply.code(201).send(await batching.createBatch(deps, viewer, body.laboratory_id)),
  )
  app.get('/admin/bri/to-batch', { config, schema: { response: { 200: toBatch } } }, () =>
    batching.listToBatch(deps.db),
  )
  app.get(
    `${base}/:id`,
    { config, schema: { params: idParams, response: { 200: batchDetail } } },
    (request) => batching.readBatch(deps, request.params.id),
  )
  app.delete(`${base}/:id`, { config, schema: { params: idParams } }, async ({ viewer, params }, reply) => {
    await batching.undoBatch(deps, viewer, params.id)
    return reply.code(204).send()
  })
  app.get(
    `${base}/:id/export`,
    { config, schema: { params: idParams } },
    async ({ viewer, params }, reply) => {
      const number = await batching.batchNumber(deps.db, params.id)
      const name = await batching.beginBatchExport(deps, viewer, params.id)
      return sendCsv(
        reply,
        name,
        batching.BATCH_CSV_HEADER,
        batching.batchCsvRows(deps.db, params.id, number),
      )
    },
  )
}

function mountPayments(app: App): void {
  const { deps } = app
  app.post(
    '/admin/bri/payments/import',
    {
      config: { access: 'editor', multipart: true, csv: true },
      schema: { querystring: importQuery, response: { 200: paymentReport } },
    },
    async (request, reply) =>
      answerImport(
        request,
        reply,
        (file, watch) => importPayments(deps, request.viewer, file, { ...request.query, watch }),
        'payments',
      ),
  )
  app.get('/admin/bri/payments/import/template', { config }, (_request, reply) =>
    sendCsv(
      reply,
      'modele-reglements.csv',
      PAYMENT_COLUMNS.map((column) => column.label),
      [exampleLine(PAYMENT_COLUMNS)],
    ),
  )
}

function mountFigures(app: App): void {
  const { deps } = app
  app.get('/admin/bri/summary', { config, schema: { response: { 200: summarySchema } } }, () =>
    deskSummary(deps.db, deps.now()),
  )
  app.get(
    '/admin/bri/statistics',
    { config, schema: { querystring: yearQuery, response: { 200: statisticsSchema } } },
    (request) => claimStatistics(deps, request.query.year),
  )
  app.get('/admin/bri/report', { config, schema: { querystring: yearQuery } }, async (request, reply) => {
    const figures = await claimStatistics(deps, request.query.year)
    return sendCsv(reply, `compensation-bri-${figures.year}.csv`, REPORT_CSV_HEADER, reportRows(figures))
  })
}
