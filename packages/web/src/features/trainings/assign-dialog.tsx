import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import { TRAINING_KINDS } from '@kiosque/contract/domain/training-kinds'
import { useForm } from '../../lib/form/use-form.ts'
import { useChoices } from '../../lib/use-choices.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DayField } from '../../ui/day-input.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { PickedField } from '../../ui/picked-field.tsx'
import { Select } from '../../ui/select.tsx'
import { trainingChoices, useAssign } from './trainings.queries.ts'
import { kindWord, nameOf, type Member } from './training-words.ts'

type Picked = { id: number; label: string }

/** What is known before the dialog opens: a training and people of a row, or nothing. */
export type Asking = { training: Picked | null; people: readonly number[]; due: string }

type AssignDialogProps = { asking: Asking | null; members: readonly Member[]; onClose: () => void }

export function AssignDialog({ asking, members, onClose }: AssignDialogProps) {
  return (
    <Dialog open={asking !== null} onClose={onClose} title="Attribuer une formation">
      {asking && <AssignForm asking={asking} members={members} onClose={onClose} />}
    </Dialog>
  )
}

type Values = { kind: string; content_id: Picked | null; user_ids: readonly number[]; due_on: string }

function AssignForm({ asking, members, onClose }: AssignDialogProps & { asking: Asking }) {
  const assign = useAssign()
  const form = useForm<Values>({
    initial: {
      kind: 'quiz',
      content_id: asking.training,
      user_ids: asking.people,
      due_on: asking.due,
    },
    labels: { kind: 'Type', content_id: 'Formation', user_ids: 'Personnes', due_on: 'À faire avant le' },
    rules: {
      content_id: (picked) => (picked === null ? 'Choisissez une formation.' : undefined),
      user_ids: (ids) => (ids.length === 0 ? 'Choisissez au moins une personne.' : undefined),
    },
    onSubmit: async ({ content_id: picked, user_ids, due_on }) => {
      if (picked === null) return
      await assign.mutateAsync({ content_id: picked.id, user_ids: [...user_ids], due_on: due_on || null })
      onClose()
    },
  })
  const { values, set } = form
  const errorOf = (name: keyof Values) =>
    form.summary.errors.find(({ id }) => id === form.idOf(name))?.message
  const toggle = (id: number, isIn: boolean) =>
    set('user_ids', isIn ? [...values.user_ids, id] : values.user_ids.filter((other) => other !== id))
  return (
    <form {...form.props} className="stack" style={{ gap: 20 }}>
      <p className="muted">
        Chaque personne choisie est prévenue, et retrouve la formation dans «&nbsp;À faire&nbsp;».
      </p>
      <FormErrors {...form.summary} />
      {values.content_id === null && (
        <Select
          {...form.text('kind')}
          options={TRAINING_KINDS.map((kind) => ({ value: kind, label: kindWord(kind) }))}
        />
      )}
      <TrainingPicker
        key={values.kind}
        id={form.idOf('content_id')}
        kind={values.kind}
        value={values.content_id}
        error={errorOf('content_id')}
        onChange={(picked) => set('content_id', picked)}
      />
      <fieldset
        id={form.idOf('user_ids')}
        tabIndex={-1}
        aria-invalid={errorOf('user_ids') ? true : undefined}
      >
        <legend className="label">Personnes</legend>
        <div className="stack" style={{ gap: 4 }}>
          {members.map((member) => (
            <Checkbox
              key={member.user_id}
              label={`${nameOf(member)}, ${accountTypeLabel(member.type).toLocaleLowerCase('fr')}`}
              checked={values.user_ids.includes(member.user_id)}
              onChange={(isIn) => toggle(member.user_id, isIn)}
            />
          ))}
        </div>
        {errorOf('user_ids') && (
          <FieldNote id={`${form.idOf('user_ids')}-note`} error={errorOf('user_ids')} hint={undefined} />
        )}
      </fieldset>
      <DayField
        {...form.text('due_on')}
        hint="Facultatif. Passé ce jour, la personne est dite en retard."
        placeholder="jj/mm/aaaa"
      />
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="outline" onClick={onClose}>
          Annuler
        </Button>
        <Button type="submit" variant="primary" loading={form.submitting}>
          Attribuer
        </Button>
      </div>
    </form>
  )
}

type PickerProps = {
  id: string
  kind: string
  value: Picked | null
  error: string | undefined
  onChange: (picked: Picked | null) => void
}

function TrainingPicker({ id, kind, value, error, onChange }: PickerProps) {
  const search = useChoices(trainingChoices(kind))
  return (
    <PickedField
      label="Formation"
      id={id}
      name="content_id"
      error={error}
      picked={value?.label ?? null}
      clearLabel="Choisir une autre formation"
      placeholder="Un mot du titre"
      listLabel="Formations trouvées"
      none="Aucune formation ne correspond."
      search={search}
      onPick={(found) => onChange(found && { id: found.id, label: found.label })}
    />
  )
}
