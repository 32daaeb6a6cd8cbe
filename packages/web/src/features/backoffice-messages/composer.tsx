import { NO_PATIENT_DATA } from '@kiosque/contract/domain/patient-data'
import { IconHelpCircle, IconPaperclip, IconSend, IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ATTACHMENTS_MAX, MESSAGE_MAX } from '@kiosque/contract/domain/contact'
import type { ContactMessageDetail } from '@kiosque/contract/wire/contact'
import { messageFor } from '../../lib/api.ts'
import { perTab } from '../../lib/browser-storage.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { newSeed, sendKeyOf } from '../../lib/send-key.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { AttachedList } from '../../parts/attachments-field.tsx'
import { useAttachments } from '../../parts/attachments.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Group } from '../../ui/group.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { cannedQuery, useAnswer, useDraftQuestion, useNote } from './messages.queries.ts'

type Props = {
  message: ContactMessageDetail
  text: string
  onText: (text: string) => void
}

export const keptAnswer = (id: number) => perTab.read(`messagerie-${id}`) ?? ''
export const keepAnswer = (id: number, text: string) =>
  text === '' ? perTab.remove(`messagerie-${id}`) : perTab.write(`messagerie-${id}`, text)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Answers the member, or notes something for colleagues. What is typed stays until it has left. */
export function Composer({ message, text, onText }: Props) {
  const [isNote, setNote] = useState(false)
  const [seed, setSeed] = useState(newSeed)
  const picker = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const attachments = useAttachments([], ATTACHMENTS_MAX)
  const answer = useAnswer(message.id)
  const note = useNote(message.id)
  const once = useOneAtATime()
  const [problem, setProblem] = useState<string | null>(null)
  const isBusy = answer.isPending || note.isPending || attachments.isSending

  const done = (title: string) => {
    onText('')
    attachments.clear()
    setProblem(null)
    setSeed(newSeed())
    toast({ title })
    area.current?.focus()
  }

  function send(close: boolean) {
    if (isBusy) return
    if (text.trim() === '') {
      setProblem(isNote ? 'Écrivez la note.' : 'Écrivez votre réponse.')
      area.current?.focus()
      return
    }
    void once(async () => {
      try {
        done(await leave(close))
      } catch (error) {
        setProblem(messageFor(error))
      }
    })
  }

  /** Answers what is said of it once it has left. */
  async function leave(close: boolean): Promise<string> {
    if (isNote) {
      await note.mutateAsync(text)
      return 'Note ajoutée'
    }
    const files = attachments.sent.map(({ id }) => id)
    const body = {
      message: text,
      attachments: files,
      close,
      key: sendKeyOf(seed, [text, files]),
      last_entry_id: message.last_entry_id,
    }
    await answer.mutateAsync(body)
    return close ? 'Réponse envoyée, demande close' : 'Réponse envoyée'
  }

  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send(false)
  }

  return (
    <form
      className="composer"
      aria-label={isNote ? 'Note interne' : 'Répondre'}
      onSubmit={(event) => {
        event.preventDefault()
        send(false)
      }}
    >
      <div className="row composer__tools">
        <Group className="seg seg--sm" aria-label="Type de message">
          <button type="button" aria-pressed={!isNote} onClick={() => setNote(false)}>
            Répondre
          </button>
          <button type="button" aria-pressed={isNote} onClick={() => setNote(true)}>
            Note interne
          </button>
        </Group>
        {!isNote && (
          <CannedMenu onPick={(body) => onText(text.trim() === '' ? body : `${text}\n\n${body}`)} />
        )}
        <DraftQuestion message={message} />
      </div>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <textarea
        ref={area}
        className="textarea"
        rows={4}
        maxLength={MESSAGE_MAX}
        aria-label={isNote ? 'Note interne' : 'Réponse'}
        aria-describedby="composer-hint"
        value={text}
        onKeyDown={sendByKeys}
        onChange={(event) => onText(event.target.value)}
      />
      {!isNote && attachments.list.length > 0 && <AttachedList attachments={attachments} />}
      <div className="row composer__foot">
        {!isNote && (
          <>
            <IconButton
              size="sm"
              line
              label="Joindre un fichier"
              disabled={attachments.room <= 0}
              onClick={() => picker.current?.click()}
            >
              <IconPaperclip className="i i--18" aria-hidden="true" />
            </IconButton>
            <input
              ref={picker}
              type="file"
              multiple
              hidden
              aria-label="Fichiers à joindre"
              onChange={(event) => {
                attachments.add([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </>
        )}
        <span className="xs muted grow" id="composer-hint">
          {isNote ? 'Lue par le siège seulement. ' : ''}
          {NO_PATIENT_DATA}
        </span>
        {!isNote && (
          <Button size="sm" onClick={() => send(true)}>
            Envoyer et clore
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          size="sm"
          loading={isBusy}
          loadingLabel={attachments.isSending ? 'Fichiers…' : 'Envoi…'}
          icon={<IconSend className="i i--18" aria-hidden="true" />}
        >
          {isNote ? 'Noter' : 'Envoyer'}
        </Button>
      </div>
    </form>
  )
}

function CannedMenu({ onPick }: { onPick: (body: string) => void }) {
  const { data } = useQuery({ ...cannedQuery, throwOnError: false })
  const canned = data?.data ?? []
  return (
    <Menu
      label="Réponses types"
      align="start"
      width={320}
      trigger={({ ref, ...props }) => (
        <button type="button" className="chip" {...props} ref={ref}>
          <IconTemplate className="i i--16" aria-hidden="true" />
          Réponses types
        </button>
      )}
    >
      {canned.map(({ id, title, body }) => (
        <MenuItem key={id} onClick={() => onPick(body)}>
          {title}
        </MenuItem>
      ))}
      <MenuItem href={paths.admin('contact-canned')}>Gérer les réponses types</MenuItem>
    </Menu>
  )
}

/** What was asked here is asked elsewhere: a draft of the FAQ begins from it. */
function DraftQuestion({ message }: { message: ContactMessageDetail }) {
  const draft = useDraftQuestion()
  const answer = message.entries.findLast(({ kind }) => kind === 'answer')?.body ?? ''
  return (
    <Chip
      icon={<IconHelpCircle className="i i--16" aria-hidden="true" />}
      disabled={draft.isPending}
      onClick={() =>
        draft.mutate(
          {
            title: message.subject,
            question: message.subject,
            answer: answer === '' ? '' : `<p>${escaped(answer)}</p>`,
          },
          { onSuccess: ({ id }) => go(paths.admin(`contents/faq/${id}`)) },
        )
      }
    >
      Créer une FAQ
    </Chip>
  )
}
