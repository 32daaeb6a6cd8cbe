import { productsOf } from './campaign-products.ts'
import { roleIn } from './campaign-roles.ts'
import { campaignSteps, cardSteps, monthSteps, subjectOf } from './campaign-steps.ts'
import { counterScriptOf } from './counter-scripts.ts'
import type { DemoContent, DemoContext } from './demo-content.ts'
import { THEME_PROMISES } from './theme-promises.ts'

const contact = {
  contact_name: 'Marc Guillou, animation du réseau',
  contact_email: 'animation@demo.kiosque.test',
  contact_phone: '+33299004100',
}

const period = (context: DemoContext, start: number, end: number) => ({
  period_start: context.day(start),
  period_end: context.day(end),
  key_dates: [
    { on: context.day(start - 10), title: 'Date limite de commande', text: 'PLV offerte avant cette date' },
    { on: context.day(start - 3), title: 'Livraison de la PLV' },
    { on: context.day(end), title: 'Dépose de la vitrine' },
  ],
  enrolment_open: end > 0,
  enrolment_deadline: context.day(answerBefore(start, end)),
})

/** Each campaign waits for its own answer: before it begins, or within the days that follow the first start. */
function answerBefore(start: number, end: number): number {
  return start > 3 ? start - 2 : Math.min(end, 3 + ((end - start) % 11))
}

type Campaign = {
  title: string
  excerpt: string
  category: string
  start: number
  end: number
  mechanics: Record<string, number>
  sentence: string
  laboratory?: string
}

const campaign = (
  data: Campaign,
  index: number,
  {
    hasProducts,
    extra = () => ({}),
  }: { hasProducts: boolean; extra?: (context: DemoContext) => Record<string, unknown> },
): DemoContent => ({
  title: data.title,
  excerpt: data.excerpt,
  category: data.category,
  ...(data.laboratory ? { laboratory: data.laboratory } : {}),
  from: -70 + index,
  text: [data.excerpt, '## Votre rôle', roleIn(data.title)[0], '## Ce qui compte', roleIn(data.title)[1]],
  fields: (context) => ({
    ...period(context, data.start, data.end),
    agenda: campaignSteps(data.title),
    commitment: `Garder la vitrine « ${subjectOf(data.title)} » jusqu’au dernier jour.`,
    mechanics: data.mechanics,
    mechanics_text: data.sentence,
    products: hasProducts ? productsOf(data.title, data.mechanics) : [],
    kit: [context.pdf(`Affiche : ${data.title}`), context.pdf(`Fiche conseil : ${data.title}`)],
    counter_script: counterScriptOf(data.title),
    ...contact,
    ...extra(context),
  }),
})

const data = (
  title: string,
  excerpt: string,
  category: string,
  start: number,
  end: number,
  mechanics: Record<string, number>,
  sentence: string,
  laboratory?: string,
): Campaign => ({
  title,
  excerpt,
  category,
  start,
  end,
  mechanics,
  sentence,
  ...(laboratory ? { laboratory } : {}),
})

export const oneTimeCampaigns: readonly DemoContent[] = [
  data(
    "Prêts pour l'hiver : kit vitrine et affiches",
    'Kit de décoration, affiches et sélection de produits d’hiver.',
    'saison',
    -10,
    25,
    { type: 3, amount: 20 },
    '20 % de remise sur la sélection hiver.',
  ),
  data(
    'Semaine de la vaccination',
    'Une semaine pour lever les freins et prendre rendez-vous.',
    'prevention',
    4,
    11,
    { type: 0 },
    'Aucune remise : une campagne de prévention.',
  ),
  data(
    'Noël à l’officine',
    'Coffrets et idées cadeaux à petit prix.',
    'saison',
    10,
    38,
    { type: 2, amount: 300 },
    '3 € de remise immédiate sur chaque coffret.',
    'Évanor',
  ),
  data(
    'Peau apaisée, saison 2',
    'Le rendez-vous des peaux sèches.',
    'laboratoire',
    -20,
    5,
    { type: 5, nbProducts: 2, amount: 50 },
    'Le deuxième à moitié prix.',
    'Hydrélis',
  ),
  data(
    'Nez et gorge : le bon geste',
    'Une démonstration, un conseil, un produit.',
    'laboratoire',
    -5,
    20,
    { type: 4, nbProducts: 2, offeredProducts: 1 },
    'Deux achetés, un offert.',
    'Maréole',
  ),
  data(
    'Sommeil réparateur',
    'Quinze jours pour parler du sommeil.',
    'prevention',
    20,
    35,
    { type: 7, nbProducts: 3, price: 1490 },
    'Le lot de trois à 14,90 €.',
    'Kalméo',
  ),
  data(
    'Mois sans tabac',
    'Accompagner ceux qui veulent arrêter.',
    'prevention',
    -15,
    15,
    { type: 0 },
    'Entretiens et substituts : le guide complet.',
  ),
  data(
    'Bébé arrive',
    'Le trousseau de la maternité.',
    'saison',
    -60,
    -20,
    { type: 8, nbProducts: 2, amount: 30 },
    'Le lot de deux à moins 30 %.',
    'Bébélia',
  ),
  data(
    'Rentrée sereine',
    'Poux, cartables et bonnes habitudes.',
    'saison',
    -80,
    -50,
    { type: 3, amount: 15 },
    '15 % de remise.',
  ),
  data(
    'Sourire protégé',
    'Le mois de l’hygiène bucco-dentaire.',
    'laboratoire',
    30,
    60,
    { type: 6, nbProducts: 2, amount: 200 },
    '2 € de moins sur le deuxième.',
    'Dentéor',
  ),
  data(
    'Jambes légères',
    'Compression, gels et conseils.',
    'saison',
    -120,
    -90,
    { type: 3, amount: 10 },
    '10 % de remise.',
  ),
  data(
    'Soldes d’hiver du bien-être',
    'Une sélection à prix conseillé.',
    'saison',
    45,
    70,
    { type: 1, price: 990 },
    'Prix conseillé 9,90 €.',
    'Vitalune',
  ),
].map((row, index) => campaign(row, index, { hasProducts: true }))

