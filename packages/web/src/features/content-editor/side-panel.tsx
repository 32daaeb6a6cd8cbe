import { useQuery } from '@tanstack/react-query'
import { IconCalendarDue, IconClock, IconFolder, IconPhoto, IconTarget } from '@tabler/icons-react'
import type { Target } from '@kiosque/contract/domain/audience'
import { editorForm } from '@kiosque/contract/kinds/editor-form'
import { readMoment, type MomentEdge, type TypedMoment } from '../../lib/typed-moment.ts'
import { Field, fieldId } from '../../ui/field.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { categoriesQuery } from './editor.queries.ts'
import { OneField } from './one-field.tsx'
import { useSlots } from './slots.ts'
import type { Editor } from './use-editor.ts'

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
          <OneField editor={editor} each={find('laboratory_id')} />
          <OneField editor={editor} each={find('author_id')} />
          <SlugField editor={editor} />
        </div>
      </section>
      <section>
        <h2>
          <IconPhoto className="i" aria-hidden="true" />
          Image de couverture
        </h2>
        <OneField editor={editor} each={find('cover_id')} isTitled />
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
