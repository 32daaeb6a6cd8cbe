import {
  IconAlertTriangle,
  IconBell,
  IconBook2,
  IconBooks,
  IconBoxMultiple,
  IconBuildingHospital,
  IconBuildingStore,
  IconBriefcase,
  IconCalendarEvent,
  IconCalendarMonth,
  IconCertificate,
  IconChartBar,
  IconChecklist,
  IconChartLine,
  IconFiles,
  IconEye,
  IconHelpCircle,
  IconHistory,
  IconLayoutDashboard,
  IconMail,
  IconMapPin,
  IconMenu2,
  IconMessages,
  IconNews,
  IconPackage,
  IconPhoto,
  IconMessage2,
  IconPin,
  IconReceipt,
  IconSchool,
  IconSettings,
  IconSitemap,
  IconSpeakerphone,
  IconStar,
  IconTag,
  IconTargetArrow,
  IconTicket,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType, SVGAttributes } from 'react'
import type { RightId } from '@kiosque/contract/domain/roles'
import type { DeskGroup } from '@kiosque/contract/kinds/define-kind'
import { kindsIn } from '../lib/kind-groups.ts'

export type MenuEntry = {
  label: string
  href: string
  /** Other addresses of the same area: its sidebar entry stays marked there. */
  also?: readonly string[]
  icon: ComponentType<SVGAttributes<SVGSVGElement>>
  /** Rights that may open it (D1-02): 1 administrateur, 2 éditeur, 3 conseiller. */
  rights: readonly RightId[]
  /** Its routes are mounted: an entry without them stays out of the sidebar. */
  ready: boolean
  /** How many wait there is said beside it. */
  badge?: 'messages' | 'claims'
}

export type MenuGroup = { title: string | null; entries: readonly MenuEntry[] }

const ALL: readonly RightId[] = [1, 2, 3]
const EDITORS: readonly RightId[] = [1, 2]
const ADMINS: readonly RightId[] = [1]

/** One entry for kinds kept together: it opens the first, whose tabs lead to the others. */
function lists(group: DeskGroup): Pick<MenuEntry, 'href' | 'also'> {
  const [href = '', ...also] = kindsIn(group).map((kind) => `/admin/contents/${kind}`)
  return { href, also }
}

