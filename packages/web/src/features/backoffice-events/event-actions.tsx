import {
  IconBan,
  IconDots,
  IconDownload,
  IconExternalLink,
  IconIdBadge2,
  IconMail,
  IconPencil,
  IconRepeat,
  IconTrash,
  IconUserCheck,
  IconUserPlus,
} from '@tabler/icons-react'
import type { EventDetail } from '@kiosque/contract/wire/events'
import { saveDownload } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import { usePublishEvent } from './events-desk.queries.ts'

export type EventAction = 'edit' | 'cancel' | 'delete' | 'mail' | 'add' | 'repeat' | 'badges'

const icon = { className: 'i i--18', 'aria-hidden': true } as const

type Props = { event: EventDetail; chosen: number; onOpen: (what: EventAction) => void }

/** The three of every day in sight, the rest in a menu (mock-up bo-inscriptions). */
export function EventActions({ event, chosen, onOpen }: Props) {
  const publish = usePublishEvent()
  if (event.status === 'draft')
    return (
      <>
        <Button size="sm" icon={<IconPencil {...icon} />} onClick={() => onOpen('edit')}>
          Modifier
        </Button>
        <Button size="sm" variant="danger-ghost" onClick={() => onOpen('delete')}>
          Supprimer
        </Button>
        <Button
          size="sm"
          variant="primary"
          loading={publish.isPending}
          onClick={() => publish.mutate(event.id)}
        >
          Publier
        </Button>
      </>
    )
  const isOpen = event.status === 'published' && event.registration_state !== 'over'
  return (
    <>
      <Button size="sm" icon={<IconMail {...icon} />} onClick={() => onOpen('mail')}>
        {chosen > 0 ? `Écrire à la sélection (${chosen})` : 'Écrire aux inscrits'}
      </Button>
      <DownloadButton
        icon={<IconDownload {...icon} />}
        failure="La liste n’a pas pu être exportée"
        save={() => saveDownload(`/events/${event.id}/export`, 'inscriptions.csv', { method: 'POST' })}
      >
        Exporter en CSV
      </DownloadButton>
      {isOpen && (
        <Button size="sm" variant="primary" icon={<IconUserPlus {...icon} />} onClick={() => onOpen('add')}>
          Ajouter
        </Button>
      )}
      <MoreMenu event={event} onOpen={onOpen} />
    </>
  )
}

function MoreMenu({ event, onOpen }: Pick<Props, 'event' | 'onOpen'>) {
  return (
    <Menu
      label="Autres actions"
      width={250}
      trigger={({ ref, ...trigger }) => (
        <IconButton size="sm" label="Autres actions" ref={ref} {...trigger}>
          <IconDots className="i" aria-hidden="true" />
        </IconButton>
      )}
    >
      <MenuItem onClick={() => onOpen('edit')} icon={<IconPencil {...icon} />}>
        Modifier l’événement
      </MenuItem>
      <MenuItem href={paths.admin(`events/${event.id}/pointage`)} icon={<IconUserCheck {...icon} />}>
        Pointer à l’entrée
      </MenuItem>
      <MenuItem onClick={() => onOpen('badges')} icon={<IconIdBadge2 {...icon} />}>
        Imprimer les badges
      </MenuItem>
      {event.status === 'published' && (
        <MenuItem onClick={() => onOpen('repeat')} icon={<IconRepeat {...icon} />}>
          Répéter l’événement
        </MenuItem>
      )}
      <MenuItem href={paths.agenda(event.id)} icon={<IconExternalLink {...icon} />}>
        Voir sur le portail
      </MenuItem>
      <MenuLine />
      {event.status === 'published' ? (
        <MenuItem danger onClick={() => onOpen('cancel')} icon={<IconBan {...icon} />}>
          Annuler l’événement
        </MenuItem>
      ) : (
        <MenuItem danger onClick={() => onOpen('delete')} icon={<IconTrash {...icon} />}>
          Supprimer
        </MenuItem>
      )}
    </Menu>
  )
}
