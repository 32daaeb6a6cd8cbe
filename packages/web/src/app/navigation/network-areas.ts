import {
  IconBook2,
  IconBuildingHospital,
  IconCertificate,
  IconCheckbox,
  IconClipboardText,
  IconHeartHandshake,
  IconHelpCircle,
  IconLayoutGrid,
  IconMail,
  IconNews,
  IconPhoto,
  IconPresentation,
  IconSchool,
  IconStethoscope,
  IconTicket,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react'
import { paths } from '../../lib/paths.ts'
import type { NavArea } from './nav-area.ts'

export const newsArea: NavArea = {
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
}

export const formationsArea: NavArea = {
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
        {
          label: 'Mes formations',
          hint: 'À faire, en cours, attestations',
          href: paths.myTrainings(),
          isOwn: true,
          icon: IconCertificate,
          tone: 'green',
        },
        {
          label: 'Formations de l’équipe',
          hint: 'Qui a suivi quoi, qui relancer',
          href: paths.teamTrainings(),
          isOwn: true,
          icon: IconUsers,
          tone: 'green',
          needs: 'team',
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
        {
          label: 'Visites de délégués',
          hint: 'Vos demandes et leurs réponses',
          href: paths.visits(),
          isOwn: true,
          icon: IconUsers,
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
}

export const servicesArea: NavArea = {
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
}

export const faqArea: NavArea = {
  key: 'faq',
  label: 'FAQ',
  icon: IconHelpCircle,
  tone: 'teal',
  href: paths.faq('tout'),
  columns: [],
}
