import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { CONTACT_STATUS_LABELS } from '@kiosque/contract/domain/contact'
import type { ContactMessageDetail, ContactMessagePatch } from '@kiosque/contract/wire/contact'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FactsList, type Fact } from '../../ui/facts-list.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.tsx'
import { assigneesQuery, deskTopicsQuery, nearQuestionQuery, useChange } from './messages.queries.ts'

type Props = {
  message: ContactMessageDetail
  hrefOf: (id: number) => string
  onInsert: (text: string) => void
}

/** Who asks, from where, who answers, what was asked before. */
export function MessagePanel({ message, hrefOf, onInsert }: Props) {
  return (
    <aside className="panel message-panel" aria-label="Contexte de la demande">
      <Place message={message} />
      <Following message={message} />
      <section>
        <h2>Contexte</h2>
        <FactsList facts={factsOf(message)} />
      </section>
      {message.others.length > 0 && (
        <section>
          <h2>Autres demandes</h2>
          <ul className="message-others">
            {message.others.map((other) => (
              <li key={other.id}>
                <a href={hrefOf(other.id)}>
                  <b>{other.subject}</b>
                  <span className="muted xs">
                    {CONTACT_STATUS_LABELS[other.status]}, {formatDate(other.last_at)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <NearQuestion subject={message.subject} onInsert={onInsert} />
    </aside>
  )
}

function factsOf(message: ContactMessageDetail): Fact[] {
  const { author, origin, place, due_at, created_at, rating, rating_comment } = message
  const facts: (Fact | false)[] = [
    { label: 'Reçue', value: formatDateTime(created_at) },
    due_at !== null && { label: 'Réponse due', value: formatDateTime(due_at) },
    author?.email != null && {
      label: 'E-mail',
      value: <span className="bo-break">{author.email}</span>,
    },
    origin !== null && {
      label: 'Page d’origine',
      value: (
        <a className="link bo-break" href={origin} target="_blank" rel="noopener" data-native>
          {origin}
        </a>
      ),
    },
    place !== null && place.advisers.length > 0 && { label: 'Conseil', value: place.advisers.join(', ') },
    rating !== null && {
      label: 'Note',
      value: rating_comment === '' ? `${rating} sur 5` : `${rating} sur 5, «\u00A0${rating_comment}\u00A0»`,
    },
  ]
  return facts.filter((fact) => fact !== false)
}

function Place({ message: { drugstore, place, author } }: { message: ContactMessageDetail }) {
  const name = drugstore?.name ?? author?.name ?? 'Compte supprimé'
  return (
    <section>
      <div className="row row--nw">
        <Avatar name={name} tone="dark" square />
        <span>
          <b className="message-panel__name">{name}</b>
          <small className="small muted">
            {drugstore && place ? `${drugstore.city} · CIP ${place.cip_officine}` : 'Sans officine'}
          </small>
        </span>
      </div>
      {place && (
        <div className="row message-panel__tags">
          <Badge tone="teal">{place.group}</Badge>
          {place.packs.map((pack) => (
            <Badge key={pack} tone="green">
              {pack}
            </Badge>
          ))}
          {place.zone && <Badge tone="blue">{place.zone}</Badge>}
        </div>
      )}
      {drugstore && (
        <a className="more small" href={paths.admin(`drugstores/${drugstore.id}`)}>
          Fiche de l’officine <IconArrowRight className="i i--18" aria-hidden="true" />
        </a>
      )}
    </section>
  )
}

function Following({ message }: { message: ContactMessageDetail }) {
  const people = useQuery({ ...assigneesQuery, throwOnError: false }).data?.data ?? []
  const topics = useQuery({ ...deskTopicsQuery, throwOnError: false }).data?.data ?? []
  const change = useChange(message.id)
  const save = (patch: ContactMessagePatch, title: string) =>
    change.mutate(patch, { onSuccess: () => toast({ title }) })
  return (
    <section className="stack">
      <Select
        label="Attribuée à"
        compact
        placeholder="Personne"
        value={String(message.assignee?.id ?? '')}
        options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(value) =>
          save({ assignee_id: value === '' ? null : Number(value) }, 'Attribution enregistrée')
        }
      />
      <Select
        label="Sujet"
        compact
        value={String(message.topic.id)}
        options={topics.map(({ id, label }) => ({ value: String(id), label }))}
        onChange={(value) => save({ topic_id: Number(value) }, 'Sujet changé')}
      />
    </section>
  )
}

function NearQuestion({ subject, onInsert }: { subject: string; onInsert: (text: string) => void }) {
  const [near] = useQuery(nearQuestionQuery(subject)).data?.data ?? []
  if (!near) return null
  return (
    <section>
      <h2>Réponse voisine</h2>
      <p className="small">FAQ&nbsp;: «&nbsp;{near.title}&nbsp;»</p>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => onInsert(`${near.title}\u00A0: ${location.origin}${near.url}`)}
      >
        Insérer le lien
      </Button>
    </section>
  )
}
