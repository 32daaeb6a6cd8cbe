import { IconSend } from '@tabler/icons-react'
import {
  ATTACHMENTS_MAX,
  MESSAGE_MAX,
  MESSAGE_MIN,
  NO_PATIENT_DATA,
  SUBJECT_MAX,
} from '@kiosque/contract/domain/contact'
import type { ContactThreadDetail, ContactTopic } from '@kiosque/contract/wire/contact'
import { useForm } from '../../lib/form/use-form.ts'
import { formatInteger } from '../../lib/format.ts'
import { maxLength, minLength, required } from '../../lib/rules.ts'
import { useAttachments } from '../../parts/attachments.ts'
import { AttachmentsField } from '../../parts/attachments-field.tsx'
import { useSendRequest } from '../../parts/contact.queries.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Textarea, TextField } from '../../ui/text-field.tsx'
import { useDraft, useKeptDraft } from './contact-draft.ts'
import { NearAnswers } from './near-answers.tsx'
import { TopicChoice } from './topic-choice.tsx'
import './contact.css'

type Props = {
  topics: readonly ContactTopic[]
  userId: number
  /** « la Pharmacie des Tilleuls »; null for somebody without one. */
  pharmacy: string | null
  /** From the address: a link that knows what one writes about. */
  begin: { topic?: string; subject?: string; origin: string | null }
  onSent: (thread: ContactThreadDetail) => void
}

/** A new request (S7-70). What is typed stays until the server has it. */
export function ContactForm({ topics, userId, pharmacy, begin, onSent }: Props) {
  const draft = useDraft(userId, 'new', {
    ...(begin.topic ? { topic: begin.topic } : {}),
    ...(begin.subject ? { subject: begin.subject } : {}),
  })
  const attachments = useAttachments(draft.initial.files, ATTACHMENTS_MAX)
  const send = useSendRequest()
  const form = useForm({
    initial: {
      topic: draft.initial.topic,
      subject: draft.initial.subject,
      message: draft.initial.message,
    },
    labels: { topic: 'Sujet', subject: 'Objet', message: 'Message' },
    rules: {
      topic: (value) => (value === '' ? 'Choisissez un sujet.' : undefined),
      subject: (value) => required(value) ?? maxLength(SUBJECT_MAX)(value),
      message: (value) =>
        required(value) ?? minLength(MESSAGE_MIN)(value.trim()) ?? maxLength(MESSAGE_MAX)(value),
    },
    onSubmit: async ({ topic, subject, message }) => {
      const typed = { topic, subject, message, files: attachments.sent }
      const thread = await send.mutateAsync({
        topic: Number(topic),
        subject,
        message,
        attachments: attachments.sent.map(({ id }) => id),
        origin: begin.origin,
        key: draft.keyFor(typed),
      })
      draft.forget()
      onSent(thread)
    },
  })
  const { topic, subject, message } = form.values
  useKeptDraft({ topic, subject, message, files: attachments.sent }, (typed) => {
    // Once it has left, nothing of it stays behind.
    if (!send.isSuccess) draft.keep(typed)
  })
  return (
    <form className="card card--pad stack contact-form" {...form.props}>
      <FormErrors {...form.summary} />
      {draft.isRestored && !send.isSuccess && (
        <Alert
          actions={
            <Button
              size="sm"
              onClick={() => {
                draft.forget()
                attachments.clear()
                form.reset({ topic: '', subject: '', message: '' })
              }}
            >
              Effacer
            </Button>
          }
        >
          Voici votre message, tel que vous l’aviez laissé.
        </Alert>
      )}
      <TopicChoice
        id={form.idOf('topic')}
        topics={topics}
        value={topic}
        error={form.errors.topic}
        onChange={(value) => form.set('topic', value)}
      />
      <TextField {...form.text('subject')} maxLength={SUBJECT_MAX} autoComplete="off" />
      <NearAnswers typed={subject} />
      <MessageField field={form.text('message')} />
      <AttachmentsField attachments={attachments} />
      <div className="row between contact-foot">
        <p className="small muted">{pharmacy ? `Envoyé au nom de ${pharmacy}.` : 'Envoyé en votre nom.'}</p>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={form.submitting || attachments.isSending}
          loadingLabel={attachments.isSending ? 'Fichiers…' : 'Envoi…'}
        >
          Envoyer
          <IconSend className="i" aria-hidden="true" />
        </Button>
      </div>
    </form>
  )
}

type MessageFieldProps = {
  field: React.ComponentProps<typeof Textarea>
  rows?: number
}

/** Free text: no patient data in it (D14-03), and how much of it is left. */
export function MessageField({ field, rows = 6 }: MessageFieldProps) {
  return (
    <div className="contact-message">
      <Textarea {...field} rows={rows} maxLength={MESSAGE_MAX} hint={NO_PATIENT_DATA} />
      <span className="xs muted num contact-count" aria-hidden="true">
        {formatInteger(field.value.length)} sur {formatInteger(MESSAGE_MAX)}
      </span>
    </div>
  )
}
