import { IconChevronDown, IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { messageFor } from '../../../lib/api.ts'
import { go } from '../../../lib/navigation.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { LineSkeletons } from '../../../ui/skeleton.tsx'
import { contentQuery } from '../contents.queries.ts'
import { useMarkRead } from '../marks.queries.ts'
import { FileList } from '../parts/file-link.tsx'
import { RichText } from '../../../parts/rich-text/rich-text.tsx'
import { useVote } from './faq.queries.ts'
import { Announcement } from '../../../ui/announcement.tsx'
import './question.css'

/** A question and, when it is the one of the address, its answer: each answer has a link of its own. */
export function Question({ card, theme, isOpen }: { card: CardOf<'faq'>; theme: string; isOpen: boolean }) {
  const panelId = `reponse-${card.id}`
  return (
    <div className="acc__i">
      <h3 style={{ margin: 0 }}>
        <button
          type="button"
          className="acc__q"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => go(isOpen ? paths.faq(theme) : paths.faq(theme, card.id))}
        >
          {card.question ?? card.title}
          <IconChevronDown className="i" aria-hidden="true" />
        </button>
      </h3>
      <div id={panelId} className="acc__a" hidden={!isOpen}>
        {isOpen && <Answer id={card.id} contact={contactAbout(card, theme)} />}
      </div>
    </div>
  )
}

/** The form begins with what was read, and the head office knows where it was. */
function contactAbout(card: CardOf<'faq'>, theme: string): string {
  const about = new URLSearchParams({ objet: card.title, depuis: paths.faq(theme, card.id) })
  return `${paths.contact()}?${about}`
}

function Answer({ id, contact }: { id: number; contact: string }) {
  const { data, error } = useQuery(contentQuery('faq', String(id)))
  const { mutate: markRead } = useMarkRead()
  useEffect(() => markRead(id), [id, markRead])
  if (error) return <Alert tone="danger">{messageFor(error)}</Alert>
  if (!data)
    return (
      <div className="answer-awaited">
        <LineSkeletons count={5} />
      </div>
    )
  return (
    <div className="stack">
      <RichText html={data.answer} />
      <FileList files={data.attachments} title="Documents" />
      <Vote id={id} contact={contact} />
    </div>
  )
}

function Vote({ id, contact }: { id: number; contact: string }) {
  const vote = useVote(id)
  const mine = vote.data?.mine ?? null
  return (
    <div className="row no-print" style={{ marginTop: 16 }}>
      <ButtonLink size="sm" href={contact} icon={<IconMail className="i" aria-hidden="true" />}>
        Écrire au siège
      </ButtonLink>
      <div className="row row--nw ml-auto">
        <Announcement as="span" className="small muted">
          {vote.isSuccess
            ? 'Merci, votre avis est enregistré.'
            : vote.error
              ? messageFor(vote.error)
              : 'Cette réponse vous aide-t-elle\u00A0?'}
        </Announcement>
        <Button variant="ghost" size="sm" aria-pressed={mine === true} onClick={() => vote.mutate(true)}>
          Oui
        </Button>
        <Button variant="ghost" size="sm" aria-pressed={mine === false} onClick={() => vote.mutate(false)}>
          Non
        </Button>
      </div>
    </div>
  )
}
