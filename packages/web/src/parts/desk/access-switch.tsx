import { useRef, useState } from 'react'
import { IconBan } from '@tabler/icons-react'
import { messageFor } from '../../lib/api.ts'
import { useForm } from '../../lib/form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
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
  onDisable: (reason: string) => Promise<void>
  onEnable: () => Promise<void>
}

/** Closes the access of a pharmacy or of a person with a reason, and opens it again. */
export function AccessSwitch({ isDisabled, ...rest }: AccessSwitchProps) {
  return isDisabled ? <Closed {...rest} /> : <Open {...rest} />
}

type PartProps = Omit<AccessSwitchProps, 'isDisabled'>

function Open({ words, onDisable }: PartProps) {
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
        <ReasonForm words={words} onCancel={close} onDisable={onDisable} />
      </Dialog>
    </Card>
  )
}

type ReasonFormProps = { words: AccessWords; onCancel: () => void; onDisable: PartProps['onDisable'] }

/** The reason stays at the head office: those concerned only read that their account is disabled. */
function ReasonForm({ words, onCancel, onDisable }: ReasonFormProps) {
  const form = useForm({
    initial: { disabled_reason: '' },
    labels: { disabled_reason: 'Motif' },
    rules: { disabled_reason: (reason) => (reason.trim() ? undefined : words.missing) },
    onSubmit: ({ disabled_reason }) => onDisable(disabled_reason.trim()),
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
function Closed({ reason, words, onEnable }: PartProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sending = useRef(false)

  async function enable() {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await onEnable()
    } catch (error) {
      setProblem(messageFor(error))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return (
    <Card title={words.closedTitle}>
      <div className="stack">
        {problem && <Alert tone="danger">{problem}</Alert>}
        <p style={{ overflowWrap: 'anywhere' }}>
          Motif&nbsp;: <b>{reason ?? 'non renseigné'}</b>
        </p>
        <p className="xs muted">{words.closedNote}</p>
        <Button variant="secondary" loading={busy} loadingLabel="Un instant…" onClick={() => void enable()}>
          {words.enable}
        </Button>
      </div>
    </Card>
  )
}