export const BACKOFFICE_MENU: readonly MenuGroup[] = [
  {
    title: null,
    entries: [
      { label: 'Tableau de bord', href: '/admin', icon: IconLayoutDashboard, rights: ALL, ready: true },
      {
        label: 'Calendrier éditorial',
        href: '/admin/calendar',
        icon: IconCalendarMonth,
        rights: EDITORS,
        ready: true,
      },
      { label: 'Statistiques', href: '/admin/statistics', icon: IconChartBar, rights: ALL, ready: true },
      {
        label: 'Suivi des formations',
        href: '/admin/trainings',
        icon: IconCertificate,
        rights: ALL,
        ready: true,
      },
      {
        label: 'Avis sur les formations',
        href: '/admin/training-feedback',
        icon: IconStar,
        rights: ALL,
        ready: true,
      },
      {
        label: 'Suivi des accords',
        href: '/admin/agreements',
        icon: IconChartLine,
        rights: ALL,
        ready: true,
      },
    ],
  },
  {
    title: 'Contenus',
    entries: [
      { label: 'Tous les contenus', href: '/admin/contents', icon: IconFiles, rights: EDITORS, ready: true },
      { label: 'Actualités', href: '/admin/contents/news', icon: IconNews, rights: EDITORS, ready: true },
      {
        label: 'Offres et remises',
        href: '/admin/contents/promotional_offer',
        icon: IconTag,
        rights: EDITORS,
        ready: true,
      },
      {
        label: 'Catalogues et produits',
        ...lists('catalogue'),
        icon: IconBook2,
        rights: EDITORS,
        ready: true,
      },
      {
        label: 'Campagnes',
        ...lists('campaigns'),
        icon: IconSpeakerphone,
        rights: EDITORS,
        ready: true,
      },
      {
        label: 'Formations et quiz',
        ...lists('formations'),
        icon: IconSchool,
        rights: EDITORS,
        ready: true,
      },
      {
        label: 'Banque de questions',
        href: '/admin/question-bank',
        icon: IconBooks,
        rights: EDITORS,
        ready: true,
      },
      {
        label: 'Services',
        ...lists('services'),
        icon: IconBuildingHospital,
        rights: EDITORS,
        ready: true,
      },
      {
        label: 'Accords annuels',
        ...lists('agreements'),
        icon: IconReceipt,
        rights: EDITORS,
        ready: true,
      },
      {
        label: 'Produits MDD',
        href: '/admin/contents/technical_file',
        icon: IconPackage,
        rights: EDITORS,
        ready: true,
      },
      {
        label: 'FAQ et pages',
        ...lists('answers'),
        icon: IconHelpCircle,
        rights: EDITORS,
        ready: true,
      },
      { label: 'Corbeille', href: '/admin/trash', icon: IconTrash, rights: EDITORS, ready: true },
    ],
  },
  {
    title: 'Animation',
    entries: [
      { label: 'Mises en avant', href: '/admin/highlights', icon: IconPin, rights: EDITORS, ready: true },
      { label: 'Popins', href: '/admin/popins', icon: IconMessage2, rights: EDITORS, ready: true },
      {
        label: 'Agenda et inscriptions',
        href: '/admin/events',
        icon: IconCalendarEvent,
        rights: EDITORS,
        ready: true,
      },
      {
        label: 'Visites de délégués',
        href: '/admin/visits',
        icon: IconBriefcase,
        rights: EDITORS,
        ready: true,
      },
      {
        label: 'Compensation BRI',
        href: '/admin/bri',
        icon: IconTicket,
        rights: EDITORS,
        ready: true,
        badge: 'claims',
      },
      {
        label: 'Messagerie',
        href: '/admin/messages',
        also: ['/admin/contact-topics', '/admin/contact-desks', '/admin/contact-canned'],
        icon: IconMessages,
        rights: EDITORS,
        ready: true,
        badge: 'messages',
      },
      { label: 'Rappels de lot', href: '/admin/recalls', icon: IconAlertTriangle, rights: ALL, ready: true },
      {
        label: 'Lectures obligatoires',
        href: '/admin/readings',
        icon: IconChecklist,
        rights: ALL,
        ready: true,
      },
      { label: 'Notifications', href: '/admin/notifications', icon: IconBell, rights: EDITORS, ready: true },
      { label: 'Voir comme', href: '/admin/preview', icon: IconEye, rights: ALL, ready: true },
      { label: 'Audiences', href: '/admin/audiences', icon: IconTargetArrow, rights: EDITORS, ready: true },
      { label: 'Médiathèque', href: '/admin/media', icon: IconPhoto, rights: EDITORS, ready: true },
    ],
  },
  {
    title: 'Réseau',
    entries: [
      { label: 'Officines', href: '/admin/drugstores', icon: IconBuildingStore, rights: ALL, ready: true },
      {
        label: 'Utilisateurs',
        href: '/admin/users',
        also: ['/admin/duplicates'],
        icon: IconUsers,
        rights: ADMINS,
        ready: true,
      },
      { label: 'Invitations', href: '/admin/invitations', icon: IconMail, rights: ADMINS, ready: true },
      {
        label: 'Données de référence',
        href: '/admin/laboratories',
        also: [
          '/admin/partners',
          '/admin/authors',
          '/admin/categories',
          '/admin/faq-themes',
          '/admin/useful-links',
          '/admin/page-types',
        ],
        icon: IconBuildingHospital,
        rights: EDITORS,
        ready: true,
      },
      { label: 'Menu du portail', href: '/admin/menu', icon: IconMenu2, rights: EDITORS, ready: true },
      { label: 'Zones', href: '/admin/zones', icon: IconMapPin, rights: ALL, ready: true },
      { label: 'Packs', href: '/admin/packs', icon: IconBoxMultiple, rights: ALL, ready: true },
      { label: 'Groupes', href: '/admin/groups', icon: IconSitemap, rights: ALL, ready: true },
      { label: 'Journal', href: '/admin/audit', icon: IconHistory, rights: ADMINS, ready: true },
      { label: 'Réglages', href: '/admin/settings', icon: IconSettings, rights: ADMINS, ready: true },
    ],
  },
]

/** What someone sees of the sidebar: their right's entries, groups left empty removed. */
export function menuFor(right: number | null): MenuGroup[] {
  return BACKOFFICE_MENU.map((group) => ({
    ...group,
    entries: group.entries.filter(
      (entry) => entry.ready && entry.rights.some((allowed) => allowed === right),
    ),
  })).filter((group) => group.entries.length > 0)
}

/** Pages that fewer may open than the area they lie in. */
const NARROWER: Readonly<Record<string, readonly RightId[]>> = {
  '/admin/drugstores/import': ADMINS,
  '/admin/agreements/import': EDITORS,
  '/admin/agreements/imports': EDITORS,
}

/** Rights a page is for; null where no area claims it. The router takes capitals for small letters: so does this. */
export function rightsOf(pathname: string): readonly RightId[] | null {
  return NARROWER[pathname.toLowerCase()] ?? entryOf(pathname)?.rights ?? null
}

export function mayOpen(pathname: string, right: number | null): boolean {
  return rightsOf(pathname)?.some((allowed) => allowed === right) ?? true
}

const isUnder = (pathname: string, href: string) =>
  pathname === href || (href !== '/admin' && pathname.startsWith(`${href}/`))

/** The entry a path belongs to: the longest address that begins it. */
export function entryOf(pathname: string): MenuEntry | undefined {
  return BACKOFFICE_MENU.flatMap((group) => group.entries)
    .flatMap((entry) => [entry.href, ...(entry.also ?? [])].map((href) => ({ entry, href })))
    .filter(({ href }) => isUnder(pathname.toLowerCase(), href))
    .toSorted((a, b) => b.href.length - a.href.length)[0]?.entry
}
