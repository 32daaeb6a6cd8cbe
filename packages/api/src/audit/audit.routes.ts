import { auditExportQuery, auditList, auditQuery } from '@kiosque/contract/wire/audit'
import type { Routes } from '../http/app-type.ts'
import { sendCsv } from '../kit/csv.ts'
import { recordChange } from './audit.ts'
import { AUDIT_CSV_HEADER, auditCsvRows, listAudit, purgeAudit } from './audit.service.ts'

export const auditRoutes: Routes = async (app) => {
  const { db, now, jobs } = app.deps

  app.get(
    '/admin/audit',
    { config: { access: 'admin' }, schema: { querystring: auditQuery, response: { 200: auditList } } },
    (request) => listAudit(db, request.query),
  )

  app.get(
    '/admin/audit/export',
    { config: { access: 'admin', isExpensive: true }, schema: { querystring: auditExportQuery } },
    async (request, reply) => {
      // Who took the journal away is itself worth knowing.
      await recordChange(db, {
        actor: request.viewer,
        action: 'audit.export',
        subject_type: 'audit',
        subject_id: null,
        at: now(),
      })
      return sendCsv(reply, 'journal.csv', AUDIT_CSV_HEADER, auditCsvRows(db, request.query))
    },
  )

  jobs.schedule('audit.purge', '17 3 * * *', () => purgeAudit(db, now()))
}
