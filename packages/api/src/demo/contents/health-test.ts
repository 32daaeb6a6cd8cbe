import type { DemoContent } from './demo-content.ts'

type Test = {
  title: string
  excerpt: string
  type: string
  minutes: number
  who: string
  price: number
  category: string
  steps: [string, string][]
  signs: string[]
  material: string[]
}

/** Nothing is done to anyone before they agreed to it. */
const CONSENT: [string, string] = [
  "Informer et recueillir l'accord",
  'Expliquez le geste, son intérêt et ses limites. Recueillez l’accord avant de commencer.',
]

const COMMON_END: [string, string][] = [
  [
    'Conclure et tracer',
    "Remettez le résultat écrit et les conseils, puis complétez la fiche qualité de l'officine.",
  ],
]

const test = (data: Test, index: number): DemoContent => ({
  title: data.title,
  excerpt: data.excerpt,
  category: data.category,
  from: -50 + index,
  attachments: [`Fiche qualité : ${data.title}`],
  text: ["Réalisez ce test dans l'espace de confidentialité, avec une procédure qualité écrite."],
  fields: (context) => ({
    test_type: data.type,
    duration_minutes: data.minutes,
    concerned_public: data.who,
    performed_by: ['titulaire', 'cotitulaire', 'adjoint'],
    protocol: [CONSENT, ...data.steps, ...COMMON_END].map(([title, text]) => ({ title, text })),
    warning_signs: data.signs.map((text) => ({ text })),
    material: [...data.material, 'Fiche qualité, registre des lots'].map((label) => ({ label })),
    price_advice: data.price,
    price_advice_text:
      data.price === 0
        ? 'Dites-le avant de commencer\u00a0: beaucoup croient le test payant.'
        : 'Prix indicatif, hors prise en charge. Affichez-le avant la réalisation du test.',
    legal_frame:
      "Acte réservé au pharmacien formé. Vérifiez les textes en vigueur auprès de l'agence régionale de santé.",
    display_documents: [context.pdf(`Affiche : ${data.title}`)],
  }),
})

const THROAT: [string, string][] = [
  [
    'Vérifier que le test est indiqué',
    'Mal de gorge récent, gêne à la déglutition, fièvre, sans signe de gravité.',
  ],
  [
    'Prélever',
    'Gants et masque. Frottez l’écouvillon sur les deux amygdales, sans toucher la langue ni les joues.',
  ],
  [
    'Lire au temps indiqué',
    "Sans bande de contrôle, le test n'est pas valable : recommencez avec un nouveau kit.",
  ],
]
const NOSE: [string, string][] = [
  ['Accueillir', 'Faites asseoir la personne et proposez un masque.'],
  ['Prélever', "Introduisez l'écouvillon horizontalement, sans forcer, et tournez doucement."],
  ['Lire au temps indiqué', 'Notez l’heure du dépôt et lisez à la minute prévue par le fabricant.'],
]
const FINGER: [string, string][] = [
  ['Installer', 'Mains lavées et sèches, personne assise.'],
  ['Piquer', "Sur le côté d'un doigt, avec un autopiqueur à usage unique."],
  ['Mesurer', 'Déposez la goutte, attendez l’affichage et notez la valeur.'],
]

