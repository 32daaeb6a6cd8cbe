import { useEffect, useRef } from 'react'
import type { ImportReport } from '@kiosque/contract/wire/people'
import { count } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ReportSummary } from './report-summary.tsx'
import { ProblemsPanel } from './problems-panel.tsx'
import type { ImportKind } from './import-kinds.ts'
import { Announcement } from '../../ui/announcement.tsx'

type ImportDoneProps = {
  kind: ImportKind
  report: ImportReport
  listHref: string
  onRestart: () => void
}

export function ImportDone({ kind, report, listHref, onRestart }: ImportDoneProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const errors = report.problems.filter((problem) => problem.level === 'error')
  return (
    <div className="stack">
      <Announcement as="section" className="card card--pad">
        <h2 className="h3" ref={title} tabIndex={-1} style={{ marginBottom: 16 }}>
          Import terminé&nbsp;: {kind.outcome(report)}
        </h2>
        <ReportSummary kind={kind} report={report} />
        {report.refused > 0 && (
          <p className="small muted" style={{ marginTop: 14 }}>
            {count(report.refused, 'ligne refusée', 'lignes refusées')}&nbsp;: corrigez le fichier puis
            importez-le de nouveau, les lignes déjà importées ne changeront pas.
          </p>
        )}
        <div className="row" style={{ marginTop: 18 }}>
          <ButtonLink variant="primary" href={listHref}>
            {kind.listLabel}
          </ButtonLink>
          <Button onClick={onRestart}>Importer un autre fichier</Button>
        </div>
      </Announcement>
      {errors.length > 0 && <ProblemsPanel problems={errors} />}
    </div>
  )
}
