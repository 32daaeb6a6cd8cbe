import {
  IconCertificate,
  IconHeartHandshake,
  IconHelpCircle,
  IconNews,
  IconPackage,
  IconReceipt,
  IconSchool,
  IconShoppingBag,
  IconSpeakerphone,
  IconTag,
  IconTicket,
  IconUsers,
} from '@tabler/icons-react'
import type { AreaKey } from '@kiosque/contract/kinds/areas'
import { paths } from '../../lib/paths.ts'
import type { NavArea, NavEntry } from './nav-area.ts'

/** The panel of one area: its look, its headings in order, and the pages in it that are no list of contents. */
export interface Panel extends Pick<NavArea, 'icon' | 'tone'> {
  /** Without a heading it has no panel, and is a plain link. */
  columns: readonly string[]
  own?: readonly (NavEntry & { column: string })[]
  /** Where the area begins, where that is not the list of its first kind. */
  start?: string
}

/** Kinds place themselves under these headings, each in its own file (`features/contents/kinds/`). */
export const PANELS: Record<AreaKey, Panel> = {
  news: { icon: IconNews, tone: 'teal', columns: ['Lire', 'Par format', 'Par rubrique'] },
  catalogue: {
    icon: IconShoppingBag,
    tone: 'sand',
    columns: ['Gamme Mieux vivre', 'Encore Mieux vivre', 'Tous les produits'],
  },
  offers: { icon: IconTag, tone: 'green', columns: ['Commander mieux', 'Par circuit'] },
  campaigns: {
    icon: IconSpeakerphone,
    tone: 'blue',
    columns: ['Temps forts', 'Dans la durée'],
    start: paths.campaigns(),
    own: [
      {
        column: 'Dans la durée',
        label: 'Toutes les campagnes',
        hint: 'En cours, à venir, et vos participations',
        href: paths.campaigns(),
        isOwn: true,
        icon: IconSpeakerphone,
        tone: 'blue',
      },
    ],
  },
  formations: {
    icon: IconSchool,
    tone: 'green',
    columns: ['Se former', 'Avec les laboratoires', 'Le réseau'],
    own: [
      {
        column: 'Se former',
        label: 'Mes formations',
        hint: 'À faire, en cours, attestations',
        href: paths.myTrainings(),
        isOwn: true,
        icon: IconCertificate,
        tone: 'green',
      },
      {
        column: 'Se former',
        label: 'Formations de l’équipe',
        hint: 'Qui a suivi quoi, qui relancer',
        href: paths.teamTrainings(),
        isOwn: true,
        icon: IconUsers,
        tone: 'green',
        needs: 'team',
      },
      {
        column: 'Avec les laboratoires',
        label: 'Visites de délégués',
        hint: 'Vos demandes et leurs réponses',
        href: paths.visits(),
        isOwn: true,
        icon: IconUsers,
        tone: 'blue',
        needs: 'drugstore',
      },
    ],
  },
  services: {
    icon: IconHeartHandshake,
    tone: 'blue',
    columns: ['Partenaires', 'Mon point de vente', 'Ma gestion'],
    own: [
      {
        column: 'Ma gestion',
        label: 'Compensation BRI',
        hint: 'Déclarer vos bons de réduction',
        href: paths.bri(),
        icon: IconTicket,
        tone: 'sand',
        needs: 'claims',
      },
    ],
  },
  agreements: { icon: IconReceipt, tone: 'sand', columns: ['Mes accords', 'Le référencement'] },
  mdd: { icon: IconPackage, tone: 'teal', columns: [] },
  faq: { icon: IconHelpCircle, tone: 'teal', columns: [], start: paths.faq('tout') },
}
