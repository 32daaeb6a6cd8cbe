import type { QuestionImportReport } from '@kiosque/contract/wire/question-bank'
import { count } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { sayRefusal } from '../../ui/refusal.tsx'
import { FileDrop } from './file-drop.tsx'
import { QUESTIONS } from './import-kinds.ts'
import { ImportWait } from './import-wait.tsx'
import { downloadTemplate } from './import.queries.ts'
import { ProblemsPanel } from './problems-panel.tsx'
import { useImport } from './use-import.ts'
import { verdict } from './verdict.ts'

type FileDialogProps = {
  onPick: (questions: QuestionImportReport['questions']) => void
  onClose: () => void
}

/** A file of questions for the quiz being written: tried by the server, added to the form once agreed to. */
export function QuestionFileDialog({ onPick, onClose }: FileDialogProps) {
  const { state, choose, retry, restart } = useImport(QUESTIONS)
  const report = state.step === 'report' ? (state.report as QuestionImportReport) : null
  const good = report?.questions ?? []
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title="Importer des questions"
      footer={
        <>
          <Button
            variant="ghost"
            onClick={() =>
              void downloadTemplate(QUESTIONS).catch(sayRefusal('Le modèle n’a pas pu être téléchargé'))
            }
          >
            Modèle de fichier
          </Button>
          {report && <Button onClick={restart}>Choisir un autre fichier</Button>}
          {good.length > 0 && (
            <Button variant="primary" onClick={() => onPick(good)}>
              {`Ajouter ${count(good.length, 'question')} au quiz`}
            </Button>
          )}
        </>
      }
    >
      {state.step === 'choose' && (
        <FileDrop
          kind={QUESTIONS}
          error={state.problem}
          onFile={choose}
          onRetry={state.file ? retry : undefined}
        />
      )}
      {state.step === 'trying' && (
        <ImportWait text={`Essai à blanc de ${state.file.name}`} percent={state.percent} onCancel={restart} />
      )}
      {report && (
        <div className="stack">
          <h3 className="h4">{verdict(report)}</h3>
          <p className="small muted">
            Rien n’est encore enregistré&nbsp;: les questions s’ajouteront à la fin du quiz, sans passer par
            la banque.
          </p>
          {report.problems.length > 0 && <ProblemsPanel problems={report.problems} />}
        </div>
      )}
    </Dialog>
  )
}
