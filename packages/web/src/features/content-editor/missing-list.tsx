import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { plainText } from '@kiosque/contract/domain/rich-text'
import { fieldId } from '../../ui/field.tsx'
import { declaredFields, readForm } from './model/content-form.ts'
import type { Editor } from './use-editor.ts'

/** What the declaration expects and the form does not have yet; the server says the same of what is saved. */
export function missingIn({ kind, form }: Pick<Editor, 'kind' | 'form'>): { name: string; label: string }[] {
  const expected = declaredFields(kind).filter(
    ({ name, field }) =>
      field.expected === true || name === 'title' || name === 'excerpt' || name === kind.body.name,
  )
  const { values } = readForm(
    kind,
    form,
    expected.map(({ name }) => name),
  )
  const isEmpty = (value: unknown) =>
    value === null ||
    value === undefined ||
    (Array.isArray(value) && value.length === 0) ||
    (typeof value === 'string' && plainText(value) === '' && !/<(?:img|iframe)/.test(value))
  return expected
    .filter(({ name }) => isEmpty(values[name]))
    .map(({ name, field }) => ({ name, label: field.label }))
}

export function MissingList({ editor }: { editor: Editor }) {
  const missing = missingIn(editor)
  return (
    <section className="card card--pad" aria-labelledby="ce-qui-manque">
      <h2 className="h4" id="ce-qui-manque">
        Ce qui manque pour publier
      </h2>
      {missing.length === 0 ? (
        <p className="okmsg" style={{ marginTop: 8 }}>
          <IconCircleCheck className="i" aria-hidden="true" />
          Tout y est.
        </p>
      ) : (
        <ul className="missing">
          {missing.map(({ name, label }) => (
            <li key={name}>
              <IconCircleDashed className="i i--18" aria-hidden="true" />
              <a
                className="link"
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault()
                  const field = document.getElementById(fieldId(name))
                  field?.focus()
                  field?.scrollIntoView({ block: 'center' })
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
