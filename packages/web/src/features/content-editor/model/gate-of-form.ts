import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { publicationGate, type GateLine } from '@kiosque/contract/kinds/publication-gate'
import type { FileRef } from '@kiosque/contract/wire/files'
import { declaredFields, readForm, type FormValues } from './content-form.ts'

/** The gate for what is in the form now, saved or not: what the server will answer when it is published. */
export function gateOfForm(
  kind: Kind,
  form: FormValues,
  files: Readonly<Record<string, FileRef>>,
): GateLine[] {
  const names = declaredFields(kind).map(({ name }) => name)
  const { values } = readForm(kind, form, names)
  const undescribed = Object.values(files)
    .filter((file) => file.type.startsWith('image/') && file.alt === '')
    .map((file) => [file.id, file.name] as const)
  return publicationGate(
    kind,
    {
      title: values['title'] as string,
      excerpt: values['excerpt'] as string,
      body: values[kind.body.name] as string,
      cover_id: values['cover_id'] as number | null,
      attachment_ids: values['attachment_ids'] as number[],
      laboratory_id: values['laboratory_id'] as number | null,
      values,
    },
    new Map(undescribed),
  )
}