export const loyaltyCampaigns: readonly DemoContent[] = [
  data(
    'Carte fidélité : double points en décembre',
    'Deux points par euro sur toute la parapharmacie.',
    'points',
    14,
    45,
    { type: 0 },
    'Deux points par euro.',
  ),
  data(
    'Bienvenue : le premier palier offert',
    'Un bon d’achat dès la création de la carte.',
    'carte',
    -100,
    200,
    { type: 2, amount: 500 },
    '5 € dès le premier palier.',
  ),
  data(
    'Parrainez un proche',
    'Un avantage pour chacun.',
    'parrainage',
    -30,
    60,
    { type: 2, amount: 300 },
    '3 € pour le parrain et le filleul.',
  ),
  data(
    'Anniversaire du client',
    'Un bon valable tout le mois.',
    'carte',
    -200,
    200,
    { type: 3, amount: 10 },
    '10 % le mois de l’anniversaire.',
  ),
  data(
    'Le mois des fidèles',
    'Des points bonus chaque semaine.',
    'points',
    -5,
    25,
    { type: 0 },
    'Cinquante points offerts chaque semaine.',
  ),
  data(
    'Bébé fidélité',
    'Un onzième paquet offert.',
    'carte',
    -150,
    150,
    { type: 4, nbProducts: 10, offeredProducts: 1 },
    'Dix achetés, un offert.',
    'Bébélia',
  ),
  data(
    'Soins du visage : la carte à tampons',
    'Le sixième soin à moitié prix.',
    'carte',
    -60,
    30,
    { type: 5, nbProducts: 6, amount: 50 },
    'Le sixième à moitié prix.',
    'Évanor',
  ),
  data(
    'Points solidaires',
    'Convertir ses points en don.',
    'points',
    -20,
    40,
    { type: 0 },
    'Cent points font un euro de don.',
  ),
  data(
    'Fidélité solaire',
    'Les points de l’été.',
    'points',
    -160,
    -70,
    { type: 0 },
    'Triple points sur les solaires.',
    'Solénia',
  ),
  data(
    'Carte famille',
    'Un compte pour tout le foyer.',
    'carte',
    -90,
    120,
    { type: 0 },
    'Les points de la famille se cumulent.',
  ),
  data(
    'Rentrée des fidèles',
    'Un bon de rentrée.',
    'parrainage',
    -75,
    -45,
    { type: 2, amount: 200 },
    '2 € de remise.',
  ),
  data(
    'Prévention récompensée',
    'Des points pour chaque bilan réalisé.',
    'points',
    20,
    110,
    { type: 0 },
    'Cent points par bilan de prévention.',
  ),
].map((row, index) =>
  campaign(row, index, {
    // A card rewards fidelity to the pharmacy, not the purchase of a selection.
    hasProducts: false,
    extra: () => ({
      agenda: cardSteps(row.title),
      commitment: 'Proposer la carte à chacun.',
      reward: row.sentence,
      rule: 'Sur présentation de la carte, hors médicaments et produits remboursés. Dans toutes les officines du réseau.',
    }),
  }),
)

const THEMES = [
  'Bonnes résolutions',
  'Cœur et circulation',
  'Colorectal',
  'Allergies',
  'Peau et soleil',
  'Jambes légères',
  'Vacances',
  'Piqûres et moustiques',
  'Rentrée',
  'Octobre rose',
  'Immunité',
  'Hiver serein',
]

export const monthlyAnimations: readonly DemoContent[] = THEMES.map((theme, rank) => {
  const month = rank + 1
  const base = campaign(
    data(
      `Le mois « ${theme.toLowerCase()} »`,
      THEME_PROMISES[rank]!,
      rank % 2 === 0 ? 'saison' : 'prevention',
      0,
      0,
      { type: 3, amount: 15 },
      `15 % sur la sélection « ${theme.toLowerCase()} ».`,
    ),
    rank,
    { hasProducts: true },
  )
  return {
    ...base,
    fields: (context) => {
      const pad = (value: number) => String(value).padStart(2, '0')
      const inMonth = (number: number, day: number) =>
        new Date(Date.UTC(context.year, number - 1, day)).toISOString().slice(0, 10)
      const last = new Date(Date.UTC(context.year, month, 0)).getUTCDate()
      return {
        ...base.fields!(context),
        year: context.year,
        month,
        period_start: `${context.year}-${pad(month)}-01`,
        period_end: `${context.year}-${pad(month)}-${pad(last)}`,
        enrolment_open: month >= context.month,
        // Before the month begins; in the month itself, there is still time to join.
        enrolment_deadline:
          month === context.month
            ? [context.day(3), `${context.year}-${pad(month)}-${pad(last)}`].toSorted()[0]
            : `${month === 1 ? context.year - 1 : context.year}-${pad(month === 1 ? 12 : month - 1)}-25`,
        agenda: monthSteps(base.title),
        key_dates: [
          { on: inMonth(month - 1, 20), title: 'Livraison de la PLV', text: 'Avec la tournée Déporef' },
          { on: inMonth(month, 1), title: 'Vitrine en place', text: 'Pour tout le mois' },
          { on: inMonth(month + 1, 1), title: 'Dépose de la vitrine', text: 'La photo part au siège' },
        ],
      }
    },
  }
})
