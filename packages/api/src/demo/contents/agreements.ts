import type { DemoContent } from './demo-content.ts'

const LABORATORIES = [
  'Hydrélis',
  'Maréole',
  'Ostéane',
  'Kalméo',
  'Évanor',
  'Pulméa',
  'Bébélia',
  'Dentéor',
  'Florvéa',
  'Solénia',
  'Vitalune',
  'Orthéa',
]
const DOMAINS = [
  'Dermocosmétique',
  'Nez et gorge',
  'Compléments',
  'Sommeil',
  'Dermocosmétique',
  'Nez et gorge',
  'Bébé',
  'Bucco-dentaire',
  'Aromathérapie',
  'Solaire',
  'Compléments',
  'Orthopédie',
]

export const performances: readonly DemoContent[] = LABORATORIES.map((laboratory, index) => ({
  title: `Accord de performance ${laboratory}`,
  laboratory,
  excerpt: `Objectifs, paliers et remise de fin d’année avec ${laboratory}.`,
  from: -200 + index,
  ...(index < 8 ? { target: () => ({ account_types: [200, 180] }) } : {}),
  text: [
    'L’accord court du 1er janvier au 31 décembre.',
    '## Suivi',
    'Les achats sont transmis chaque mois par le laboratoire.',
  ],
  attachments: [`Accord ${laboratory}`],
  fields: (context) => ({
    year: context.year,
    period_start: `${context.year}-01-01`,
    period_end: `${context.year}-12-31`,
    objectives: [
      { title: 'Référencer la gamme courte', text: 'Douze références au moins.' },
      { title: 'Former deux personnes', text: 'Une formation par semestre.' },
    ],
    tiers: [
      { title: 'Palier 1', threshold: 1_000_000, rate: 2 },
      { title: 'Palier 2', threshold: 1_500_000, rate: 3 },
      { title: 'Palier 3', threshold: 2_000_000, rate: 5 },
      { title: 'Palier 4', threshold: 2_500_000, rate: 6 },
    ],
    steps: [
      { title: 'Signature', text: 'Avant la fin janvier.' },
      { title: 'Point à mi-année', text: 'Avec votre délégué.' },
      { title: 'Versement', text: 'En février suivant.' },
    ],
    remuneration: 'Remise de fin d’année calculée sur les achats hors taxes, versée en une fois.',
    best_rate: 6,
    contact_name: 'Thomas Bernier, délégué',
    contact_email: 'delegue@laboratoire.demo.kiosque.test',
    contact_phone: '+33299004118',
  }),
}))

export const referralLaboratories: readonly DemoContent[] = LABORATORIES.map((laboratory, index) => ({
  title: laboratory,
  laboratory,
  excerpt: `${DOMAINS[index]} : conditions de l’année et contact.`,
  from: -210 + index,
  text: ['Un laboratoire choisi pour la qualité de sa gamme et de son service.'],
  fields: (context) => ({
    year: context.year,
    level: ['referent', 'partenaire', 'reference'][index % 3],
    domain: DOMAINS[index],
    reason: 'Gamme complète, formation sur place deux fois par an',
    conditions: '12 % sur facture, franco à 300 €, remise de fin d’année de 2 à 6 %.',
    order_route: index % 2 === 0 ? 'plateforme' : 'direct',
    contact_name: 'Thomas Bernier, délégué',
    contact_email: 'delegue@laboratoire.demo.kiosque.test',
    contact_phone: '+33299004118',
  }),
}))

export const catalogues: readonly DemoContent[] = (
  [
    ['Mieux vivre chez soi, hiver', 'mieux-vivre', 48, -15, 75, true],
    ['Le mois de l’immunité', 'saison', 16, -15, 15, true],
    ['Bébé, les essentiels', 'saison', 24, -45, 45, true],
    ['Prêts pour l’hiver', 'saison', 20, 15, 60, true],
    ['Nos produits du quotidien', 'promotion', 32, -70, 110, true],
    ['Beauté de fêtes', 'beaute', 28, -5, 45, true],
    ['Mobilité et transferts', 'mieux-vivre', 36, -100, 100, true],
    ['Salle de bain sûre', 'mieux-vivre', 18, -100, 100, true],
    ['Solaires de l’été', 'saison', 22, -180, -60, true],
    ['Catalogue des équipes', 'promotion', 12, -20, 40, false],
    ['Guide des aides techniques', 'mieux-vivre', 60, -150, 200, true],
    ['Petits maux de l’hiver', 'promotion', 14, -10, 30, true],
  ] as const
).map(([title, category, pages, start, end, isPublic], index) => ({
  title,
  category,
  excerpt: 'À feuilleter en ligne ou à télécharger.',
  from: -60 + index,
  ...(index % 2 === 0 ? { cover: 60 + (index % 4) } : {}),
  text: ['Catalogue du réseau.'],
  fields: (context) => ({
    pdf: context.pdf(`Catalogue : ${title}`),
    valid_from: context.day(start),
    valid_to: context.day(end),
    pages,
    is_public: isPublic,
  }),
}))
