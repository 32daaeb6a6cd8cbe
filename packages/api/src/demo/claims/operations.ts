/** An operation by its days from the first start. */
export interface DemoOperation {
  key: string
  laboratory: string
  title: string
  from: number
  to: number
  deadline: number
  products: readonly (readonly [name: string, detail: string, cents: number])[]
  /** Of a hundred pharmacies, how many claim. */
  share: number
  note?: string
}

/** Some open, one that closes soon, one to come, and a year of those that are over. */
export const DEMO_OPERATIONS: readonly DemoOperation[] = [
  {
    key: 'sprays',
    laboratory: 'Maréole',
    title: 'Sprays nasaux',
    from: -47,
    to: -17,
    deadline: 13,
    share: 22,
    products: [
      ['Spray hypertonique', '125 ml', 200],
      ['Spray isotonique', '125 ml', 150],
    ],
    note: 'Un ticket par bon, ou l’extraction de caisse du mois.',
  },
  {
    key: 'baume',
    laboratory: 'Hydrélis',
    title: 'Baume corps',
    from: -17,
    to: 13,
    deadline: 44,
    share: 12,
    products: [['Baume corps nourrissant', '400 ml', 300]],
  },
  {
    key: 'gencives',
    laboratory: 'Dentéor',
    title: 'Gencives sensibles',
    from: -63,
    to: -33,
    deadline: 5,
    share: 30,
    products: [
      ['Dentifrice gencives', '75 ml', 100],
      ['Bain de bouche', '500 ml', 100],
    ],
  },
  {
    key: 'nuit',
    laboratory: 'Kalméo',
    title: 'Nuit paisible',
    from: -17,
    to: 28,
    deadline: 59,
    share: 0,
    products: [['Gélules nuit paisible', '30 gélules', 250]],
  },
  {
    key: 'change',
    laboratory: 'Bébélia',
    title: 'Crème pour le change',
    from: -47,
    to: -17,
    deadline: 13,
    share: 26,
    products: [
      ['Crème pour le change', '100 g', 200],
      ['Liniment', '480 ml', 200],
    ],
  },
  {
    key: 'coffret',
    laboratory: 'Évanor',
    title: 'Coffret hydratation',
    from: -66,
    to: -26,
    deadline: 20,
    share: 24,
    products: [
      ['Coffret hydratation', 'trio', 350],
      ['Crème mains', '50 ml', 150],
    ],
  },
  {
    key: 'solaires',
    laboratory: 'Solénia',
    title: 'Hiver à la montagne',
    from: 10,
    to: 70,
    deadline: 95,
    share: 0,
    products: [['Stick solaire 50+', '8 g', 150]],
  },
  {
    key: 'collyre',
    laboratory: 'Maréole',
    title: 'Collyre unidose',
    from: -95,
    to: -65,
    deadline: -20,
    share: 34,
    products: [
      ['Collyre unidose', '20 × 0,5 ml', 200],
      ['Lotion paupières', '100 ml', 100],
    ],
  },
  {
    key: 'magnesium',
    laboratory: 'Ostéane',
    title: 'Magnésium marin',
    from: -130,
    to: -90,
    deadline: -50,
    share: 38,
    products: [['Magnésium marin', '60 gélules', 200]],
  },
  {
    key: 'huiles',
    laboratory: 'Florvéa',
    title: 'Huiles essentielles',
    from: -190,
    to: -140,
    deadline: -100,
    share: 34,
    products: [
      ['Huile essentielle de lavande', '10 ml', 150],
      ['Huile essentielle d’eucalyptus', '10 ml', 150],
    ],
  },
  {
    key: 'toux',
    laboratory: 'Pulméa',
    title: 'Toux et gorge',
    from: -270,
    to: -220,
    deadline: -190,
    share: 40,
    products: [
      ['Sirop toux mixte', '200 ml', 150],
      ['Pastilles gorge', '24 pastilles', 100],
    ],
  },
  {
    key: 'vitamines',
    laboratory: 'Vitalune',
    title: 'Vitamines d’hiver',
    from: -350,
    to: -300,
    deadline: -270,
    share: 36,
    products: [['Vitamine C 1000', '20 comprimés', 100]],
  },
]
