import { IconCalendarEvent, IconMessageCircle } from '@tabler/icons-react'
import { Palette } from '../../features/contents/search/palette/palette.tsx'
import type { Shortcut } from '../../features/contents/search/palette/palette-lines.ts'
import { paths } from '../../lib/paths.ts'
import type { Session } from '../../lib/session-store.ts'
import { visibleColumns } from '../navigation.ts'
import type { Navigation } from '../navigation/menu-areas.ts'

type PanelProps = { session: Session; navigation: Navigation; scanned: string; onClose: () => void }

/** The palette with the ways of this person's own menu. */
export function PalettePanel({ session, navigation, scanned, onClose }: PanelProps) {
  return (
    <Palette
      userId={session.me.id}
      scanned={scanned}
      shortcuts={shortcutsOf(navigation, session)}
      onClose={onClose}
    />
  )
}

/** Where people go most, where their menu has it. */
const OFTEN = [
  `${paths.offers()}?sort=deadline`,
  paths.monthlyAnimations(),
  paths.merchandising(),
  paths.technicalFiles(),
  paths.quiz(),
]

function shortcutsOf({ areas, hasAgenda, hasContact }: Navigation, session: Session): Shortcut[] {
  const entries = areas.flatMap((area) => visibleColumns(area, session).flatMap((column) => column.entries))
  const often = OFTEN.flatMap((href): Shortcut[] => {
    const { label, hint, icon, tone } = entries.find((entry) => entry.href === href) ?? {}
    return label === undefined || hint === undefined || icon === undefined
      ? []
      : [{ label, hint, href, icon: icon as Shortcut['icon'], tone: tone ?? 'teal' }]
  })
  const agenda: Shortcut = {
    label: 'Agenda',
    hint: 'Réunions, webinaires et salons du réseau',
    href: paths.agenda(),
    icon: IconCalendarEvent,
    tone: 'blue',
  }
  const contact: Shortcut = {
    label: 'Contacter le siège',
    hint: 'Une réponse sous deux jours ouvrés',
    href: paths.contact(),
    icon: IconMessageCircle,
    tone: 'sand',
  }
  return [...often, ...(hasAgenda ? [agenda] : []), ...(hasContact ? [contact] : [])]
}
