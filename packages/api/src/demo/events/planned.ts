import type { EventBody } from '@kiosque/contract/wire/events'
import type { ZoneName } from '../demo-drugstores.ts'

/** One event of the demonstration: when, in days from the first start and hours in Paris, and who comes. */
export interface Planned {
  /** Days from the first start. */
  day: number
  from: number
  to: number
  /** Days from the first start at which registrations close; left out, when it begins. */
  closes?: number
  event: Omit<EventBody, 'starts_at' | 'ends_at' | 'registration_deadline'>
  /** People of the network who come, besides those named. */
  people?: number
  waiting?: number
  /** Mailboxes of named people: who is registered by titulaire@ for the pharmacy. */
  own?: { mailboxes: string[]; status: 'confirmed' | 'waiting' | 'offered' }
  /** Registrations that wait for the organiser's yes. */
  asking?: number
  /** Workshops to choose from: title, then slots as hours in Paris and places. */
  sessions?: { id: string; title: string; slots: [from: number, to: number, places: number | null][] }[]
  /** Of the laboratory that pays: its name begins so. */
  laboratory?: string
  /** The laboratory's training it is a session of, by its title. */
  training?: string
  /** The live module of a course that it is: the course by its title, the module by its rank. */
  course?: { title: string; rank: number }
  /** Repeated every fortnight so many times. */
  repeats?: number
  /** The only zone it is for, by its name. */
  zone?: ZoneName
  /** Already over: most of them came. */
  isOver?: boolean
}

const programme = (...lines: [hour: string, what: string][]) =>
  `<h2>Programme</h2><ul>${lines.map(([hour, what]) => `<li><strong>${hour}</strong> ${what}</li>`).join('')}</ul>`