const TESTS: readonly Test[] = [
  {
    title: 'Test angine : le réaliser en officine',
    excerpt: "Distinguer en dix minutes une angine à streptocoque d'une angine virale.",
    type: 'angine',
    minutes: 10,
    who: 'Dès 10 ans',
    price: 1000,
    category: 'test-rapide',
    steps: THROAT,
    signs: ['Difficulté à respirer ou à ouvrir la bouche', "Gonflement d'un seul côté", 'Fièvre mal tolérée'],
    material: [
      'Kits de test, marquage CE',
      'Écouvillons et abaisse-langue',
      'Lampe et minuteur',
      'Gants, masques, solution hydroalcoolique',
      'Collecteur de déchets de soins à risque',
    ],
  },
  {
    title: 'Cystite simple : bandelette et orientation',
    excerpt: "Repérer une cystite simple et orienter sans retard ce qui ne l'est pas.",
    type: 'cystite',
    minutes: 15,
    who: 'Femmes de 16 à 65 ans',
    price: 1000,
    category: 'test-rapide',
    steps: [
      ['Questionner', 'Écartez grossesse, fièvre, douleur lombaire et récidive.'],
      ['Faire recueillir', 'Remettez le flacon et expliquez le recueil.'],
      ['Lire la bandelette', 'Respectez le temps de lecture de chaque plage.'],
    ],
    signs: ['Fièvre ou frissons', 'Douleur dans le dos', 'Grossesse possible'],
    material: ['Bandelettes urinaires', 'Flacons stériles', 'Gants'],
  },
  {
    title: 'Test grippe : savoir en quinze minutes',
    excerpt: 'Un test utile aux personnes fragiles et à leur entourage.',
    type: 'grippe',
    minutes: 15,
    who: 'Tous, dès 12 ans',
    price: 1500,
    category: 'test-rapide',
    steps: NOSE,
    signs: ['Essoufflement', 'Confusion', 'Fièvre de plus de trois jours'],
    material: ['Kits de test', 'Masques', 'Minuteur'],
  },
  {
    title: 'Test Covid-19 : le geste et la lecture',
    excerpt: 'Le protocole à jour, du prélèvement à la remise du résultat.',
    type: 'covid',
    minutes: 20,
    who: 'Tous, dès 3 ans',
    price: 1500,
    category: 'test-rapide',
    steps: NOSE,
    signs: ['Gêne respiratoire', 'Douleur thoracique'],
    material: ['Kits de test', 'Masques FFP2', 'Collecteur de déchets'],
  },
  {
    title: 'Test combiné grippe, Covid-19 et VRS',
    excerpt: 'Trois réponses avec un seul prélèvement pendant la saison.',
    type: 'vrs',
    minutes: 20,
    who: 'Adultes et enfants dès 2 ans',
    price: 2000,
    category: 'test-rapide',
    steps: NOSE,
    signs: ['Nourrisson de moins de trois mois', 'Difficulté à boire'],
    material: ['Kits combinés', 'Masques', 'Minuteur'],
  },
  {
    title: 'Glycémie capillaire : dépister le diabète',
    excerpt: 'Une mesure de cinq minutes pour les personnes à risque.',
    type: 'glycemie',
    minutes: 5,
    who: 'Adultes à risque',
    price: 500,
    category: 'depistage',
    steps: FINGER,
    signs: ['Soif intense et amaigrissement', 'Malaise'],
    material: ['Lecteur et bandelettes', 'Autopiqueurs', 'Compresses'],
  },
  {
    title: 'Tension artérielle : la mesure juste',
    excerpt: 'Trois mesures au repos pour une valeur fiable.',
    type: 'tension',
    minutes: 15,
    who: 'Adultes',
    price: 500,
    category: 'mesure',
    steps: [
      ['Faire reposer', 'Cinq minutes assis, sans parler.'],
      ['Placer le brassard', 'À hauteur du cœur, taille adaptée au bras.'],
      ['Mesurer trois fois', 'À une minute d’intervalle ; notez la moyenne des deux dernières.'],
    ],
    signs: ['Maux de tête violents', 'Trouble de la vue', 'Douleur thoracique'],
    material: ['Tensiomètre validé', 'Brassards de trois tailles'],
  },
  {
    title: 'Dépistage colorectal : remettre le kit',
    excerpt: 'Vérifier l’éligibilité, remettre le kit et donner envie de le faire.',
    type: 'autre',
    minutes: 10,
    who: '50 à 74 ans',
    price: 0,
    category: 'depistage',
    steps: [
      ['Vérifier', 'Âge, date du dernier test, antécédents.'],
      ['Expliquer', 'Montrez le prélèvement avec le kit de démonstration.'],
      ['Remettre', "Donnez le kit, l'enveloppe et la fiche d'identification."],
    ],
    signs: ['Sang visible', 'Antécédent familial'],
    material: ['Kits de dépistage', 'Kit de démonstration'],
  },
  {
    title: 'Bilan de prévention : les moments clés',
    excerpt: "L'entretien de prévention aux âges clés de la vie.",
    type: 'autre',
    minutes: 30,
    who: '18-25, 45-50, 60-65, 70-75 ans',
    price: 3000,
    category: 'mesure',
    steps: [
      ['Préparer', "Faites remplir l'auto-questionnaire."],
      ['Échanger', 'Choisissez ensemble deux priorités.'],
      ['Remettre le plan', 'Un plan personnalisé, daté et signé.'],
    ],
    signs: ['Idées noires', 'Perte de poids inexpliquée'],
    material: ['Auto-questionnaires', 'Plan personnalisé de prévention'],
  },
  {
    title: 'Souffle : le test de débit expiratoire',
    excerpt: 'Repérer une bronchite chronique chez les fumeurs.',
    type: 'autre',
    minutes: 10,
    who: 'Fumeurs de plus de 40 ans',
    price: 800,
    category: 'mesure',
    steps: [
      ['Installer', 'Personne debout, embout à usage unique.'],
      ['Souffler', 'Trois essais, gardez le meilleur.'],
      ['Comparer', "Reportez la valeur sur l'abaque."],
    ],
    signs: ['Essoufflement au repos'],
    material: ['Débitmètre', 'Embouts à usage unique'],
  },
  {
    title: 'Cholestérol : la mesure au doigt',
    excerpt: 'Un repère pour engager la conversation sur le risque cardiovasculaire.',
    type: 'autre',
    minutes: 10,
    who: 'Adultes',
    price: 1200,
    category: 'mesure',
    steps: FINGER,
    signs: ['Douleur thoracique'],
    material: ['Lecteur', 'Bandelettes'],
  },
  {
    title: 'Audition : le repérage en cinq minutes',
    excerpt: 'Un test simple au casque pour orienter vers un bilan complet.',
    type: 'autre',
    minutes: 5,
    who: 'Plus de 60 ans',
    price: 0,
    category: 'depistage',
    steps: [
      ['Installer', 'Casque posé, pièce calme.'],
      ['Tester', 'La personne lève la main à chaque son.'],
      ['Expliquer', 'Présentez le résultat comme un repère, jamais un diagnostic.'],
    ],
    signs: ['Perte brutale', 'Vertiges'],
    material: ['Casque', 'Application de repérage'],
  },
]

export const healthTests: readonly DemoContent[] = TESTS.map(test)
