import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContactSummary } from '@kiosque/contract/wire/contact'
import { keepAnswer, keptAnswer } from '../../features/backoffice-messages/composer.tsx'
import { MessageList } from '../../features/backoffice-messages/message-list.tsx'
import { MessagePanel } from '../../features/backoffice-messages/message-panel.tsx'
import { MessageView } from '../../features/backoffice-messages/message-view.tsx'
import {
  assigneesQuery,
  desksQuery,
  inboxQuery,
  messageQuery,
  messageSummaryQuery,
} from '../../features/backoffice-messages/messages.queries.ts'
import '../../features/backoffice-messages/messages.css'
import { messageFor } from '../../lib/api.ts'
import { count, formatNumber } from '../../lib/format.ts'
import { useListState } from '../../lib/list-state.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { useSignedIn } from '../../lib/session.ts'
import { FilterSelect, SearchBox } from '../../parts/desk/filter-bar.tsx'
import { Announcement } from '../../ui/announcement.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { Group } from '../../ui/group.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'

const STATES = [
  { key: 'open', label: 'Ouvertes' },
  { key: 'waiting', label: 'À répondre' },
  { key: 'late', label: 'En retard' },
  { key: 'closed', label: 'Closes' },
] as const

/** What the network asks, and the answers (D13-04): a mailbox whose filters and open request are the address. */
export function MessagesPage() {
  const { me } = useSignedIn()
  const list = useListState(['q', 'etat', 'service', 'attribution'])
  const { q, etat, service, attribution } = list.filters
  const state = etat === 'all' || STATES.some(({ key }) => key === etat) ? String(etat) : 'open'
  const asked = /^[1-9]\d{0,8}$/.test(list.search['demande'] ?? '') ? Number(list.search['demande']) : null
  const query = useQuery(inboxQuery({ q, state, desk_id: service, assignee: attribution, page: list.page }))
  // With room for both, the most pressing one is open from the start; what is sought waits to be chosen.
  const isWide = useMediaQuery('(min-width: 960px)')
  const [pressing, setPressing] = useState<number | null>(null)
  const shown = query.data?.data ?? []
  // Once for all: an answer that reorders the list must not change what one is reading.
  if (pressing === null && shown[0] !== undefined) setPressing(shown[0].id)
  const isShown = isWide && !q && shown.some(({ id }) => id === pressing)
  const openId = asked ?? (isShown ? pressing : null)
  const summary = useQuery(messageSummaryQuery).data
  const desks = useQuery({ ...desksQuery, throwOnError: false }).data?.data ?? []
  const people = useQuery({ ...assigneesQuery, throwOnError: false }).data?.data ?? []
  const hrefOf = (id: number) => list.hrefWith({ demande: String(id) })
  const counts = query.data?.meta.counts
  return (
    <>
      <PageHead
        title="Messagerie"
        intro={<Intro summary={summary} />}
        actions={
          <ButtonLink size="sm" href={paths.admin('contact-topics')}>
            Sujets et services
          </ButtonLink>
        }
      />
      <div className={`toolbar bo-filters mailbox-filters${openId === null ? '' : ' has-open'}`}>
        <Group className="seg seg--sm" aria-label="État">
          {STATES.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              aria-pressed={state === key}
              onClick={() => list.set({ etat: key === 'open' ? undefined : key })}
            >
              {label} {counts && key !== 'closed' && <small>{counts[key]}</small>}
            </button>
          ))}
        </Group>
        <FilterSelect
          label="Service"
          all="Tous les services"
          value={service}
          options={desks.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(value) => list.set({ service: value })}
        />
        <FilterSelect
          label="Attribution"
          all="Toutes les attributions"
          value={attribution}
          options={[
            { value: 'me', label: 'À moi' },
            { value: 'none', label: 'À personne' },
            ...people
              .filter(({ id }) => id !== me.id)
              .map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(value) => list.set({ attribution: value })}
        />
      </div>
      <div className={openId === null ? 'mailbox' : 'mailbox has-open'}>
        <div className="mailbox__list">
          <SearchBox
            label="Rechercher une demande"
            placeholder="Officine, sujet, numéro"
            value={q ?? ''}
            onSearch={(text) => list.set({ q: text })}
          />
          {!query.data && !query.error && <LineSkeletons count={8} />}
          {query.error && !query.data && (
            <ErrorState onRetry={() => void query.refetch()}>{messageFor(query.error)}</ErrorState>
          )}
          {query.data?.data.length === 0 && (
            <Announcement className="muted mailbox__empty">
              {q ? `Rien pour «\u00A0${q}\u00A0».` : 'Aucune demande ici. Tout est répondu.'}
            </Announcement>
          )}
          {query.data && <MessageList messages={query.data.data} openId={openId} hrefOf={hrefOf} />}
          {query.data && (
            <Pagination
              page={query.data.meta.page}
              lastPage={query.data.meta.last_page}
              onChange={list.setPage}
              hrefFor={list.pageHref}
            />
          )}
        </div>
        {openId === null ? (
          <div className="mailbox__none">
            <EmptyState title="Choisissez une demande" card={false}>
              La plus pressée est en haut. Les flèches du clavier passent de l’une à l’autre.
            </EmptyState>
          </div>
        ) : (
          <Opened
            key={openId}
            id={openId}
            userId={me.id}
            hrefOf={hrefOf}
            listHref={list.hrefWith({ demande: undefined })}
          />
        )}
      </div>
    </>
  )
}

