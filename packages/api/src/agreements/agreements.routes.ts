import {
  agreementFigures,
  agreementStandings,
  commitmentBody,
  deskStandings,
  deskStandingsQuery,
  referralState,
  referralStates,
} from '@kiosque/contract/wire/agreements'
import { idParams } from '@kiosque/contract/wire/common'
import type { FastifyRequest } from 'fastify'
import type { Routes } from '../http/app-type.ts'
import { sendCsv } from '../kit/csv.ts'
import { exportMonths, listStandings, MONTHS_CSV_HEADER, readAgreement } from './agreements.service.ts'
import { exportDeskStandings, listDeskStandings, STANDINGS_CSV_HEADER } from './desk.service.ts'
import { commit, delegateDirectory, DIRECTORY_CSV_HEADER, listReferralStates } from './referrals.service.ts'

const drugstore = { access: 'drugstore' } as const
const staff = { access: 'staff' } as const
/** Money of one pharmacy is kept by nobody on the way. */
const PRIVATE = ['cache-control', 'no-store'] as const

/** Annual agreements and referral laboratories (S2-42 to S2-45), and how the head office follows them. */
export const agreementsRoutes: Routes = async (app) => {
  const { db, now } = app.deps
  const asking = ({ viewer }: Pick<FastifyRequest, 'viewer'>) => ({ viewer, now: now() })

  app.get(
    '/agreements',
    { config: drugstore, schema: { response: { 200: agreementStandings } } },
    async (request, reply) => reply.header(...PRIVATE).send(await listStandings(db, asking(request))),
  )
  app.get(
    '/agreements/:id',
    { config: drugstore, schema: { params: idParams, response: { 200: agreementFigures } } },
    async (request, reply) =>
      reply.header(...PRIVATE).send(await readAgreement(db, request.params.id, asking(request))),
  )
  app.get(
    '/agreements/:id/export',
    { config: drugstore, schema: { params: idParams } },
    async (request, reply) => {
      const { name, rows } = await exportMonths(db, request.params.id, asking(request))
      return sendCsv(reply, name, MONTHS_CSV_HEADER, rows)
    },
  )

  app.get(
    '/referral-laboratories',
    { config: { access: 'member' }, schema: { response: { 200: referralStates } } },
    async (request, reply) => reply.header(...PRIVATE).send(await listReferralStates(db, asking(request))),
  )
  app.get('/referral-laboratories/directory', { config: drugstore }, async (request, reply) =>
    sendCsv(
      reply,
      'annuaire-des-delegues.csv',
      DIRECTORY_CSV_HEADER,
      await delegateDirectory(db, asking(request)),
    ),
  )
  app.put(
    '/referral-laboratories/:id/commitment',
    {
      config: drugstore,
      schema: { params: idParams, body: commitmentBody, response: { 200: referralState } },
    },
    (request) => commit(db, request.params.id, request.body.is_committed, asking(request)),
  )

  app.get(
    '/admin/agreements',
    { config: staff, schema: { querystring: deskStandingsQuery, response: { 200: deskStandings } } },
    (request) => listDeskStandings(db, request.query, asking(request)),
  )
  app.get(
    '/admin/agreements/export',
    {
      config: { access: 'staff', isExpensive: true },
      schema: { querystring: deskStandingsQuery.omit({ page: true, per_page: true }) },
    },
    async (request, reply) =>
      sendCsv(
        reply,
        'accords-annuels.csv',
        STANDINGS_CSV_HEADER,
        await exportDeskStandings(db, request.query, asking(request)),
      ),
  )
}
