import type { ReactNode } from 'react'
import type { Editor } from '../use-editor.ts'
import { Attempts, DrawCount, Flags, One, ownOf, PassMark, Prize, TimeLimit } from './settings-fields.tsx'

/** Every rule of the quiz, by what it is about. */
export function SettingsTab({ editor }: { editor: Editor }) {
  return (
    <div className="quiz-settings">
      <Group title="Réussite">
        <PassMark editor={editor} />
        <One editor={editor} name="review" />
        <Flags editor={editor} names={['has_certificate']} />
        <One editor={editor} name="validity_months" label="Réussite valable" />
      </Group>
      <Group title="Tentatives et temps">
        <Attempts editor={editor} />
        <One editor={editor} name="cooldown_hours" help="Vide&nbsp;: on peut recommencer aussitôt." />
        <TimeLimit editor={editor} />
        <One editor={editor} name="duration_minutes" help="Annoncée sur la carte du quiz." />
      </Group>
      <Group title="Tirage">
        <DrawCount editor={editor} />
        <Flags editor={editor} names={['shuffle_questions', 'shuffle_choices']} />
      </Group>
      <Group title="Échéance et préparation">
        <Flags editor={editor} names={['is_mandatory']} />
        {ownOf(editor).is_mandatory !== true && (
          <One editor={editor} name="due_on" help="Facultative&nbsp;: le quiz paraît dans « À faire »." />
        )}
        <One editor={editor} name="prepares_with" />
        <Prize editor={editor} />
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card card--pad">
      <h2 className="h4 quiz-settings__title">{title}</h2>
      <div className="stack" style={{ gap: 16 }}>
        {children}
      </div>
    </section>
  )
}
