import { useEffect } from 'react'
import { AttachmentsField } from '../../parts/attachments-field.tsx'
import { useAttachments } from '../../parts/attachments.ts'
import { FieldNote } from '../../ui/field.tsx'
import type { QuestionProps } from './organiser-fields.tsx'

/** A file that the organiser asks for: one, sent as soon as it is chosen. */
export function FileQuestion({ id, question, value, error, before, onChange }: QuestionProps) {
  const known = before?.file && value === before.file.id ? [before.file] : []
  const attachments = useAttachments(known, 1)
  const sent = attachments.sent[0]?.id
  useEffect(() => {
    if (sent !== value) onChange(sent)
  }, [sent, value, onChange])
  return (
    <div>
      <AttachmentsField
        attachments={attachments}
        label={question.label}
        isRequired={question.is_required}
        id={id}
      />
      {error && <FieldNote id={`${id}-note`} error={error} />}
    </div>
  )
}
