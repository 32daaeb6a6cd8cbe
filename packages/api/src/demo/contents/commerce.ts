import type { DemoContent } from './demo-content.ts'
import { contactOf } from './laboratory-terms.ts'
import { offerFactsOf } from './offer-facts.ts'
import { factsOf } from './product-facts.ts'
import { technicalFactsOf } from './technical-facts.ts'

type Offer = [
  title: string,
  laboratory: string,
  category: string,
  type: string,
  price: number,
  discount: Record<string, number>,
  start: number,
  end: number,
]

const OFFERS: Offer[] = [
  [
    'Baume corps relipidant 400 ml',
    'Hydrélis',
    'dermo-cosmetique',
    'plateforme',
    1490,
    { type: 3, amount: 20 },
    -15,
    15,
  ],
  [
    'Spray nasal hypertonique 125 ml',
    'Maréole',
    'orl',
    'plateforme',
    1290,
    { type: 4, nbProducts: 2, offeredProducts: 1 },
    -15,
    45,
  ],
  [
    'Magnésium marin et vitamine B6, 60 comprimés',
    'Ostéane',
    'complements',
    'direct',
    1260,
    { type: 5, nbProducts: 2, amount: 50 },
    -6,
    9,
  ],
  [
    'Nuit paisible, 30 gélules à la mélatonine',
    'Kalméo',
    'complements',
    'plateforme',
    690,
    { type: 7, nbProducts: 3, price: 1490 },
    -15,
    3,
  ],
  [
    'Crème pour le change au liniment, 100 g',
    'Bébélia',
    'bebe',
    'direct',
    740,
    { type: 2, amount: 200 },
    -14,
    14,
  ],
  [
    'Dentifrice gencives sensibles, 75 ml',
    'Dentéor',
    'bucco-dentaire',
    'plateforme',
    490,
    { type: 8, nbProducts: 2, amount: 30 },
    -13,
    15,
  ],
  [
    'Crème visage nuit régénérante, 50 ml',
    'Évanor',
    'dermo-cosmetique',
    'plateforme',
    2290,
    { type: 3, amount: 20 },
    -10,
    20,
  ],
  [
    'Huile essentielle de ravintsara, 10 ml',
    'Florvéa',
    'orl',
    'direct',
    800,
    { type: 6, nbProducts: 2, amount: 300 },
    -15,
    30,
  ],
  ['Sirop toux sèche, 150 ml', 'Pulméa', 'orl', 'plateforme', 720, { type: 1, price: 650 }, -8, 6],
  [
    'Lait solaire SPF 50, 200 ml',
    'Solénia',
    'dermo-cosmetique',
    'direct',
    1990,
    { type: 3, amount: 25 },
    20,
    60,
  ],
  [
    'Confort féminin, 60 gélules',
    'Vitalune',
    'complements',
    'plateforme',
    1890,
    { type: 2, amount: 300 },
    -5,
    25,
  ],
  [
    'Attelle de poignet réversible',
    'Orthéa',
    'maintien-a-domicile',
    'direct',
    2450,
    { type: 3, amount: 10 },
    -40,
    -5,
  ],
  [
    'Gel hydroalcoolique 500 ml',
    'Hydrélis',
    'hygiene',
    'plateforme',
    590,
    { type: 7, nbProducts: 2, price: 900 },
    -3,
    12,
  ],
  [
    'Pansements assortis, boîte de 50',
    'Maréole',
    'premiers-soins',
    'plateforme',
    520,
    { type: 3, amount: 15 },
    0,
    40,
  ],
]

export const offers: readonly DemoContent[] = OFFERS.map(
  ([title, laboratory, category, type, price, discount, start, end], index) => ({
    title,
    laboratory,
    category,
    excerpt: offerFactsOf(title).excerpt,
    from: -30 + index,
    attachments: [`Bon de commande : ${title}`],
    ...(index === 6 ? { target: () => ({ groups: [1, 2] }) } : {}),
    ...(index === 10 ? { target: () => ({ account_types: [200, 180, 160] }) } : {}),
    text: [
      'Dans la limite de 48 unités par officine.',
      '## Au comptoir',
      `- Le présentoir ${laboratory} arrive avec la première commande.`,
      `- Sur le même bon : ${offerFactsOf(title).other[0]}.`,
    ],
    fields: (context) => ({
      offer_type: type,
      period_start: context.day(start),
      period_end: context.day(end),
      price,
      mechanics: discount,
      order_deadline: context.day(end - 2),
      products: [
        { name: title, ean: `37601234${String(51_000 + index * 7)}`, price, discount },
        {
          name: offerFactsOf(title).other[0],
          price: offerFactsOf(title).other[1],
          discount: { type: 3, amount: 10 },
        },
      ],
      order_form: context.pdf(`Bon de commande : ${title}`),
      minimum_order: type === 'direct' ? 'Six unités' : 'Sans minimum',
      delivery: type === 'direct' ? 'Sous cinq jours ouvrés' : 'Avec votre tournée habituelle',
      payment_terms: 'À trente jours',
      order_reference: type === 'plateforme' ? `KQ-${1000 + index}` : null,
      conditions: 'Remise portée sur facture. Offre non cumulable.',
      ...contactOf(laboratory, 'contact@laboratoire.demo.kiosque.test'),
    }),
  }),
)

