import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { IconBan } from '@tabler/icons-react'
import type { AccessBody } from '@kiosque/contract/wire/people'
import { useForm } from '../../lib/form/use-form.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { TextField } from '../../ui/text-field.tsx'

export type AccessWords = {
  /** « Désactiver l’officine » */
  disable: string
  enable: string
  question: string
  /** What closing would do, under the button and again in the dialog. */
  consequence: string
  warning: string
  missing: string
  example: string
  closedTitle: string
  closedNote: string
}

type AccessSwitchProps = {
  isDisabled: boolean
  reason: string | null
  words: AccessWords
  /** Reads again what shows this access, and says that it has changed. */
  change: UseMutationResult<unknown, Error, AccessBody>
}

/** Closes the access of a pharmacy or of a person with a reason, and opens it again. */
export function AccessSwitch({ isDisabled, ...rest }: AccessSwitchProps) {
  return isDisabled ? <Closed {...rest} /> : <Open {...rest} />
}

type PartProps = Omit<AccessSwitchProps, 'isDisabled'>

function Open({ words, change }: PartProps) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <Card>
      <Button
        variant="danger-ghost"
        size="sm"
        style={{ marginLeft: -12 }}
        icon={<IconBan className="i i--18" aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {words.disable}…
      </Button>
      <p className="xs muted">{words.consequence}</p>
      <Dialog open={asking} onClose={close} title={words.question} size="sm">
        <ReasonForm words={words} onCancel={close} change={change} />
      </Dialog>
    </Card>
  )
}

type ReasonFormProps = Pick<PartProps, 'words' | 'change'> & { onCancel: () => void }

/** The reason stays at the head office: those concerned only read that their account is disabled. */
function ReasonForm({ words, onCancel, change }: ReasonFormProps) {
  const form = useForm({
    initial: { disabled_reason: '' },
    labels: { disabled_reason: 'Motif' },
    rules: { disabled_reason: (reason) => (reason.trim() ? undefined : words.missing) },
    onSubmit: ({ disabled_reason }) =>
      change.mutateAsync({ is_disabled: true, disabled_reason: disabled_reason.trim() }),
  })
  return (
    <form className="stack" {...form.props}>
      <FormErrors {...form.summary} />
      <p>{words.warning}</p>
      <TextField
        {...form.text('disabled_reason')}
        maxLength={300}
        autoComplete="off"
        hint={`Pour le siège seulement, par exemple «\u00A0${words.example}\u00A0».`}
      />
      <div className="row bo-form__foot">
        <Button onClick={onCancel}>Annuler</Button>
        <Button type="submit" variant="danger" loading={form.submitting} loadingLabel="Un instant…">
          {words.disable}
        </Button>
      </div>
    </form>
  )
}

/** Opening again loses nothing, so it needs no question. */
function Closed({ reason, words, change }: PartProps) {
  const once = useOneAtATime()
  // What was refused while closing it was said in that form.
  const refused = change.variables?.is_disabled === false ? change.error : null
  return (
    <Card title={words.closedTitle}>
      <div className="stack">
        <Refusal error={refused} />
        <p style={{ overflowWrap: 'anywhere' }}>
          Motif&nbsp;: <b>{reason ?? 'non renseigné'}</b>
        </p>
        <p className="xs muted">{words.closedNote}</p>
        <Button
          variant="secondary"
          loading={change.isPending}
          loadingLabel="Un instant…"
          onClick={() => void once(() => change.mutateAsync({ is_disabled: false }))}
        >
          {words.enable}
        </Button>
      </div>
    </Card>
  )
}
