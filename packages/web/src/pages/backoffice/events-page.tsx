import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { parisDay } from '@kiosque/contract/domain/dates'
import { EVENT_KINDS, eventKindLabel } from '@kiosque/contract/domain/events'
import {
  FormContext,
  mergeRefs,
  noRefs,
  type Refs,
} from '../../features/content-editor/fields/form-context.ts'
import { RichTextField } from '../../features/content-editor/rich-text/rich-text-field.tsx'
import { SlotsContext, type EditorSlots } from '../../features/content-editor/slots.ts'
import { MediaPicker } from '../../features/media/media-picker.tsx'
import { PictureWords } from '../../features/media/picture-words.tsx'
import { SendPictureDialog } from '../../features/media/send-picture-dialog.tsx'
import { TargetPanel } from '../../features/targeting/target-panel.tsx'
import { eventColumns } from '../../features/backoffice-events/event-columns.tsx'
import { EventDialog, type EventSlots } from '../../features/backoffice-events/event-dialog.tsx'
import { deskEventsQuery, useRefreshEvents } from '../../features/backoffice-events/events-desk.queries.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useSearchValue } from '../../lib/use-search-value.ts'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { CreateButton } from '../../parts/desk/row-actions.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { toast } from '../../ui/toast.tsx'
import '../../features/backoffice-events/events-desk.css'

const nothing = () => null
/** What the text of an event needs of the library; the rest of the editor of contents is not there. */
const textSlots: EditorSlots = {
  media: (props) => <MediaPicker {...props} />,
  sendPicture: (props) => <SendPictureDialog {...props} />,
  describe: (props) => <PictureWords {...props} />,
  target: nothing,
  dueDates: nothing,
  discount: nothing,
  bank: nothing,
  questionFile: nothing,
}

/** What other features lend the event's sheet. */
export const eventSlots: EventSlots = {
  target: (props) => <TargetPanel {...props} />,
  media: ({ onPick, onClose }) => (
    <MediaPicker accept="image" onPick={(files) => files[0] && onPick(files[0])} onClose={onClose} />
  ),
  body: (props) => <EventText {...props} />,
}

function EventText({ value, onChange }: { value: string; onChange: (html: string) => void }) {
  const [refs, setRefs] = useState(noRefs)
  const remember = (more: Partial<Refs>) => setRefs((before) => mergeRefs(before, more))
  return (
    <SlotsContext value={textSlots}>
      <FormContext value={{ errors: {}, refs, remember, isEgalim: false }}>
        <RichTextField name="body" label="Programme et détails" value={value} onChange={onChange} compact />
      </FormContext>
    </SlotsContext>
  )
}

const WHEN = [
  { value: 'past', label: 'Passés' },
  { value: 'all', label: 'Toutes les dates' },
]

/** What an organiser looks for is ahead: of what is past, the latest first. */
function datesOf(when: string | undefined) {
  if (when === 'all') return {}
  const today = parisDay(new Date())
  return when === 'past' ? { to: today } : { from: today }
}

/** D13-04: every event of the network, drafts included; those to come unless asked otherwise, the next one first. */
export function EventsPage() {
  const isLatestFirst = useSearchValue('when') !== null
  const list = useListFilters({
    search: { label: 'Rechercher un événement', placeholder: 'Titre, ville…' },
    filters: {
      when: { label: 'Quand', name: 'la période', all: 'À venir', options: WHEN },
      status: {
        label: 'État',
        name: 'l’état',
        all: 'Tous les états',
        options: [
          { value: 'draft', label: 'Brouillon' },
          { value: 'published', label: 'Publié' },
          { value: 'cancelled', label: 'Annulé' },
        ],
      },
      kind: {
        label: 'Type',
        name: 'le type',
        all: 'Tous les types',
        options: EVENT_KINDS.map((value) => ({ value, label: eventKindLabel(value) })),
      },
    },
    sorts: isLatestFirst ? ['-starts_at', 'starts_at'] : ['starts_at', '-starts_at'],
  })
  const { when, ...filters } = list.values
  const query = useQuery(deskEventsQuery({ ...filters, ...datesOf(when), ...list.paging }))
  const refresh = useRefreshEvents()
  const [isCreating, setCreating] = useState(false)
  const create = <CreateButton onClick={() => setCreating(true)}>Nouvel événement</CreateButton>
  return (
    <>
      <ListPage
        title="Agenda et inscriptions"
        intro="Réunions, webinaires, salons et formations, et qui y vient."
        actions={create}
        list={list}
        query={query}
        noun="événement"
        noMatch="Aucun événement ne correspond"
        empty={{
          title: 'Aucun événement à venir',
          text: 'Créez le prochain rendez-vous du réseau. Ceux qui ont eu lieu sont parmi les événements passés.',
          actions: create,
        }}
        columns={eventColumns}
      />
      {isCreating && (
        <EventDialog
          event={null}
          slots={eventSlots}
          onClose={() => setCreating(false)}
          onSaved={({ id, status }) => {
            void refresh()
            toast({ title: status === 'published' ? 'Événement publié' : 'Brouillon enregistré' })
            go(paths.admin(`events/${id}`))
          }}
        />
      )}
    </>
  )
}
