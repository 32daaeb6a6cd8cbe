import {
  IconBook2,
  IconBuildingHospital,
  IconCalendarMonth,
  IconChartBar,
  IconCheckbox,
  IconClipboardText,
  IconDiscount2,
  IconGift,
  IconHeartHandshake,
  IconHelpCircle,
  IconHome2,
  IconLayoutGrid,
  IconMail,
  IconNews,
  IconPackage,
  IconPhoto,
  IconPresentation,
  IconReceipt,
  IconSchool,
  IconShoppingBag,
  IconSpeakerphone,
  IconStethoscope,
  IconTag,
  IconTicket,
  IconTruck,
  IconVideo,
} from '@tabler/icons-react'
import type { ComponentType, SVGAttributes } from 'react'
import { paths } from '../lib/paths.ts'
import type { Session } from '../lib/session-store.ts'

type Icon = ComponentType<SVGAttributes<SVGSVGElement>>
export type Tone = 'teal' | 'green' | 'blue' | 'sand'

export type NavEntry = {
  label: string
  hint: string
  href: string
  icon: Icon
  tone?: Tone
  /** An entry one may not open is absent, not greyed. */
  needs?: 'drugstore'
}

export type NavColumn = { title: string; entries: readonly NavEntry[] }

export type NavArea = {
  key: string
  label: string
  icon: Icon
  tone: Tone
  /** Where the area begins; the only link of an area without a panel. */
  href: string
  columns: readonly NavColumn[]
  /** The card at the right of the panel. */
  card?: { badge: string; title: string; text: string; href: string }
}

