import { NO_PATIENT_DATA } from '@kiosque/contract/domain/patient-data'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { editorForm } from '@kiosque/contract/kinds/editor-form'
import { plainText } from '@kiosque/contract/domain/rich-text'
import { count } from '../../lib/format.ts'
import { fieldId, FieldNote } from '../../ui/field.tsx'
import { Textarea } from '../../ui/text-field.tsx'
import { FieldGrid } from './fields/field-control.tsx'
import { CharacterCount } from './field-types/text-view.tsx'
import { OneField } from './one-field.tsx'
import { RichTextField } from './rich-text/rich-text-field.tsx'
import type { Editor } from './use-editor.ts'

const TITLE_MAX = 200

const fieldsOf = ({ kind }: Editor) => editorForm(kind).flatMap((section) => section.fields)
const fieldNamed = (editor: Editor, name: string) => fieldsOf(editor).find((each) => each.name === name)!

/** The wide column: title, excerpt, text, what is particular to the kind, attachments. */
export function WritingColumn({ editor }: { editor: Editor }) {
  const { kind, form, set } = editor
  const own = editorForm(kind).find((section) => section.key === 'own')
  return (
    <div className="stack" style={{ gap: 16 }}>
      <div className="card card--pad" style={{ padding: '24px 28px' }}>
        <TitleInput editor={editor} label={fieldNamed(editor, 'title').field.label} />
        <div style={{ marginTop: 16 }}>
          <ExcerptField editor={editor} />
        </div>
      </div>
      <BodyField editor={editor} />
      {own && (
        <section className="card card--pad" aria-label={`Champs propres, ${own.label}`}>
          <div className="card__head">
            <h2 className="h4">{own.label}</h2>
          </div>
          <FieldGrid
            fields={Object.fromEntries(own.fields.map(({ name, field }) => [name, field]))}
            prefix=""
            values={form}
            set={set}
          />
        </section>
      )}
      <AttachmentsCard editor={editor} />
    </div>
  )
}

export function ExcerptField({ editor }: { editor: Editor }) {
  const { form, set, errors } = editor
  const excerpt = String(form['excerpt'])
  return (
    <Textarea
      label="Chapô"
      name="excerpt"
      rows={3}
      value={excerpt}
      error={errors['excerpt']}
      hint={`${fieldNamed(editor, 'excerpt').field.help ?? ''} ${NO_PATIENT_DATA}`.trim()}
      aside={<CharacterCount length={excerpt.length} max={600} />}
      onChange={(text) => set('excerpt', text)}
    />
  )
}

export function BodyField({ editor }: { editor: Editor }) {
  const { kind, form, set, errors } = editor
  const body = String(form[kind.body.name])
  return (
    <div>
      <div className="row between" style={{ marginBottom: 6 }}>
        <span className="label" style={{ margin: 0 }}>
          {kind.body.label}
        </span>
        <WordCount html={body} />
      </div>
      <RichTextField
        name={kind.body.name}
        label={kind.body.label}
        value={body}
        error={errors[kind.body.name]}
        onChange={(html) => set(kind.body.name, html)}
      />
    </div>
  )
}

export function AttachmentsCard({ editor }: { editor: Editor }) {
  return (
    <section className="card card--pad">
      <div className="card__head">
        <h2 className="h4">Pièces jointes</h2>
        <span className="xs muted">30&nbsp;Mo au plus par fichier</span>
      </div>
      <OneField editor={editor} each={fieldNamed(editor, 'attachment_ids')} isTitled />
    </section>
  )
}

/** As large as it will be read; grows with what is typed, pasted lines become one. */
export function TitleInput({ editor, label }: { editor: Editor; label: string }) {
  const { form, set, errors, kind } = editor
  const area = useRef<HTMLTextAreaElement>(null)
  const title = String(form['title'])
  useEffect(() => {
    const fit = () => {
      if (!area.current) return
      area.current.style.height = 'auto'
      area.current.style.height = `${area.current.scrollHeight}px`
    }
    fit()
    // A tablet turned, a window made narrower, letters that come after the page: the same words take more lines.
    const watch = new ResizeObserver(fit)
    if (area.current?.parentElement) watch.observe(area.current.parentElement)
    document.fonts.addEventListener('loadingdone', fit)
    return () => {
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', fit)
    }
  }, [title])
  const error = errors['title'] ?? errors[kind.title_from ?? '']
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    document.getElementById(fieldId('excerpt'))?.focus()
  }
  return (
    <div className="field">
      <label className="sr-only" htmlFor={fieldId('title')}>
        {label}
      </label>
      <textarea
        ref={area}
        id={fieldId('title')}
        name="title"
        className="title-input"
        rows={1}
        placeholder={`${label}…`}
        value={title}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${fieldId('title')}-note` : undefined}
        onKeyDown={onKeyDown}
        onChange={(event) => set('title', event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
      />
      {error && <FieldNote id={`${fieldId('title')}-note`} error={error} />}
      <div className="row between xs muted" style={{ marginTop: 4 }}>
        <span style={{ overflowWrap: 'anywhere' }}>{addressOf(editor)}</span>
        <CharacterCount length={title.length} max={TITLE_MAX} />
      </div>
    </div>
  )
}

function addressOf({ kind, content, form }: Editor): string {
  if (!kind.has_detail) return kind.route
  if (kind.detail_route.includes('{slug}'))
    return kind.detail_route.replace('{slug}', String(form['slug']) || '…')
  return content?.url ?? `${kind.route}/…`
}

function WordCount({ html }: { html: string }) {
  const words = plainText(html).split(' ').filter(Boolean).length
  return <span className="xs muted num">{count(words, 'mot')}</span>
}
