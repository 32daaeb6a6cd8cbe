import {
  IconBook2,
  IconBuildingHospital,
  IconCalendarMonth,
  IconChartBar,
  IconDiscount2,
  IconGift,
  IconHome2,
  IconLayoutGrid,
  IconPackage,
  IconReceipt,
  IconShoppingBag,
  IconSpeakerphone,
  IconTag,
  IconTruck,
} from '@tabler/icons-react'
import { paths } from '../../lib/paths.ts'
import type { NavArea } from './nav-area.ts'

export const catalogueArea: NavArea = {
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
}

export const offersArea: NavArea = {
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
}

export const campaignsArea: NavArea = {
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
}

export const agreementsArea: NavArea = {
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
}

export const mddArea: NavArea = {
  key: 'mdd',
  label: 'Produits MDD',
  icon: IconPackage,
  tone: 'teal',
  href: paths.technicalFiles(),
  columns: [],
}
