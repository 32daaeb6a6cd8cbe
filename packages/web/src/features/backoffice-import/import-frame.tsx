import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { IconDownload } from '@tabler/icons-react'
import { FileDrop } from './file-drop.tsx'
import type { ImportKind } from './import-kinds.ts'
import { ImportDone } from './import-done.tsx'
import { ImportReportView } from './import-report.tsx'
import { ImportWait } from './import-wait.tsx'
import { downloadTemplate } from './import.queries.ts'
import { useImport } from './use-import.ts'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Steps } from '../../ui/steps.tsx'
import { sayRefusal } from '../../ui/refusal.tsx'

const STEPS = ['Fichier', 'Essai à blanc', 'Import']

type ImportFrameProps = {
  kind: ImportKind
  title: string
  list: { label: string; href: string }
}

/** Choose, try, read, import: the same four faces whatever the file holds. */
export function ImportFrame({ kind, title, list }: ImportFrameProps) {
  const { state, choose, retry, run, restart } = useImport(kind)
  const queryClient = useQueryClient()
  const isDone = state.step === 'done'
  useEffect(() => {
    if (isDone) void queryClient.invalidateQueries({ queryKey: ['backoffice'] })
  }, [isDone, queryClient])
  const current = { choose: 0, trying: 1, report: 1, importing: 2, done: 3 }[state.step]
  return (
    <>
      <PageHead
        title={title}
        crumbs={[list, { label: 'Import' }]}
        intro={introOf(state)}
        actions={
          <Button
            variant="ghost"
            size="sm"
            icon={<IconDownload className="i i--18" aria-hidden="true" />}
            onClick={() =>
              void downloadTemplate(kind).catch(sayRefusal('Le modèle n’a pas pu être téléchargé'))
            }
          >
            Modèle de fichier
          </Button>
        }
      />
      <div className="import-steps">
        <Steps label="Étapes de l’import" steps={STEPS} current={current} />
      </div>
      {state.step === 'choose' && (
        <FileDrop
          kind={kind}
          error={state.problem}
          onFile={choose}
          onRetry={state.file ? retry : undefined}
        />
      )}
      {state.step === 'trying' && (
        <ImportWait text={`Essai à blanc de ${state.file.name}`} percent={state.percent} onCancel={restart} />
      )}
      {state.step === 'importing' && (
        <ImportWait text={`Import de ${state.file.name}`} percent={state.percent} />
      )}
      {state.step === 'report' && (
        <ImportReportView
          kind={kind}
          report={state.report}
          triedAt={state.triedAt}
          problem={state.problem}
          onImport={run}
          onRestart={restart}
        />
      )}
      {state.step === 'done' && (
        <ImportDone kind={kind} report={state.report} listHref={list.href} onRestart={restart} />
      )}
    </>
  )
}

function introOf(state: ReturnType<typeof useImport>['state']): string {
  if (state.step === 'choose')
    return 'Le fichier est d’abord essayé à blanc\u00A0: vous voyez tout avant d’écrire quoi que ce soit.'
  if (state.step === 'done') return `${state.file.name} est importé.`
  return `${state.file.name}. Rien n’est encore enregistré.`
}
