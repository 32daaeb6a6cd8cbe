import type { DemoContent } from './demo-content.ts'
import { pictureName } from '../pictures.ts'
import { mediaOf } from './gallery-visuals.ts'
import { facingsOf } from './planogram-products.ts'
import { partnershipTermsOf } from './partnership-terms.ts'
import { seasonContents } from './season-plan.ts'
import { THEME_ADVICE } from './theme-advice.ts'

const contact = {
  contact_name: 'Service partenariats',
  contact_email: 'partenariats@demo.kiosque.test',
  contact_phone: '+33299004120',
}

export const partnerships: readonly DemoContent[] = (
  [
    [
      'Ospharm : vos statistiques de vente',
      'ospharm',
      'logiciel',
      'Deux mois offerts la première année',
      '29 € par mois',
      '39 € par mois',
      'ospharm',
    ],
    [
      'Adelya : la carte de fidélité',
      'adelya',
      'logiciel',
      'Trois mois offerts pour toute première adhésion',
      '35 € par mois',
      '45 € par mois',
      'adelya',
    ],
    [
      'Déporef : la plateforme de commandes',
      'deporef',
      'services',
      'Franco dès 150 € de commande',
      'Inclus',
      'Réservé au réseau',
      'deporef',
    ],
    [
      'Affich’Activ : vos écrans de vitrine',
      'affichactiv',
      'services',
      'Un écran offert pour deux achetés',
      '49 € par mois',
      '69 € par mois',
      'affichactiv',
    ],
    [
      'Naocare : vos entretiens à l’officine',
      'naocare',
      'logiciel',
      'Formation de prise en main offerte',
      '25 € par mois',
      '35 € par mois',
      'naocare',
    ],
    [
      'Espace EC : vos documents partagés',
      'ec',
      'services',
      'Cinquante gigaoctets inclus',
      'Inclus',
      'Réservé au réseau',
      'ec',
    ],
    [
      'Énergie verte à prix négocié',
      null,
      'energie',
      'Jusqu’à 18 % sous le tarif de référence',
      'Sur devis',
      'Tarif réglementé',
      null,
    ],
    [
      'Banque : le compte professionnel',
      null,
      'banque',
      'Six mois de frais de tenue offerts',
      '12 € par mois',
      '24 € par mois',
      null,
    ],
    [
      'Assurance multirisque officine',
      null,
      'assurance',
      'Une garantie perte d’exploitation renforcée',
      'Sur devis',
      'Sur devis',
      null,
    ],
    [
      'Robot de délivrance : l’audit offert',
      null,
      'automate',
      'Audit d’implantation offert',
      'Offert',
      '900 €',
      null,
    ],
    [
      'Recrutement : trouver un préparateur',
      null,
      'ressources-humaines',
      'Annonce diffusée sur quatre sites',
      '190 €',
      '390 €',
      null,
    ],
    [
      'Conseil juridique par téléphone',
      null,
      'juridique',
      'Réponse sous deux jours',
      'Inclus',
      '60 € par appel',
      null,
    ],
  ] as const
).map(([title, partner, category, advantage, memberPrice, publicPrice, handoff], index) => ({
  title,
  excerpt: advantage,
  category,
  from: -80 + index,
  text: [`${advantage}.`, '## Comment en profiter', partnershipTermsOf(title).start],
  fields: (context) => ({
    ...(partner ? { partner: context.partner(partner) } : {}),
    advantage,
    advantages: partnershipTermsOf(title).gains,
    member_price: memberPrice,
    public_price: publicPrice,
    conditions: partnershipTermsOf(title).conditions,
    valid_until: context.day(200 + index * 10),
    ...(handoff ? { handoff } : {}),
    ...contact,
  }),
}))

