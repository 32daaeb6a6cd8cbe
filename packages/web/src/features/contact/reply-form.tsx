import { IconSend } from '@tabler/icons-react'
import { ATTACHMENTS_MAX, MESSAGE_MAX } from '@kiosque/contract/domain/contact'
import type { ContactThreadDetail } from '@kiosque/contract/wire/contact'
import { useForm } from '../../lib/form/use-form.ts'
import { maxLength, required } from '../../lib/rules.ts'
import { useAttachments } from '../../parts/attachments.ts'
import { AttachmentsField } from '../../parts/attachments-field.tsx'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { toast } from '../../ui/toast.tsx'
import { MessageField } from './contact-form.tsx'
import { useDraft, useKeptDraft } from './contact-draft.ts'
import { useReply } from './contact.queries.ts'

type Props = { thread: ContactThreadDetail; userId: number; onSent?: () => void }

/** Adds to a request; a closed one is open again. */
export function ReplyForm({ thread, userId, onSent }: Props) {
  const draft = useDraft(userId, `demande ${thread.id}`)
  const attachments = useAttachments(draft.initial.files, ATTACHMENTS_MAX)
  const reply = useReply(thread.id)
  const isClosed = thread.status === 'closed'
  const typed = (message: string) => ({ topic: '', subject: '', message, files: attachments.sent })
  const form = useForm({
    initial: { message: draft.initial.message },
    labels: { message: 'Votre message' },
    rules: { message: (value) => required(value) ?? maxLength(MESSAGE_MAX)(value) },
    onSubmit: async ({ message }) => {
      await reply.mutateAsync({
        message,
        attachments: attachments.sent.map(({ id }) => id),
        key: draft.keyFor(typed(message)),
      })
      draft.forget()
      attachments.clear()
      form.reset({ message: '' })
      toast({ title: isClosed ? 'Demande rouverte' : 'Message envoyé', text: 'Le siège en est averti.' })
      onSent?.()
    },
  })
  useKeptDraft(typed(form.values.message), draft.keep)
  return (
    <form className="stack contact-form" {...form.props}>
      <FormErrors {...form.summary} />
      <MessageField field={form.text('message')} rows={4} />
      <AttachmentsField attachments={attachments} />
      <div className="row contact-foot" style={{ justifyContent: 'flex-end' }}>
        <Button
          type="submit"
          variant="primary"
          loading={form.submitting || attachments.isSending}
          loadingLabel={attachments.isSending ? 'Fichiers…' : 'Envoi…'}
          icon={<IconSend className="i" aria-hidden="true" />}
        >
          {isClosed ? 'Rouvrir et envoyer' : 'Envoyer'}
        </Button>
      </div>
    </form>
  )
}
