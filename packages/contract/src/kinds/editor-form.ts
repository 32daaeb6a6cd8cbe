import type { Kind } from './define-kind.ts'
import { author, files, image, laboratory, longText, richText, text, type Field } from './fields.ts'

export interface FormField {
  name: string
  field: Field
}

export interface FormSection {
  key: 'content' | 'own' | 'media'
  label: string
  fields: FormField[]
}

/** The editor’s form, from the declaration alone. Target, window and status have panels of their own. */
export function editorForm(kind: Kind): FormSection[] {
  const title = text(kind.fields[kind.title_from ?? '']?.label ?? 'Titre', { required: true })
  const own = Object.entries(kind.fields).filter(([name]) => name !== kind.title_from)
  const sections: FormSection[] = [
    {
      key: 'content',
      label: 'Texte',
      fields: [
        { name: 'title', field: title },
        {
          name: 'excerpt',
          field: longText('Chapô', { max: 600, help: 'Deux phrases, affichées sur la carte.' }),
        },
        { name: kind.body.name, field: richText(kind.body.label) },
        { name: 'laboratory_id', field: laboratory() },
        { name: 'author_id', field: author() },
      ],
    },
    { key: 'own', label: kind.labels.singular, fields: own.map(([name, field]) => ({ name, field })) },
    {
      key: 'media',
      label: 'Image et pièces jointes',
      fields: [
        { name: 'cover_id', field: image('Image de couverture') },
        { name: 'attachment_ids', field: files('Pièces jointes', { max: 60 }) },
      ],
    },
  ]
  return sections.filter((section) => section.fields.length > 0)
}

/** Fields the declaration expects before publication and that are still empty. */
export function missingFields(kind: Kind, values: Record<string, unknown>): FormField[] {
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return Object.entries(kind.fields)
    .filter(([name, field]) => field.expected === true && isEmpty(values[name]))
    .map(([name, field]) => ({ name, field }))
}