export const thematics: readonly DemoContent[] = (
  [
    ['sommeil', 'Sommeil : l’argumentaire complet', 'Kalméo'],
    ['digestion', 'Digestion : conseils et produits', 'Florvéa'],
    ['immunite', 'Immunité : préparer l’hiver', 'Ostéane'],
    ['solaire', 'Solaire : toute l’année', 'Solénia'],
    ['peau', 'Peau sèche : la routine', 'Hydrélis'],
    ['articulations', 'Articulations : soulager et bouger', 'Orthéa'],
    ['circulation', 'Circulation : jambes légères', 'Vitalune'],
    ['bebe', 'Bébé : le change', 'Bébélia'],
    ['nez-gorge', 'Nez et gorge : le bon geste', 'Maréole'],
    ['bouche', 'Bouche et dents : les essentiels', 'Dentéor'],
    ['minceur', 'Minceur : conseiller avec mesure', 'Évanor'],
    ['stress', 'Stress et détente', 'Pulméa'],
  ] as const
).map(([theme, title, laboratory], index) => ({
  title,
  excerpt: `Les documents du laboratoire ${laboratory} sur ce thème : argumentaire et fiche comptoir.`,
  laboratory,
  from: -40 + index,
  text: [THEME_ADVICE[theme]!.why],
  fields: (context) => ({
    theme,
    documents: [context.pdf(`Argumentaire : ${title}`), context.pdf(`Fiche comptoir : ${title}`)],
  }),
}))

/** Month by month: the theme, what is put forward, and a second product beside it. */
const PLAN = [
  ['Bilan de rentrée', 'Vitamine C 500, 30 comprimés', 'Pilulier semainier à quatre prises'],
  ['Cœur en forme', 'Tensiomètre de bras', 'Pilulier semainier à quatre prises'],
  ['Colorectal', 'Kit de dépistage, à remettre sur entretien', 'Dépliant « Parlons-en »'],
  ['Allergies', 'Spray nasal eau de mer 100 ml', 'Sérum physiologique, 40 unidoses'],
  ['Peau et soleil', 'Solaire visage indice 50', 'Lait après-soleil'],
  ['Jambes légères', 'Chaussettes de compression', 'Gel fraîcheur jambes'],
  ['Vacances', 'Trousse de premiers soins', 'Compresses stériles, boîte de 25'],
  ['Anti-moustiques', 'Répulsif peau zones tempérées', 'Crème apaisante'],
  ['Poux et rentrée', 'Lotion anti-poux', 'Peigne fin'],
  ['Octobre rose', 'Dépliant « Autopalpation »', 'Crème mains et ongles'],
  ['Immunité', 'Vitamine C 500, 30 comprimés', 'Spray nasal eau de mer 100 ml'],
  ['Hiver serein', 'Spray nasal eau de mer 100 ml', 'Baume lèvres et mains'],
] as const

const SHOP_WINDOWS = [
  ['S', '120 × 80 cm, deux marches'],
  ['M', '180 × 120 cm, trois marches'],
  ['L', '240 × 120 cm, trois marches'],
  ['XL', '300 × 150 cm, quatre marches'],
] as const

const pad = (value: number) => String(value).padStart(2, '0')

const dayBefore = (year: number, month: number, days: number) =>
  new Date(Date.UTC(year, month - 1, 2 - days)).toISOString().slice(0, 10)

/** By the letters of the picture: two products at the sides, the poster between them. */
function windowMaterial(theme: string, deliveredOn: string) {
  const [left, right] = facingsOf(theme, 'vitrine')
  return [
    { label: `A · ${left!.name}`, quantity: left!.facing },
    { label: 'B · Affiche A2', quantity: 1, delivered_on: deliveredOn },
    { label: `C · ${right!.name}`, quantity: right!.facing },
    { label: 'Fond uni, deux lés', quantity: 2, delivered_on: deliveredOn },
  ]
}

