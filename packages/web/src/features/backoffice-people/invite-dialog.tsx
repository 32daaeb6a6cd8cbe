import type { Invitation, InvitationBody } from '@kiosque/contract/wire/people'
import { useForm } from '../../lib/form/use-form.ts'
import type { Rules } from '../../lib/form/check.ts'
import { isEmail } from '../../lib/identifier-rules.ts'
import { Button } from '../../ui/button.tsx'
import { Radio } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DrugstorePicker } from './drugstore-picker.tsx'
import type { PickedDrugstore } from './drugstore-picker.tsx'
import { useInvite } from './invitations.queries.ts'
import { DRUGSTORE_ROLE_OPTIONS, readRight, readType, RIGHT_HINTS, RIGHT_OPTIONS } from './role-options.ts'

type InviteDialogProps = {
  open: boolean
  /** Known already when one invites from a drugstore's sheet. */
  drugstore?: PickedDrugstore
  onClose: () => void
  onInvited: (invitation: Invitation) => void
}

export function InviteDialog({ open, ...rest }: InviteDialogProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title="Inviter une personne">
      <InviteForm {...rest} />
    </Dialog>
  )
}

type Values = {
  email: string
  where: string
  drugstore_id: PickedDrugstore | null
  type: string
  right_id: string
}

const WHERE = [
  { value: 'drugstore', label: 'Dans une officine', hint: 'Un rôle dans l’équipe d’une officine du réseau.' },
  { value: 'office', label: 'Au siège', hint: 'Un droit d’administrateur, d’éditeur ou de conseiller.' },
]

const isOffice = (values: Values) => values.where === 'office'

const RULES: Rules<Values> = {
  email: isEmail,
  drugstore_id: (drugstore, values) =>
    isOffice(values) || drugstore ? undefined : 'Choisissez une officine.',
  type: (type, values) => (isOffice(values) || type ? undefined : 'Choisissez un rôle.'),
  right_id: (right, values) => (!isOffice(values) || right ? undefined : 'Choisissez un droit.'),
}

function bodyOf(values: Values): InvitationBody {
  const right_id = readRight(values.right_id)
  if (isOffice(values) && right_id) return { email: values.email, right_id }
  const type = readType(values.type)
  return {
    email: values.email,
    drugstore_id: values.drugstore_id?.id ?? null,
    ...(type === null ? {} : { type }),
  }
}

function InviteForm({ drugstore, onClose, onInvited }: Omit<InviteDialogProps, 'open'>) {
  const invite = useInvite()
  const form = useForm<Values>({
    initial: { email: '', where: 'drugstore', drugstore_id: drugstore ?? null, type: '', right_id: '' },
    labels: {
      email: 'Adresse e-mail',
      where: 'Où',
      drugstore_id: 'Officine',
      type: 'Rôle',
      right_id: 'Droit',
    },
    rules: RULES,
    onSubmit: async (values) => onInvited(await invite.mutateAsync(bodyOf(values))),
  })
  return (
    <form className="stack" {...form.props}>
      <FormErrors {...form.summary} />
      <TextField
        {...form.text('email')}
        type="email"
        autoComplete="off"
        hint="Le lien d’invitation sera valable 7 jours."
      />
      {!drugstore && (
        <Radio
          legend="Où"
          id={form.idOf('where')}
          name="where"
          value={form.values.where}
          onChange={(where) => form.set('where', where)}
          options={WHERE}
          cards
        />
      )}
      {isOffice(form.values) ? (
        <Select
          {...form.text('right_id')}
          options={RIGHT_OPTIONS}
          placeholder="Choisissez un droit"
          hint={form.values.right_id ? RIGHT_HINTS[form.values.right_id] : undefined}
        />
      ) : (
        <>
          {drugstore ? (
            <p>
              Officine&nbsp;: <b>{drugstore.name}</b>
            </p>
          ) : (
            <DrugstorePicker
              id={form.idOf('drugstore_id')}
              name="drugstore_id"
              value={form.values.drugstore_id}
              onChange={(picked) => form.set('drugstore_id', picked)}
              error={form.errors.drugstore_id}
            />
          )}
          <Select {...form.text('type')} options={DRUGSTORE_ROLE_OPTIONS} placeholder="Choisissez un rôle" />
        </>
      )}
      <div className="row bo-form__foot">
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary" loading={form.submitting}>
          Envoyer l’invitation
        </Button>
      </div>
    </form>
  )
}