/** The nine areas of the portal, in the order of the header (S1-03). */
export const NAV_AREAS: readonly NavArea[] = [
  {
    key: 'news',
    label: 'Actualités',
    icon: IconNews,
    tone: 'teal',
    href: paths.news(),
    columns: [
      {
        title: 'Lire',
        entries: [
          {
            label: 'Toutes les actualités',
            hint: 'La vie du réseau, au fil des jours',
            href: paths.news(),
            icon: IconNews,
          },
          {
            label: 'Newsletter du mois',
            hint: 'L’essentiel choisi par le siège',
            href: '/news?monthly=true',
            icon: IconMail,
          },
        ],
      },
      {
        title: 'Par format',
        entries: [
          {
            label: 'Dossiers',
            hint: 'Un sujet, en profondeur',
            href: '/news?post_type=2',
            icon: IconBook2,
            tone: 'blue',
          },
          {
            label: 'Conseils',
            hint: 'À appliquer au comptoir',
            href: '/news?post_type=3',
            icon: IconStethoscope,
            tone: 'blue',
          },
        ],
      },
      {
        title: 'Par rubrique',
        entries: [
          {
            label: 'Réglementation',
            hint: 'Ce qui change pour vous',
            href: '/news?category=reglementation',
            icon: IconClipboardText,
            tone: 'green',
          },
          {
            label: 'Santé publique',
            hint: 'Campagnes et alertes',
            href: '/news?category=sante-publique',
            icon: IconHeartHandshake,
            tone: 'green',
          },
        ],
      },
    ],
    card: {
      badge: 'À lire',
      title: 'Le fil du réseau',
      text: 'Les dernières nouvelles, triées par date',
      href: paths.news(),
    },
  },
  {
    key: 'catalogue',
    label: 'Catalogue',
    icon: IconShoppingBag,
    tone: 'sand',
    href: paths.catalogue(),
    columns: [
      {
        title: 'Gamme Mieux vivre',
        entries: [
          {
            label: 'Salle de bain',
            hint: 'Bain, douche, toilettes',
            href: '/catalogue?room=100',
            icon: IconHome2,
            tone: 'blue',
          },
          {
            label: 'Mobilité',
            hint: 'Cannes, déambulateurs, fauteuils',
            href: '/catalogue?room=200',
            icon: IconHome2,
            tone: 'blue',
          },
          {
            label: 'Vie quotidienne',
            hint: 'Habillage, préhension, pilulier',
            href: '/catalogue?room=300',
            icon: IconHome2,
            tone: 'blue',
          },
        ],
      },
      {
        title: 'Encore Mieux vivre',
        entries: [
          {
            label: 'Chambre',
            hint: 'Literie, transfert, confort',
            href: '/catalogue?room=400',
            icon: IconHome2,
            tone: 'sand',
          },
          {
            label: 'Cuisine',
            hint: 'Repas, boisson, préparation',
            href: '/catalogue?room=500',
            icon: IconHome2,
            tone: 'sand',
          },
        ],
      },
      {
        title: 'Tous les produits',
        entries: [
          {
            label: 'Catalogue complet',
            hint: 'La marque du réseau et la gamme',
            href: paths.catalogue(),
            icon: IconLayoutGrid,
            tone: 'green',
          },
          {
            label: 'Catalogues à feuilleter',
            hint: 'À consulter ou à partager',
            href: paths.catalogues(),
            icon: IconBook2,
            tone: 'green',
          },
        ],
      },
    ],
    card: {
      badge: 'Mieux vivre',
      title: 'La gamme, pièce par pièce',
      text: 'Cinq univers pour le maintien à domicile',
      href: '/catalogue?range=mieux-vivre',
    },
  },
  {
    key: 'offers',
    label: 'Offres',
    icon: IconTag,
    tone: 'green',
    href: paths.offers(),
    columns: [
      {
        title: 'Commander mieux',
        entries: [
          {
            label: 'Toutes les offres',
            hint: 'Mécanique, prix et échéance d’un coup d’œil',
            href: paths.offers(),
            icon: IconTag,
            tone: 'green',
          },
          {
            label: 'Bientôt terminées',
            hint: 'À commander en premier',
            href: '/offers/promotional-offers?sort=deadline',
            icon: IconDiscount2,
            tone: 'green',
          },
        ],
      },
      {
        title: 'Par circuit',
        entries: [
          {
            label: 'Offre plateforme',
            hint: 'Livrée par la plateforme du réseau',
            href: '/offers/promotional-offers?offer_type=plateforme',
            icon: IconPackage,
          },
          {
            label: 'Offre Direct',
            hint: 'Livrée par le laboratoire',
            href: '/offers/promotional-offers?offer_type=direct',
            icon: IconTruck,
          },
        ],
      },
    ],
    card: {
      badge: 'Ce mois-ci',
      title: 'Les offres du moment',
      text: 'Négociées pour votre officine',
      href: paths.offers(),
    },
  },
  {
    key: 'campaigns',
    label: 'Campagnes',
    icon: IconSpeakerphone,
    tone: 'blue',
    href: paths.oneTimeCampaigns(),
    columns: [
      {
        title: 'Temps forts',
        entries: [
          {
            label: 'Campagnes ponctuelles',
            hint: 'Un rendez-vous, un kit prêt à poser',
            href: paths.oneTimeCampaigns(),
            icon: IconSpeakerphone,
            tone: 'blue',
          },
          {
            label: 'Animations mensuelles',
            hint: 'Semaine après semaine',
            href: paths.monthlyAnimations(),
            icon: IconCalendarMonth,
            tone: 'blue',
          },
        ],
      },
      {
        title: 'Dans la durée',
        entries: [
          {
            label: 'Campagnes de fidélité',
            hint: 'Pour tout le réseau',
            href: paths.loyaltyCampaigns(),
            icon: IconGift,
            tone: 'green',
          },
        ],
      },
    ],
    card: {
      badge: 'En ce moment',
      title: 'L’animation du mois',
      text: 'Affiches, produits et conseils',
      href: paths.monthlyAnimations(),
    },
  },
  {
    key: 'formations',
    label: 'Formations',
    icon: IconSchool,
    tone: 'green',
    href: paths.quiz(),
    columns: [
      {
        title: 'Se former',
        entries: [
          {
            label: 'Quiz',
            hint: 'Tester l’équipe en 5 minutes',
            href: paths.quiz(),
            icon: IconCheckbox,
            tone: 'green',
          },
          {
            label: 'Tutoriels',
            hint: 'Gestes et outils, en vidéo',
            href: paths.tutorials(),
            icon: IconVideo,
            tone: 'green',
          },
        ],
      },
      {
        title: 'Avec les laboratoires',
        entries: [
          {
            label: 'Formations laboratoires',
            hint: 'Sessions en ligne et sur site',
            href: paths.laboratoryTraining(),
            icon: IconPresentation,
            tone: 'blue',
          },
        ],
      },
      {
        title: 'Le réseau',
        entries: [
          {
            label: 'Académie Référence',
            hint: 'Parcours certifiants du réseau',
            href: paths.academy(),
            icon: IconSchool,
          },
          {
            label: 'Osez la santé',
            hint: 'Tests et dépistages en officine',
            href: paths.healthTests(),
            icon: IconStethoscope,
          },
        ],
      },
    ],
    card: {
      badge: 'Parcours',
      title: 'L’Académie Référence',
      text: 'Des modules courts, une attestation à la fin',
      href: paths.academy(),
    },
  },
  {
    key: 'services',
    label: 'Services',
    icon: IconHeartHandshake,
    tone: 'blue',
    href: paths.partnerships(),
    columns: [
      {
        title: 'Partenaires',
        entries: [
          {
            label: 'Partenariats',
            hint: 'Vos avantages, négociés par le siège',
            href: paths.partnerships(),
            icon: IconHeartHandshake,
            tone: 'blue',
          },
          {
            label: 'Thématiques laboratoires',
            hint: 'Documents par sujet',
            href: paths.laboratoryThematic(),
            icon: IconBuildingHospital,
            tone: 'blue',
          },
        ],
      },
      {
        title: 'Mon point de vente',
        entries: [
          {
            label: 'Merchandising',
            hint: 'Plan média, planogrammes, vitrines',
            href: paths.merchandising(),
            icon: IconLayoutGrid,
            tone: 'green',
          },
          {
            label: 'Galerie',
            hint: 'Visuels et vidéos de la marque',
            href: paths.gallery(),
            icon: IconPhoto,
            tone: 'green',
          },
        ],
      },
      {
        title: 'Ma gestion',
        entries: [
          {
            label: 'Compensation BRI',
            hint: 'Déclarer vos bons de réduction',
            href: paths.bri(),
            icon: IconTicket,
            tone: 'sand',
            needs: 'drugstore',
          },
        ],
      },
    ],
    card: {
      badge: 'Services',
      title: 'Vos partenaires',
      text: 'Un accès direct, sans mot de passe de plus',
      href: paths.partnerships(),
    },
  },
  {
    key: 'agreements',
    label: 'Accords annuels',
    icon: IconReceipt,
    tone: 'sand',
    href: paths.performances(),
    columns: [
      {
        title: 'Mes accords',
        entries: [
          {
            label: 'Performances',
            hint: 'Objectifs, paliers et rémunération',
            href: paths.performances(),
            icon: IconChartBar,
            tone: 'green',
          },
        ],
      },
      {
        title: 'Le référencement',
        entries: [
          {
            label: 'Laboratoires référencés',
            hint: 'Conditions et contacts',
            href: paths.referralLaboratories(),
            icon: IconBuildingHospital,
            tone: 'blue',
          },
        ],
      },
    ],
    card: {
      badge: 'Accords',
      title: 'Où en suis-je\u202F?',
      text: 'La distance au prochain palier',
      href: paths.performances(),
    },
  },
  {
    key: 'mdd',
    label: 'Produits MDD',
    icon: IconPackage,
    tone: 'teal',
    href: paths.technicalFiles(),
    columns: [],
  },
  { key: 'faq', label: 'FAQ', icon: IconHelpCircle, tone: 'teal', href: paths.faq('tout'), columns: [] },
]

/** The columns someone may see: entries out of reach vanish, and so do columns left empty. */
export function visibleColumns(area: NavArea, session: Session | null): NavColumn[] {
  return area.columns
    .map((column) => ({ ...column, entries: column.entries.filter((entry) => isVisible(entry, session)) }))
    .filter((column) => column.entries.length > 0)
}

function isVisible(entry: NavEntry, session: Session | null): boolean {
  return entry.needs !== 'drugstore' || Boolean(session?.account?.drugstore)
}

/** The area a path belongs to, for the underline of the header. */
export function areaOf(pathname: string): NavArea | undefined {
  const within = (href: string) => pathname === href || pathname.startsWith(`${href}/`)
  return NAV_AREAS.find((area) => {
    if (area.key === 'faq') return pathname.startsWith('/faq/')
    if (within(area.href)) return true
    return area.columns.some((column) =>
      column.entries.some((entry) => within(entry.href.split('?')[0] ?? entry.href)),
    )
  })
}
