import { IconEye, IconPencil } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GateLine } from '@kiosque/contract/kinds/publication-gate'
import { Group } from '../../../ui/group.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { AttachmentsCard, BodyField, ExcerptField, TitleInput } from '../editor-form.tsx'
import { REVEAL } from '../go-to-field.ts'
import { MissingList } from '../missing-list.tsx'
import { SidePanel } from '../side-panel.tsx'
import type { Editor } from '../use-editor.ts'
import { QuestionsTab } from './questions-tab.tsx'
import { questionsOf } from './settings-fields.tsx'
import { SettingsTab } from './settings-tab.tsx'
import { TryQuiz } from './try-quiz.tsx'
import './quiz.css'

const TABS = {
  questions: 'Questions',
  settings: 'Réglages',
  text: 'Présentation',
  audience: 'Publication et ciblage',
} as const
type Tab = keyof typeof TABS

const SETTINGS =
  /^(?:pass_mark|time_limit_s|max_attempts|duration_minutes|draw_count|cooldown_hours|review|due_on|validity_months|prize|prepares_with)\b/
const AUDIENCE = /^(?:starts_at|ends_at|category|laboratory_id|author_id|slug|cover_id|target)\b/

/** Where a field of the form is. */
function tabOf(name: string): Tab {
  if (name.startsWith('questions')) return 'questions'
  if (SETTINGS.test(name)) return 'settings'
  return AUDIENCE.test(name) ? 'audience' : 'text'
}

/** The editor of a quiz: its questions first, the rest behind three tabs, one form and one save for all. */
export function QuizLayout({ editor, gate }: { editor: Editor; gate: readonly GateLine[] }) {
  const [tab, setTab] = useState<Tab>('questions')
  const [current, setCurrent] = useState<string | null>(null)
  const [isTrying, setTrying] = useState(false)
  const entries = questionsOf(editor)
  useEffect(() => {
    function onReveal(event: Event) {
      const name = String((event as CustomEvent).detail)
      if (name === 'title') return
      const index = /^questions\.(\d+)/.exec(name)?.[1]
      // Whoever asked looks for the field as soon as this is over.
      flushSync(() => {
        setTab(tabOf(name))
        if (index !== undefined) setCurrent(entries[Number(index)]?.key ?? null)
      })
    }
    document.addEventListener(REVEAL, onReveal)
    return () => document.removeEventListener(REVEAL, onReveal)
  }, [entries])
  return (
    <div className="stack quiz-edit" style={{ gap: 16 }}>
      <div className="card card--pad">
        <TitleInput editor={editor} label="Titre du quiz" />
      </div>
      {editor.content?.phase === 'live' && (
        <Alert title="Ce quiz est en ligne.">
          Modifier une question ou un réglage en fait une nouvelle version&nbsp;: les tentatives terminées et
          celles en cours gardent la leur, les prochaines prennent la nouvelle.
        </Alert>
      )}
      <div className="row between">
        <Group className="seg seg--sm" aria-label="Vue">
          {(Object.keys(TABS) as Tab[]).map((each) => (
            <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
              {each === 'questions' && <IconPencil className="i i--18" aria-hidden="true" />}
              {TABS[each]}
            </button>
          ))}
        </Group>
        {entries.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            icon={<IconEye className="i i--18" aria-hidden="true" />}
            onClick={() => setTrying(true)}
          >
            Passer le quiz
          </Button>
        )}
      </div>
      {tab === 'questions' && (
        <QuestionsTab editor={editor} gate={gate} current={current} onSelect={setCurrent} />
      )}
      {tab === 'settings' && <SettingsTab editor={editor} />}
      {tab === 'text' && (
        <div className="stack quiz-edit__text" style={{ gap: 16 }}>
          <div className="card card--pad">
            <ExcerptField editor={editor} />
          </div>
          <BodyField editor={editor} />
          <AttachmentsCard editor={editor} />
        </div>
      )}
      {tab === 'audience' && (
        <div className="quiz-edit__two">
          <SidePanel editor={editor} />
          {editor.content?.status !== 'published' && <MissingList gate={gate} />}
        </div>
      )}
      {isTrying && <TryQuiz editor={editor} onClose={() => setTrying(false)} />}
    </div>
  )
}