const monthly: readonly DemoContent[] = PLAN.flatMap(([theme, first, second], rank) =>
  (['vitrine', 'comptoir'] as const).map((spot) => {
    const isWindow = spot === 'vitrine'
    const month = rank + 1
    const title = `${theme} : ${isWindow ? 'implantation principale' : 'rappel au comptoir'}`
    return {
      title,
      excerpt: 'Planogramme, matériel et pas à pas de la mise en place.',
      from: -100 + rank,
      text: [],
      fields: (context) => ({
        year: context.year,
        month,
        spot,
        install_on: `${context.year}-${pad(month)}-${isWindow ? '02' : '05'}`,
        remove_on: `${context.year}-${pad(month)}-28`,
        enrolment_open: true,
        planogram: context.pdf(`Planogramme : ${theme}`),
        ...(isWindow
          ? {
              window_picture: context.picture(pictureName('shop_window', theme)),
              size_plans: SHOP_WINDOWS.map(([size, note]) => ({
                size,
                note,
                file: context.pdf(`Planogramme ${size} : ${theme}`),
              })),
              window_display: `Fond uni, trois hauteurs, et « ${theme} » lisible à cinq mètres.`,
            }
          : {}),
        pos_material: isWindow
          ? windowMaterial(theme, dayBefore(context.year, month, 6))
          : [
              { label: 'Présentoir de comptoir', quantity: 1 },
              { label: 'Dépliants', quantity: 30 },
            ],
        facings: [
          { name: first, facing: isWindow ? 6 : 3 },
          { name: second, facing: isWindow ? 4 : 2 },
        ],
      }),
    } satisfies DemoContent
  }),
)
export const merchandising: readonly DemoContent[] = [...monthly, ...seasonContents]

export const galleries: readonly DemoContent[] = (
  [
    ['Prêts pour l’hiver', 'affiche', 'saison'],
    ['Vaccination grippe', 'reseaux-sociaux', 'prevention'],
    ['Octobre rose', 'affiche', 'prevention'],
    ['Logo du réseau', 'logo', 'marque'],
    ['Vitrine de Noël', 'vitrine', 'saison'],
    ['Équipes en officine', 'photo', 'vie-du-reseau'],
    ['Gamme Mieux vivre', 'photo', 'marque'],
    ['Immunité', 'affiche', 'saison'],
    ['Journée Académie', 'photo', 'vie-du-reseau'],
    ['Visuels Hydrélis', 'reseaux-sociaux', 'laboratoires'],
    ['Visuels Maréole', 'reseaux-sociaux', 'laboratoires'],
    ['Horaires de garde', 'affiche', 'marque'],
  ] as const
).map(([title, type, category], index) => ({
  title,
  excerpt: 'Prêt à imprimer ou à publier.',
  category,
  from: -30 + index,
  text: ['Respectez les droits d’utilisation indiqués.'],
  fields: (context) => ({
    album: title,
    asset_type: type,
    rights_until: context.day(300),
    media: mediaOf(title, context),
  }),
}))

export const documents: readonly DemoContent[] = (
  [
    ['Procédure de retour de lot', 'procedure', 'qualite'],
    ['Contrat d’adhésion au réseau', 'contrat', 'reseau'],
    ['Formulaire de demande de formation', 'formulaire', 'ressources-humaines'],
    ['Newsletter d’octobre', 'newsletter', 'communication'],
    ['Newsletter de novembre', 'newsletter', 'communication'],
    ['Compte rendu de l’assemblée générale', 'compte-rendu', 'reseau'],
    ['Fiche conseil : lavage de nez', 'fiche-conseil', 'qualite'],
    ['Fiche conseil : peau atopique', 'fiche-conseil', 'qualite'],
    ['Charte graphique', 'autre', 'communication'],
    ['Livret d’accueil du préparateur', 'autre', 'ressources-humaines'],
    ['Procédure chaîne du froid', 'procedure', 'qualite'],
    ['Formulaire de changement de titulaire', 'formulaire', 'reseau'],
  ] as const
).map(([title, type, category], index) => ({
  title,
  excerpt: 'Document de référence du siège.',
  category,
  from: -90 + index * 3,
  text: ['Version en vigueur.'],
  fields: (context) => ({
    file: context.pdf(title),
    document_type: type,
    edition_on: context.day(-90 + index * 3),
  }),
}))
