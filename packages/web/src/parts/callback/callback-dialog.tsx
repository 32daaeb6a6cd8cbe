import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { delayText, MESSAGE_MAX, NO_PATIENT_DATA } from '@kiosque/contract/domain/contact'
import { useForm } from '../../lib/form/use-form.ts'
import { formatDateTime } from '../../lib/format.ts'
import { isPhone } from '../../lib/identifier-rules.ts'
import { formatPhone } from '../../lib/phone.ts'
import { newSeed, sendKeyOf } from '../../lib/send-key.ts'
import { useSignedIn } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Radio } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Textarea, TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { topicsQuery, useSendRequest } from '../contact.queries.ts'
import { callbackMessage, callbackSubject, callbackTopic, SLOTS } from './callback-words.ts'

const NOTE_MAX = MESSAGE_MAX - 500

/** A number and a moment; the rest the head office knows. What is sent is a request like any other (S7-70). */
export function CallbackDialog({
  partner,
  origin,
  onClose,
}: {
  partner: string
  origin: string
  onClose: () => void
}) {
  const { me, drugstoreFull } = useSignedIn()
  const client = useQueryClient()
  const send = useSendRequest()
  const [seed] = useState(newSeed)
  const own = me.phone ?? drugstoreFull?.phone ?? null
  const form = useForm({
    initial: { phone: own ? formatPhone(own) : '', slot: 'indifferent', note: '' },
    labels: { phone: 'Téléphone', slot: 'Vous joindre', note: 'Un mot de plus' },
    rules: { phone: isPhone },
    onSubmit: async ({ phone, slot, note }) => {
      const topic = callbackTopic((await client.ensureQueryData(topicsQuery)).data)
      if (!topic) {
        form.setMessage('Aucun service ne reçoit de demande pour le moment. Appelez le siège.')
        return
      }
      const message = callbackMessage({ partner, phone, slot, note })
      const thread = await send.mutateAsync({
        topic: topic.id,
        subject: callbackSubject(partner),
        message,
        attachments: [],
        origin,
        key: sendKeyOf(seed, [message]),
      })
      toast({
        title: `Demande ${thread.number} envoyée`,
        text: thread.due_at
          ? `${thread.desk} vous rappelle avant le ${formatDateTime(thread.due_at)}.`
          : `${thread.desk} vous rappelle ${delayText(topic.delay_hours)}.`,
      })
      onClose()
    },
  })
  return (
    <Dialog open size="sm" onClose={onClose} title={`Être rappelé au sujet de ${partner}`}>
      <form className="stack" {...form.props}>
        <FormErrors {...form.summary} />
        <p className="small muted">
          Le siège vous rappelle, répond à vos questions et vous met en relation. Vous suivez votre demande
          dans la page Contact.
        </p>
        <TextField {...form.text('phone')} type="tel" autoComplete="tel" inputMode="tel" />
        <Radio
          legend="Vous joindre"
          id={form.idOf('slot')}
          name="slot"
          value={form.values.slot}
          options={SLOTS}
          onChange={(slot) => form.set('slot', slot)}
        />
        <Textarea {...form.text('note')} optional rows={2} maxLength={NOTE_MAX} hint={NO_PATIENT_DATA} />
        <div className="row" style={{ justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" loading={form.submitting} loadingLabel="Envoi…">
            Demander à être rappelé
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