/** EAN-13 with its check digit. */
export function ean13(first12: string): string {
  const sum = [...first12].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return first12 + ((10 - (sum % 10)) % 10)
}

/** A product of the range, by its rank. */
const eanOf = (index: number) => ean13(`376012345${String(index + 10).padStart(3, '0')}`)

type Product = [
  title: string,
  range: 'mdd' | 'mieux-vivre',
  category: string,
  code: number | null,
  price: number,
  lpp: boolean,
]

export const PRODUCTS: Product[] = [
  ['Chaise de douche à dossier, hauteur réglable', 'mieux-vivre', 'maintien-a-domicile', 102, 6490, true],
  ["Barre d'appui antidérapante 40 cm", 'mieux-vivre', 'maintien-a-domicile', 101, 1950, false],
  ['Rehausseur de toilettes avec accoudoirs', 'mieux-vivre', 'maintien-a-domicile', 103, 7800, true],
  ['Canne réglable, poignée anatomique', 'mieux-vivre', 'maintien-a-domicile', 201, 1890, true],
  ['Déambulateur pliant à deux roues', 'mieux-vivre', 'maintien-a-domicile', 202, 6900, true],
  ['Fauteuil de transfert léger', 'mieux-vivre', 'maintien-a-domicile', 203, 24900, true],
  ['Enfile-bas rigide', 'mieux-vivre', 'maintien-a-domicile', 301, 1690, false],
  ['Pince de préhension 80 cm', 'mieux-vivre', 'maintien-a-domicile', 302, 1490, false],
  ['Pilulier semainier à quatre prises', 'mieux-vivre', 'maintien-a-domicile', 303, 990, false],
  ['Relève-buste réglable', 'mieux-vivre', 'maintien-a-domicile', 401, 4590, false],
  ['Planche de transfert', 'mieux-vivre', 'maintien-a-domicile', 402, 5490, true],
  ['Coussin de confort mémoire de forme', 'mieux-vivre', 'maintien-a-domicile', 403, 3990, false],
  ['Couverts à manche épais, lot de quatre', 'mieux-vivre', 'maintien-a-domicile', 501, 2490, false],
  ['Verre à découpe nasale', 'mieux-vivre', 'maintien-a-domicile', 502, 690, false],
  ['Ouvre-bocal mural', 'mieux-vivre', 'maintien-a-domicile', 503, 1790, false],
  ['Sérum physiologique, 40 unidoses', 'mdd', 'hygiene', null, 390, false],
  ['Compresses stériles, boîte de 25', 'mdd', 'premiers-soins', null, 320, false],
  ['Spray nasal eau de mer 100 ml', 'mdd', 'orl', null, 590, false],
  ['Vitamine C 500, 30 comprimés', 'mdd', 'complements', null, 490, false],
  ['Lingettes bébé, lot de trois', 'mdd', 'bebe', null, 690, false],
]

export const products: readonly DemoContent[] = PRODUCTS.map(
  ([title, range, category, code, price, lpp], index) => ({
    title,
    category,
    excerpt: factsOf(title).indications,
    from: -120 + index,
    text: [factsOf(title).inUse],
    fields: () => ({
      range,
      ...(code === null ? {} : { room: Math.floor(code / 100) * 100, range_code: code }),
      code: `${range === 'mdd' ? 'RR' : 'MV'}-${1100 + index}`,
      ean: eanOf(index),
      price,
      is_lpp: lpp,
      ...(lpp ? { lpp_code: `12${String(10_000 + index * 37)}` } : {}),
      sizes: factsOf(title).sizes,
      indications: factsOf(title).indications,
      counter_advice: factsOf(title).advice,
    }),
  }),
)

const sentences = (texts: readonly string[]) => texts.map((text) => ({ text }))

export const technicalFiles: readonly DemoContent[] = PRODUCTS.filter(([, range]) => range === 'mdd')
  .concat(PRODUCTS.slice(0, 8))
  .map((product, index) => {
    const [title, , category, code, price] = product
    const known = technicalFactsOf(title)
    return {
      title,
      category,
      excerpt: factsOf(title).indications,
      // Before the product of the same name, which one looks for first.
      from: -140 + index,
      // The two answers that a team looks for first; the rest is in the fields.
      text: [`On peut dire : « ${known.says[0]}. »`, `On ne dit pas : « ${known.never[0]}. »`],
      fields: (context) => ({
        ...(code === null ? {} : { range_code: code }),
        // The same code as on the page of the product.
        ean: eanOf(PRODUCTS.indexOf(product)),
        acl: ean13(`340156020${String(421 + index)}`),
        status_text: known.status,
        packaging: known.packaging,
        carton: known.carton,
        storage: known.storage,
        composition: known.composition,
        allergens: known.allergens,
        may_say: sentences(known.says),
        may_not_say: sentences(known.never),
        precautions: known.precautions,
        recommended_price: price,
        sheet: context.pdf(`Fiche technique : ${title}`),
        sheet_version: '3',
        // Those written last were looked at last.
        revised_on: context.day(-60 + index),
        versions: [
          { version: '3', on: context.day(-60 + index), text: 'Conservation précisée' },
          { version: '2', on: context.day(-300), text: 'Code carton' },
          { version: '1', on: context.day(-600), text: 'Création' },
        ],
      }),
    }
  })
