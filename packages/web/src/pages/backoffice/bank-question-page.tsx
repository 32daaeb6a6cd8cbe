import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { BankQuestion, BankQuestionBody } from '@kiosque/contract/wire/question-bank'
import { QuestionForm, type QuestionSlots } from '../../features/content-editor/quiz/question-form.tsx'
import { MediaPicker } from '../../features/media/media-picker.tsx'
import { PictureWords } from '../../features/media/picture-words.tsx'
import { bankQuestionQuery, useSaveQuestion } from '../../features/question-bank/question-bank.queries.ts'
import { followWords, QuestionUses } from '../../features/question-bank/question-uses.tsx'
import { TagsField } from '../../features/question-bank/tags-field.tsx'
import { messageFor } from '../../lib/api.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/title.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { sayRefusal } from '../../ui/refusal.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'

const slots: QuestionSlots = {
  media: (props) => <MediaPicker {...props} />,
  describe: (props) => <PictureWords key={props.file.id} {...props} />,
}

const LIST = { label: 'Banque de questions', href: paths.admin('question-bank') }
const sayNotSaved = sayRefusal('La question n’a pas été enregistrée')

export function BankQuestionPage() {
  const { questionRef } = useParams({ from: '/backoffice/is-admin/admin/question-bank/$questionRef' })
  const isNew = questionRef === 'new'
  const { data, error, refetch } = useQuery({ ...bankQuestionQuery(Number(questionRef)), enabled: !isNew })
  const title = isNew ? 'Nouvelle question' : (data?.label ?? 'Question de la banque')
  usePageTitle(title)
  return (
    <>
      <PageHead title={title} crumbs={[LIST, { label: title }]} />
      {isNew ? (
        <Opened opened={null} />
      ) : data ? (
        <Opened key={data.version} opened={data} onSaved={() => void refetch()} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
      ) : (
        <LineSkeletons count={8} />
      )}
    </>
  )
}

function Opened({ opened, onSaved }: { opened: BankQuestion | null; onSaved?: () => void }) {
  const save = useSaveQuestion()
  const [tags, setTags] = useState<string[]>(opened?.tags ?? [])
  const [isDirty, setDirty] = useState(false)
  const [asked, setAsked] = useState<(() => Promise<void>) | null>(null)
  const uses = opened?.uses ?? []

  async function send(body: BankQuestionBody) {
    const made = await save.mutateAsync({
      id: opened?.id ?? null,
      body: { ...body, tags, ...(opened ? { version: opened.version } : {}) },
    })
    setDirty(false)
    toast({ title: opened ? 'Question enregistrée' : 'Question ajoutée à la banque' })
    if (opened) onSaved?.()
    else go(paths.admin(`question-bank/${made.id}`), { replace: true })
  }

  return (
    <>
      {uses.length > 0 && (
        <div style={{ marginBottom: 16 }}>
          <Alert title="Cette question est posée.">{followWords(uses)}</Alert>
        </div>
      )}
      <QuestionForm
        opened={opened}
        slots={slots}
        onSave={send}
        onChange={() => setDirty(true)}
        aside={
          <>
            <section className="card card--pad">
              <TagsField
                value={tags}
                onChange={(next) => {
                  setTags(next)
                  setDirty(true)
                }}
              />
            </section>
            <QuestionUses uses={uses} />
          </>
        }
      >
        {(run) => (
          <>
            <div className="savebar">
              <span className="small muted grow">
                {isDirty
                  ? 'Modifications non enregistrées'
                  : opened
                    ? 'Enregistrée'
                    : 'Pas encore enregistrée'}
              </span>
              <Button
                variant="primary"
                loading={save.isPending}
                onClick={() => (uses.length > 0 ? setAsked(() => run) : void run().catch(sayNotSaved))}
              >
                {opened ? 'Enregistrer' : 'Ajouter à la banque'}
              </Button>
            </div>
            {asked && (
              <ConfirmDialog
                open
                tone="primary"
                title="Enregistrer cette question&nbsp;?"
                confirmLabel="Enregistrer"
                onClose={() => setAsked(null)}
                onConfirm={async () => {
                  setAsked(null)
                  await run().catch(sayNotSaved)
                }}
              >
                {followWords(uses)}
              </ConfirmDialog>
            )}
          </>
        )}
      </QuestionForm>
    </>
  )
}