export const PLANNED: Planned[] = [
  {
    day: 2,
    from: 13.25,
    to: 14,
    people: 34,
    event: {
      title: 'Test angine\u00a0: mode d’emploi et facturation',
      kind: 'webinaire',
      excerpt: 'Quarante-cinq minutes pour installer le test au comptoir, du premier geste à la facturation.',
      body: programme(
        ['13\u00a0h\u00a015', 'Qui tester, et comment le proposer'],
        ['13\u00a0h\u00a030', 'Le geste, filmé en officine'],
        ['13\u00a0h\u00a045', 'Facturer, tracer, orienter'],
      ),
      link: 'https://visio.demo.kiosque.test/test-angine',
      capacity: 60,
      status: 'published',
    },
  },
  {
    day: 3,
    from: 20,
    to: 21,
    closes: -1,
    people: 18,
    event: {
      title: 'Bilan partagé de médication\u00a0: les premiers pas',
      kind: 'webinaire',
      excerpt: 'Préparer, conduire et transmettre un premier bilan.',
      link: 'https://visio.demo.kiosque.test/bilan-partage',
      capacity: 40,
      status: 'published',
    },
  },
  {
    day: 9,
    from: 9.5,
    to: 16.5,
    closes: 6,
    people: 39,
    zone: 'Ouest',
    own: { mailboxes: ['titulaire', 'adjoint'], status: 'confirmed' },
    event: {
      title: 'Réunion régionale Ouest\u00a0: plan de vente du printemps',
      kind: 'reunion',
      excerpt: 'Le plan de vente du printemps, présenté et discuté avec les équipes de la région.',
      body: programme(
        ['9\u00a0h\u00a030', 'Accueil, puis bilan de l’automne'],
        ['11\u00a0h\u00a000', 'Les offres du printemps, laboratoire par laboratoire'],
        ['14\u00a0h\u00a000', 'Ateliers\u00a0: vitrine, conseil associé, équipe'],
      ),
      place: 'Couvent des Jacobins',
      address: '20, place Sainte-Anne',
      city: 'Rennes',
      capacity: 60,
      max_per_drugstore: 3,
      status: 'published',
    },
  },
  {
    day: 15,
    from: 14,
    to: 17,
    people: 12,
    waiting: 3,
    own: { mailboxes: ['cotitulaire'], status: 'offered' },
    event: {
      title: 'Atelier merchandising\u00a0: la vitrine de Noël',
      kind: 'reunion',
      excerpt: 'Douze personnes autour d’une vitrine, de l’idée à la photo.',
      place: 'Espace Mayenne',
      city: 'Laval',
      capacity: 12,
      max_per_drugstore: 2,
      status: 'published',
    },
  },
  {
    day: 20,
    from: 9,
    to: 17.5,
    closes: 15,
    people: 52,
    event: {
      title: 'Journée Académie Référence\u00a0: la prévention en officine',
      kind: 'salon',
      excerpt:
        'Une journée pour pratiquer\u00a0: entretiens de prévention, dépistages et conseil d’hiver, avec des équipes qui l’ont déjà mis en place.',
      body: `${programme(
        ['8\u00a0h\u00a030', 'Accueil café'],
        ['9\u00a0h\u00a000', 'Mettre en place les entretiens de prévention'],
        ['11\u00a0h\u00a000', 'Ateliers\u00a0: tension, diabète, vaccination'],
        ['12\u00a0h\u00a030', 'Déjeuner sur place'],
        ['14\u00a0h\u00a000', 'Rencontres avec six laboratoires partenaires'],
        ['16\u00a0h\u00a000', 'Table ronde\u00a0: s’organiser quand l’équipe est petite'],
        ['17\u00a0h\u00a000', 'Remise des attestations et clôture'],
      )}<h2>Intervenantes et intervenants</h2><ul><li><strong>Dr Anne Le Goff</strong>, pharmacienne à Quimper, trois cents entretiens menés en un an</li><li><strong>Marc Evenou</strong>, infirmier de prévention, pour les gestes</li><li><strong>L’équipe Académie</strong> du réseau, pour les outils</li></ul><h2>À apporter</h2><p>Votre carte professionnelle, et l’ordonnancier d’une semaine ordinaire pour l’atelier de repérage (sans aucun nom de patient).</p>`,
      questions: [
        {
          id: 'repas',
          type: 'choice',
          label: 'Votre déjeuner',
          is_required: false,
          choices: ['Avec viande', 'Avec poisson', 'Végétarien', 'Je ne déjeune pas sur place'],
        },
        {
          id: 'attente',
          type: 'text',
          label: 'Une question que vous aimeriez voir traitée',
          is_required: false,
          choices: [],
        },
      ],
      place: 'Cité des Congrès',
      address: '5, rue de Valmy',
      city: 'Nantes',
      capacity: 80,
      max_per_drugstore: 2,
      status: 'published',
    },
  },
  {
    day: 26,
    from: 9,
    to: 12.5,
    people: 20,
    waiting: 2,
    own: { mailboxes: ['preparateur'], status: 'waiting' },
    event: {
      title: 'Préparateurs\u00a0: le conseil en micronutrition',
      kind: 'formation',
      excerpt: 'Une matinée réservée aux préparateurs, avec des cas du comptoir.',
      place: 'Siège du réseau',
      address: '12, quai de la Fosse',
      city: 'Nantes',
      capacity: 20,
      status: 'published',
    },
  },
  {
    day: 33,
    from: 9,
    to: 18,
    people: 24,
    event: {
      title: 'Salon des équipes officinales',
      kind: 'salon',
      excerpt: 'Le rendez-vous annuel des équipes.',
      place: 'Parc des expositions',
      city: 'Angers',
      capacity: 200,
      status: 'published',
    },
  },
  {
    day: 29,
    from: 10,
    to: 12,
    asking: 4,
    people: 6,
    event: {
      title: 'Groupe de travail\u00a0: la marque du réseau en 2027',
      kind: 'reunion',
      excerpt:
        'Douze pharmacies donnent leur avis sur les prochaines références. Le siège valide chaque inscription.',
      place: 'Siège du réseau',
      address: '12, quai de la Fosse',
      city: 'Nantes',
      capacity: 12,
      max_per_drugstore: 1,
      needs_approval: true,
      status: 'published',
    },
  },
  {
    day: 40,
    from: 9,
    to: 17,
    closes: 36,
    people: 16,
    sessions: [
      {
        id: 'depistage',
        title: 'Atelier dépistage',
        slots: [
          [9.5, 10.5, 15],
          [11, 12, 15],
        ],
      },
      {
        id: 'nutrition',
        title: 'Atelier nutrition',
        slots: [
          [14, 15, 20],
          [15.5, 16.5, null],
        ],
      },
    ],
    event: {
      title: 'Forum des services\u00a0: deux ateliers à votre rythme',
      kind: 'salon',
      excerpt: 'Une journée de pratique\u00a0: choisissez un créneau de chaque atelier.',
      place: 'Centre de congrès',
      address: '19, boulevard Franklin-Roosevelt',
      city: 'Angers',
      capacity: 60,
      max_per_drugstore: 3,
      status: 'published',
    },
  },
  {
    day: 47,
    from: 12.5,
    to: 13.25,
    repeats: 2,
    event: {
      title: 'Découvrir le réseau en quarante-cinq minutes',
      kind: 'webinaire',
      excerpt: 'Pour celles et ceux qui nous rejoignent, ou qui y pensent.',
      link: 'https://visio.demo.kiosque.test/decouvrir',
      status: 'published',
      target: {
        sites: [],
        environments: [],
        groups: [],
        packs: [],
        zones: [],
        account_types: [0, 90, 100, 160, 180, 200],
        drugstore_ids: [],
        excluded_drugstore_ids: [],
      },
    },
  },
  {
    day: 54,
    from: 19,
    to: 21,
    event: {
      title: 'Soirée des nouveaux titulaires',
      kind: 'reunion',
      place: 'Siège du réseau',
      city: 'Nantes',
      capacity: 30,
      status: 'draft',
    },
  },
  {
    day: -19,
    from: 9.5,
    to: 16,
    people: 44,
    own: { mailboxes: ['titulaire', 'preparateur'], status: 'confirmed' },
    isOver: true,
    event: {
      title: 'Rentrée du réseau\u00a0: les priorités de l’automne',
      kind: 'reunion',
      excerpt: 'Ce que nous préparons ensemble pour l’hiver.',
      place: 'Palais des Congrès',
      city: 'Le Mans',
      capacity: 60,
      status: 'published',
    },
  },
  {
    day: -12,
    from: 9,
    to: 12,
    people: 18,
    own: { mailboxes: ['titulaire', 'adjoint'], status: 'confirmed' },
    isOver: true,
    event: {
      title: 'Plaies et pansements\u00a0: les bons gestes',
      kind: 'formation',
      excerpt: 'Trois heures de pratique, du choix du pansement au suivi.',
      place: 'Maison des associations',
      city: 'Rennes',
      capacity: 20,
      status: 'published',
    },
  },
  {
    day: -46,
    from: 13,
    to: 14,
    people: 61,
    isOver: true,
    event: {
      title: 'Vaccination\u00a0: le point sur la réglementation',
      kind: 'webinaire',
      link: 'https://visio.demo.kiosque.test/vaccination',
      status: 'published',
    },
  },
]

/** Called off, once everybody is registered. */
export const CANCELLED = {
  title: 'Salon des équipes officinales',
  reason: 'Le parc des expositions est fermé pour travaux. Nous vous proposerons une nouvelle date.',
}