type Told = Pick<ContactSummary, 'open' | 'late' | 'first_answer_hours' | 'rating' | 'ratings'>

const USUAL: Told = { open: 10, late: 1, first_answer_hours: 20, rating: 4.5, ratings: 10 }

/** As long while it comes as once it is there: what follows does not move. */
function Intro({ summary }: { summary: ContactSummary | undefined }) {
  return <span style={summary ? undefined : { visibility: 'hidden' }}>{summaryText(summary ?? USUAL)}</span>
}

function summaryText({ open, late, first_answer_hours, rating, ratings }: Told): string {
  const parts = [
    `${count(open, 'demande ouverte', 'demandes ouvertes')}${late > 0 ? ` dont ${late} en retard` : ''}`,
    first_answer_hours !== null && `première réponse en ${hoursText(first_answer_hours)} en moyenne`,
    rating !== null &&
      `note de ${formatNumber(Math.round(rating * 10) / 10)} sur 5 (${count(ratings, 'avis', 'avis')})`,
  ].filter(Boolean)
  return `${parts.join(', ')}, sur 28\u00A0jours.`
}

const hoursText = (hours: number) =>
  hours < 1
    ? 'moins d’une heure'
    : hours < 48
      ? `${Math.round(hours)}\u00A0h`
      : `${Math.round(hours / 24)}\u00A0jours`

type OpenedProps = { id: number; userId: number; hrefOf: (id: number) => string; listHref: string }

function Opened({ id, userId, hrefOf, listHref }: OpenedProps) {
  const { data: message, error, refetch } = useQuery(messageQuery(id))
  const [text, setText] = useState(() => keptAnswer(id))
  const write = (next: string) => {
    setText(next)
    keepAnswer(id, next)
  }
  if (error && !message) return <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
  if (!message)
    return (
      <div className="mailbox__none">
        <LineSkeletons count={8} />
      </div>
    )
  return (
    <>
      <MessageView
        message={message}
        userId={userId}
        listHref={listHref}
        text={text}
        onText={write}
        onMerged={(into) => go(hrefOf(into), { replace: true })}
      />
      <MessagePanel
        message={message}
        hrefOf={hrefOf}
        onInsert={(link) => write(text.trim() === '' ? link : `${text}\n\n${link}`)}
      />
    </>
  )
}
