import { bookExcerpt, bookPages, CATALOGUE } from './catalogue-books.ts'
import type { DemoContent } from './demo-content.ts'
import { contactOf, LABORATORY_TERMS, type LaboratoryTerms } from './laboratory-terms.ts'

const EMAIL = 'delegue@laboratoire.demo.kiosque.test'
/** Those whose agreement of the year before is still there to be compared. */
const KEPT = ['Évanor', 'Hydrélis', 'Maréole']

const tiersOf = ({ first, rates }: LaboratoryTerms) =>
  rates.map((rate, rank) => ({
    title: `Palier ${rank + 1}`,
    threshold: Math.round(first * 100_000 * (1 + rank * 0.5)),
    rate,
  }))

function agreementOf(terms: LaboratoryTerms, index: number, yearsAgo: 0 | 1): DemoContent {
  const { name } = terms
  return {
    title: yearsAgo === 0 ? `Accord de performance ${name}` : `Accord ${name} de l’an dernier`,
    laboratory: name,
    excerpt:
      yearsAgo === 0
        ? `Objectifs, paliers et remise de fin d’année avec ${name}.`
        : `Ce qui avait été convenu avec ${name}, pour comparer.`,
    from: -200 + index - yearsAgo * 365,
    ...(index < 8 || yearsAgo > 0 ? { target: () => ({ account_types: [200, 180] }) } : {}),
    text: [
      'L’accord court du 1ᵉʳ janvier au 31 décembre.',
      '## Suivi',
      `${name} transmet vos achats chaque mois.`,
    ],
    attachments: [`Accord ${name}`, `Conditions par palier ${name}`].map((title) =>
      yearsAgo === 0 ? title : `${title}, an dernier`,
    ),
    fields: (context) => {
      const year = context.year - yearsAgo
      return {
        year,
        period_start: `${year}-01-01`,
        period_end: `${year}-12-31`,
        objectives: [
          { title: 'Référencer la gamme courte', text: 'Douze références au moins.' },
          { title: 'Former deux personnes', text: 'Une formation par semestre.' },
        ],
        tiers: tiersOf(terms),
        steps: [
          { title: 'Signature', text: 'Avant la fin janvier.' },
          { title: 'Point à mi-année', text: 'Avec votre délégué.' },
          { title: 'Versement', text: 'En février suivant.' },
        ],
        remuneration: 'Remise de fin d’année calculée sur les achats hors taxes, versée en une fois.',
        push: terms.push,
        best_rate: terms.rates[3],
        ...contactOf(name, EMAIL),
      }
    },
  }
}

export const performances: readonly DemoContent[] = [
  ...LABORATORY_TERMS.map((terms, index) => agreementOf(terms, index, 0)),
  ...LABORATORY_TERMS.filter(({ name }) => KEPT.includes(name)).map((terms, index) =>
    agreementOf(terms, index, 1),
  ),
]

export const referralLaboratories: readonly DemoContent[] = LABORATORY_TERMS.map((terms, index) => ({
  title: terms.name,
  laboratory: terms.name,
  excerpt: `${terms.domain}. ${terms.reason}.`,
  from: -210 + index,
  text: [terms.story],
  fields: (context) => ({
    year: context.year,
    level: terms.level,
    domain: terms.domain,
    reason: terms.reason,
    advantage: terms.advantage,
    conditions: terms.conditions,
    order_route: terms.route,
    contact_name: terms.contact,
    contact_email: EMAIL,
    contact_phone: terms.phone,
    ...(terms.signBefore === undefined ? {} : { sign_before: context.day(terms.signBefore) }),
  }),
}))

export const catalogues: readonly DemoContent[] = (
  [
    ['Mieux vivre chez soi, hiver', 'mieux-vivre', -3, 75, true],
    ['Le mois de l’immunité', 'saison', -15, 15, true],
    ['Bébé, les essentiels', 'saison', -45, 45, true],
    ['Prêts pour l’hiver', 'saison', 15, 60, true],
    ['Nos produits du quotidien', 'promotion', -70, 110, true],
    ['Beauté de fêtes', 'beaute', -5, 45, true],
    ['Mobilité et transferts', 'mieux-vivre', -100, 100, true],
    ['Salle de bain sûre', 'mieux-vivre', -100, 100, true],
    ['Solaires de l’été', 'saison', -180, -60, true],
    ['Catalogue des équipes', 'promotion', -20, 40, false],
    ['Guide des aides techniques', 'mieux-vivre', -150, 200, true],
    ['Petits maux de l’hiver', 'promotion', -10, 30, true],
  ] as const
).map(([title, category, start, end, isPublic], index) => ({
  title,
  category,
  excerpt: bookExcerpt(title),
  from: -60 + index,
  text: [bookExcerpt(title)],
  fields: (context) => ({
    pdf: context.pdf(`${CATALOGUE}${title}`),
    valid_from: context.day(start),
    valid_to: context.day(end),
    pages: bookPages(title),
    is_public: isPublic,
  }),
}))
