import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Target } from '@kiosque/contract/domain/audience'
import { emptyTarget } from '@kiosque/contract/domain/audience'
import type { FileRef } from '@kiosque/contract/wire/files'
import { ApiError } from '../../lib/api.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { required } from '../../lib/rules.ts'
import { FormDialog } from '../../parts/desk/form-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Select } from '../../ui/select.tsx'
import { FreeText } from '../../parts/free-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSaveReference } from './reference-admin.queries.ts'
import { PictureField } from './picture-field.tsx'
import { pictureIn } from './reference-kind.ts'
import type { ReferenceField, ReferenceKind, ReferenceRow, Values } from './reference-kind.ts'

/** What other features lend: features never import each other, so the page hands them over. */
export type ReferenceSlots = {
  mediaPicker: (props: { onPick: (file: FileRef) => void; onClose: () => void }) => ReactNode
  targetPanel: (props: { value: Target; onChange: (target: Target) => void }) => ReactNode
}

type ReferenceDialogProps = {
  kind: ReferenceKind
  /** Null for a new one. */
  row: ReferenceRow | null
  /** Values a new one begins with: the kind a category is added to. */
  begin?: Values
  slots: ReferenceSlots
  onClose: () => void
  onSaved: (row: ReferenceRow, isNew: boolean) => void
}

export function ReferenceDialog(props: ReferenceDialogProps) {
  const { kind, row, onClose } = props
  const title = row ? `${kind.editLabel} ${kind.nameOf(row)}` : kind.create
  const isWide = kind.fields.some((field) => field.type === 'target')
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      size={isWide ? 'lg' : kind.fields.length > 3 ? 'md' : 'sm'}
    >
      <ReferenceForm {...props} />
    </FormDialog>
  )
}

function ReferenceForm({ kind, row, begin = {}, slots, onClose, onSaved }: ReferenceDialogProps) {
  const save = useSaveReference(kind, row)
  const fields = kind.fields.filter((field) => !row || !kind.fixed?.includes(field.name))
  const [target, setTarget] = useState((row?.['target'] as Target | undefined) ?? emptyTarget())
  const [pictures, setPictures] = useState<Record<string, FileRef | null>>(() =>
    Object.fromEntries(
      fields.flatMap((field) =>
        field.type === 'picture' ? [[field.name, pictureIn(row, field.shown)]] : [],
      ),
    ),
  )
  const typed = fields.filter((field) => field.type !== 'picture' && field.type !== 'target')
  const form = useForm<Record<string, string | boolean>>({
    initial: Object.fromEntries(
      typed.map((field) => [field.name, initialOf(field, row ?? begin, row === null)]),
    ),
    labels: Object.fromEntries(typed.map((field) => [field.name, field.label])),
    rules: Object.fromEntries(
      typed.filter((field) => field.required).map((field) => [field.name, required as never]),
    ),
    onSubmit: async (values) => {
      const body: Values = Object.fromEntries(
        typed.map((field) => [field.name, sentOf(field, values[field.name])]),
      )
      for (const [name, picture] of Object.entries(pictures)) body[name] = picture?.id ?? null
      if (fields.some((field) => field.type === 'target')) body['target'] = target
      try {
        onSaved(await save.mutateAsync(body), row === null)
      } catch (error) {
        throw nearName(error, kind)
      }
    },
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in its fields stop here
    <form className="stack" {...form.props} onKeyDown={keepPanelKeys}>
      <FormErrors
        {...form.summary}
        errors={form.summary.errors.map((error) => ({ ...error, label: error.label ?? '' }))}
      />
      {fields.map((field) => {
        switch (field.type) {
          case 'picture':
            return (
              <PictureField
                key={field.name}
                label={field.label}
                file={pictures[field.name] ?? null}
                onChange={(file) => setPictures((before) => ({ ...before, [field.name]: file }))}
                picker={slots.mediaPicker}
              />
            )
          case 'target':
            return <div key={field.name}>{slots.targetPanel({ value: target, onChange: setTarget })}</div>
          case 'switch':
            return <Checkbox key={field.name} {...form.checkbox(field.name as never)} />
          case 'choice':
            return (
              <Select
                key={field.name}
                {...form.text(field.name as never)}
                options={field.options}
                {...(field.required ? {} : { placeholder: field.none ?? 'Aucun' })}
                hint={field.hint}
              />
            )
          case 'textarea':
            return (
              <FreeText
                key={field.name}
                {...form.text(field.name as never)}
                rows={4}
                maxLength={field.max}
                hint={field.hint}
                optional={!field.required}
              />
            )
          default:
            return (
              <TextField
                key={field.name}
                {...form.text(field.name as never)}
                maxLength={field.max}
                hint={field.hint}
                autoComplete="off"
                optional={!field.required}
                inputMode={field.type === 'url' ? 'url' : field.type === 'email' ? 'email' : undefined}
              />
            )
        }
      })}
      <div className="row bo-form__foot">
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary" loading={form.submitting} loadingLabel="Enregistrement…">
          {row ? (kind.editLabel === 'Renommer' ? 'Renommer' : 'Enregistrer') : `Créer ${kind.the}`}
        </Button>
      </div>
    </form>
  )
}

/** Enter in a search of the target panel looks for something; it does not save the link. */
function keepPanelKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.name === '')
    event.preventDefault()
}

function initialOf(field: ReferenceField, from: Values, isNew: boolean): string | boolean {
  const value = from[field.name]
  if (field.type === 'switch') return isNew ? true : value === true
  if (field.type === 'choice' && field.required && (value ?? '') === '')
    return field.options.at(-1)?.value ?? ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** An optional field left empty is said to be empty, not left as it was. */
function sentOf(field: ReferenceField, value: string | boolean | undefined): unknown {
  if (typeof value === 'boolean') return value
  const text = (value ?? '').trim()
  if (field.type === 'choice') return text === '' ? null : field.isNumber ? Number(text) : text
  if (
    text === '' &&
    !field.required &&
    (field.type === 'url' || field.type === 'email' || field.name === 'phone')
  )
    return null
  return text
}

/** A name already taken belongs beside the name. */
function nearName(error: unknown, kind: ReferenceKind): unknown {
  if (!(error instanceof ApiError) || error.status !== 409 || Object.keys(error.errors).length > 0)
    return error
  const field =
    error.code === 'key_taken' ? 'key' : (kind.fields.find((each) => each.required)?.name ?? 'name')
  const name = kind.path === 'packs' && error.code !== 'key_taken' ? 'label' : field
  return new ApiError(error.message, {
    status: error.status,
    code: error.code,
    errors: { [name]: [error.message] },
  })
}
