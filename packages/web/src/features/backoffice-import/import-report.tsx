import { useEffect, useRef, useState } from 'react'
import type { ImportReport } from '@kiosque/contract/wire/people'
import { count, formatDateTime } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ChangesPanel } from './changes-panel.tsx'
import type { ImportKind } from './import-kinds.ts'
import { ProblemsPanel } from './problems-panel.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { absentOf, TotalsPanel } from './totals-panel.tsx'
import { ReportSummary } from './report-summary.tsx'
import { importable, importLabel, isUnreadable, isUpToDate, verdict } from './verdict.ts'
import './import.css'

type ImportReportProps = {
  kind: ImportKind
  report: ImportReport
  triedAt: Date
  /** The import itself failed; the report and the file are still here. */
  problem?: string | undefined
  onImport: (replace: boolean) => void
  onRestart: () => void
}

export function ImportReportView({ kind, report, triedAt, problem, onImport, onRestart }: ImportReportProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const [replace, setReplace] = useState(false)
  const absent = kind.mayReplace ? absentOf(report) : 0
  const canImport = importable(report) > 0 && (!isUpToDate(report) || (replace && absent > 0))
  return (
    <>
      <section className="card card--pad">
        <div className="row between" style={{ marginBottom: 16 }}>
          <h2 className="h3" ref={title} tabIndex={-1}>
            {verdict(report)}
          </h2>
          <span className="small muted num">Essai du {formatDateTime(triedAt)}</span>
        </div>
        {!isUnreadable(report) && <ReportSummary kind={kind} report={report} />}
        <p className="small muted" style={{ marginTop: 14 }}>
          {count(report.lines, 'ligne lue', 'lignes lues')} en {report.encoding}, colonnes séparées par{' '}
          {report.separator === 'tabulation' ? 'une tabulation' : `«\u00A0${report.separator}\u00A0»`}.
        </p>
      </section>
      <div className="stack" style={{ marginTop: 16 }}>
        {importable(report) > 0 && isUpToDate(report) && absent === 0 && (
          <Alert tone="ok">
            Tout ce que dit ce fichier est déjà enregistré&nbsp;: il n’y a rien à importer.
          </Alert>
        )}
        <TotalsPanel report={report} />
        {absent > 0 && (
          <section className="card card--pad">
            <Checkbox
              label={`Remplacer les mois de ce fichier\u00A0: retirer ${count(absent, 'montant enregistré', 'montants enregistrés')} qui n’y ${absent < 2 ? 'figure' : 'figurent'} plus`}
              hint="Sans cela, ils restent comme ils sont."
              checked={replace}
              onChange={setReplace}
            />
          </section>
        )}
        {report.problems.length > 0 && <ProblemsPanel problems={report.problems} />}
        {report.changes.length > 0 && <ChangesPanel changes={report.changes} total={report.to_update} />}
      </div>
      <div className="savebar">
        <span className="small muted grow">{footText(report, kind)}</span>
        {problem && (
          <div style={{ flexBasis: '100%' }}>
            <Alert tone="danger" title="L’import n’a pas abouti, rien n’a été enregistré.">
              {problem}
            </Alert>
          </div>
        )}
        <Button onClick={onRestart} variant={canImport ? 'outline' : 'primary'}>
          Choisir un autre fichier
        </Button>
        {canImport && (
          <Button variant="primary" onClick={() => onImport(replace)}>
            {importLabel(report)}
          </Button>
        )}
      </div>
    </>
  )
}

function footText({ refused }: ImportReport, { untouched: absent }: ImportKind): string {
  if (refused === 0) return absent
  if (refused === 1) return `La ligne refusée ne sera pas importée. ${absent}`
  return `Les ${count(refused, 'ligne')} refusées ne seront pas importées. ${absent}`
}
