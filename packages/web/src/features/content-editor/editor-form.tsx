import { NO_PATIENT_DATA } from '@kiosque/contract/domain/patient-data'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { IconCalendarDue, IconClock, IconFolder, IconPhoto, IconTarget } from '@tabler/icons-react'
import type { Target } from '@kiosque/contract/domain/audience'
import { editorForm, type FormField } from '@kiosque/contract/kinds/editor-form'
import { plainText } from '@kiosque/contract/domain/rich-text'
import { count } from '../../lib/format.ts'
import { Field, fieldId, FieldNote } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea, TextField } from '../../ui/text-field.tsx'
import { categoriesQuery } from './editor.queries.ts'
import { FieldControl, FieldGrid } from './fields/field-control.tsx'
import { CharacterCount } from './field-types/text-view.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { readMoment, type MomentEdge, type TypedMoment } from '../../lib/typed-moment.ts'
import { RichTextField } from './rich-text/rich-text-field.tsx'
import { useSlots } from './slots.ts'
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
      <One editor={editor} each={fieldNamed(editor, 'attachment_ids')} isTitled />
    </section>
  )
}

/** The narrow column: when, where it is filed, its picture, for whom. */
export function SidePanel({ editor }: { editor: Editor }) {
  const { kind, form, set, errors } = editor
  const slots = useSlots()
  const fields = editorForm(kind).flatMap((section) => section.fields)
  const find = (name: string) => fields.find((each) => each.name === name)!
  return (
    <aside className="card panel" aria-label="Publication, classement et ciblage">
      <section>
        <h2>
          <IconClock className="i" aria-hidden="true" />
          Publication
        </h2>
        <div className="stack" style={{ gap: 10 }}>
          <MomentField
            label="Du"
            name="starts_at"
            error={errors['starts_at']}
            hint={'Vide\u00a0: dès la publication. Heure de Paris.'}
            value={form['starts_at'] as TypedMoment}
            onChange={(moment) => set('starts_at', moment)}
          />
          <MomentField
            label="Au"
            name="ends_at"
            error={errors['ends_at']}
            hint={'Sans heure, ce jour compte jusqu’à minuit. Vide\u00a0: sans fin.'}
            value={form['ends_at'] as TypedMoment}
            onChange={(moment) => set('ends_at', moment)}
          />
        </div>
      </section>
      <section>
        <h2>
          <IconFolder className="i" aria-hidden="true" />
          Classement
        </h2>
        <div className="stack" style={{ gap: 12 }}>
          <CategorySelect editor={editor} />
          <One editor={editor} each={find('laboratory_id')} />
          <One editor={editor} each={find('author_id')} />
          <SlugField editor={editor} />
        </div>
      </section>
      <section>
        <h2>
          <IconPhoto className="i" aria-hidden="true" />
          Image de couverture
        </h2>
        <One editor={editor} each={find('cover_id')} isTitled />
      </section>
      <section>
        <h2 id={fieldId('target')} tabIndex={-1}>
          <IconTarget className="i" aria-hidden="true" />
          Ciblage
        </h2>
        {slots.target({
          value: form['target'] as Target,
          onChange: (target) => set('target', target),
          publication: publicationOf(editor),
          ...(errors['target'] === undefined ? {} : { error: errors['target'] }),
        })}
      </section>
      {kind.due_field !== undefined && (
        <section aria-label="Dates limites par public">
          <h2>
            <IconCalendarDue className="i" aria-hidden="true" />
            Dates limites par public
          </h2>
          {slots.dueDates({ contentId: editor.content?.id ?? null })}
        </section>
      )}
    </aside>
  )
}

/** The window as typed; a date that cannot be read yet counts as the saved one. */
function publicationOf({ content, form }: Editor) {
  const edge = (name: 'starts_at' | 'ends_at', side: MomentEdge) => {
    const read = readMoment(form[name] as TypedMoment, side)
    return read.ok ? read.value : (content?.[name] ?? null)
  }
  return {
    status: content?.status ?? ('draft' as const),
    starts_at: edge('starts_at', 'start'),
    ends_at: edge('ends_at', 'end'),
  }
}

function One({ editor, each, isTitled }: { editor: Editor; each: FormField; isTitled?: boolean }) {
  return (
    <FieldControl
      field={each.field}
      path={each.name}
      value={editor.form[each.name]}
      beside={editor.form}
      onChange={(value) => editor.set(each.name, value)}
      isTitled={isTitled ?? false}
    />
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
    // A tablet turned, a window made narrower: the same words take more lines.
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
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

function SlugField({ editor }: { editor: Editor }) {
  return (
    <TextField
      label="Adresse"
      name="slug"
      value={String(editor.form['slug'])}
      error={editor.errors['slug']}
      hint="Faite d’après le titre. Minuscules, chiffres et tirets."
      spellCheck={false}
      onChange={(text) => editor.set('slug', text)}
    />
  )
}

function CategorySelect({ editor }: { editor: Editor }) {
  const { kind, form, set, errors } = editor
  const categories = useQuery(categoriesQuery(kind.key))
  const known = (categories.data ?? []).map(({ key, label }) => ({ value: key, label }))
  const current = String(form['category'])
  if (categories.isSuccess && known.length === 0 && current === '')
    return (
      <Field label="Catégorie" name="category" hint="Cette rubrique n’a pas encore de catégorie.">
        {(control) => <input {...control} className="input" disabled value="" readOnly />}
      </Field>
    )
  const isMissing = current !== '' && !known.some((option) => option.value === current)
  return (
    <Select
      label="Catégorie"
      name="category"
      value={current}
      error={errors['category']}
      placeholder="Aucune"
      options={isMissing ? [...known, { value: current, label: current }] : known}
      onChange={(key) => set('category', key)}
    />
  )
}
