import type { DemoContent } from './demo-content.ts'

type Choice = [label: string, isCorrect: boolean]
const single = (label: string, explanation: string, ...choices: Choice[]) => ({
  type: 'single',
  label,
  explanation,
  choices: choices.map(([text, correct]) => ({ label: text, is_correct: correct })),
})
const trueFalse = (label: string, isTrue: boolean, explanation: string) => ({
  type: 'true_false',
  label,
  explanation,
  choices: [
    { label: 'Vrai', is_correct: isTrue },
    { label: 'Faux', is_correct: !isTrue },
  ],
})
const ordering = (label: string, explanation: string, ...steps: string[]) => ({
  type: 'ordering',
  label,
  explanation,
  choices: steps.map((text, index) => ({ label: text, is_correct: true, position: index + 1 })),
})
const multiple = (label: string, explanation: string, ...choices: Choice[]) => ({
  type: 'multiple',
  label,
  explanation,
  choices: choices.map(([text, correct]) => ({ label: text, is_correct: correct })),
})

const GENERAL = [
  trueFalse(
    'Un conseil écrit est mieux suivi qu’un conseil oral.',
    true,
    'Une phrase écrite sur le sac ou une fiche double le suivi.',
  ),
  single(
    'Que faire devant un doute ?',
    'Le doute se lève par une question ouverte, puis par une orientation.',
    ['Orienter vers le médecin', true],
    ['Vendre le produit le plus cher', false],
    ['Attendre la prochaine visite', false],
  ),
  ordering(
    'Remettez dans l’ordre les étapes d’un conseil.',
    'Accueillir, questionner, conseiller, vérifier.',
    'Accueillir',
    'Questionner',
    'Conseiller',
    'Vérifier la compréhension',
  ),
]

const quiz = (
  title: string,
  excerpt: string,
  category: string,
  index: number,
  questions: object[],
  more: Record<string, unknown> = {},
): DemoContent => ({
  title,
  excerpt,
  category,
  from: -40 + index,
  ...(index % 3 === 0 ? { cover: 20 + (index % 5) } : {}),
  text: [
    'Répondez à votre rythme : la correction explique chaque réponse.',
    'Vos réponses restent personnelles.',
  ],
  fields: (context) => ({
    questions: [...questions, ...GENERAL],
    pass_mark: 80,
    duration_minutes: 5,
    has_certificate: true,
    ...(index % 4 === 1 ? { due_on: context.day(12) } : {}),
    ...more,
  }),
})

export const quizzes: readonly DemoContent[] = [
  quiz(
    'Angine ou rhinopharyngite : feriez-vous le bon test ?',
    'Huit situations de comptoir pour choisir le bon réflexe.',
    'conseil',
    0,
    [
      single(
        'Quel âge minimal pour le test angine en officine ?',
        'Le protocole s’adresse aux personnes de 10 ans et plus.',
        ['3 ans', false],
        ['10 ans', true],
        ['18 ans', false],
      ),
      trueFalse(
        'Une angine virale nécessite un antibiotique.',
        false,
        'Les antibiotiques n’agissent pas sur les virus.',
      ),
    ],
    { max_attempts: 3 },
  ),
  quiz(
    "Vaccins d'hiver : testez l'équipe",
    'Six questions pour vérifier les schémas et les intervalles.',
    'prevention',
    1,
    [
      trueFalse(
        'Grippe et Covid-19 peuvent être injectés le même jour.',
        true,
        'Sur deux sites d’injection différents.',
      ),
    ],
  ),
  quiz(
    'Sommeil : les bons conseils',
    'Hygiène de vie, plantes, mélatonine : où en êtes-vous ?',
    'conseil',
    2,
    [
      multiple(
        'Que conseiller le soir ?',
        'La lumière et les écrans retardent l’endormissement.',
        ['Baisser la lumière', true],
        ['Éviter les écrans', true],
        ['Un café léger', false],
      ),
    ],
  ),
  quiz(
    'Premiers soins : les plaies simples',
    'Nettoyer, protéger, surveiller : révisez les gestes.',
    'conseil',
    3,
    [
      ordering(
        'Soigner une plaie simple',
        'Se laver les mains vient toujours en premier.',
        'Se laver les mains',
        'Nettoyer à l’eau et au savon',
        'Protéger',
      ),
    ],
  ),
  quiz(
    'Dispositifs médicaux : ce que dit la règle',
    'Marquage, traçabilité, information : les obligations en officine.',
    'reglementation',
    4,
    [trueFalse('Le marquage CE est obligatoire.', true, 'Il figure sur le produit ou son emballage.')],
  ),
  quiz(
    'Gamme hiver : connaissez-vous les produits ?',
    'Retrouvez la bonne indication de chaque référence.',
    'produits',
    5,
    [
      single(
        'Le spray hypertonique est indiqué en cas de…',
        'Il décongestionne par effet osmotique.',
        ['nez bouché', true],
        ['nez sec', false],
      ),
    ],
  ),
  quiz('Allergies : anticiper le printemps', 'Les questions à poser avant de conseiller.', 'prevention', 6, [
    trueFalse('Une gêne respiratoire relève du médecin.', true, 'Elle peut annoncer une crise d’asthme.'),
  ]),
  quiz(
    'Bébé : les conseils des premiers mois',
    'Alimentation, sommeil, change : rassurer et orienter.',
    'conseil',
    7,
    [trueFalse('Un nourrisson dort sur le dos.', true, 'C’est la position recommandée.')],
  ),
  quiz(
    'Déchets et tri à l’officine',
    'Ce qui se collecte, ce qui se jette, ce qui se déclare.',
    'reglementation',
    8,
    [
      single(
        'Où jeter une aiguille usagée ?',
        'Dans la boîte jaune remise gratuitement aux patients.',
        ['Boîte jaune', true],
        ['Poubelle ordinaire', false],
      ),
    ],
  ),
  quiz('Hygiène bucco-dentaire', 'Brossage, fil, bain de bouche : les repères utiles.', 'produits', 9, [
    trueFalse('Deux minutes de brossage, deux fois par jour.', true, 'C’est la durée recommandée.'),
  ]),
  quiz('Jambes légères : compression et conseils', 'Mesurer, choisir, expliquer l’enfilage.', 'conseil', 10, [
    single(
      'Quand prendre les mesures ?',
      'Les jambes sont moins gonflées au réveil.',
      ['Le matin', true],
      ['Le soir', false],
    ),
  ]),
  quiz(
    'Nutrition : lire une étiquette',
    'Allégations, portions, additifs : décoder pour conseiller.',
    'produits',
    11,
    [
      trueFalse(
        'Les ingrédients sont classés par poids décroissant.',
        true,
        'Le premier est le plus présent.',
      ),
    ],
  ),
]

const tutorial = (
  title: string,
  excerpt: string,
  category: string,
  level: string,
  seconds: number,
  index: number,
  chapters: string[],
): DemoContent => ({
  title,
  excerpt,
  category,
  from: -35 + index,
  ...(index % 2 === 0 ? { cover: 25 + (index % 4) } : {}),
  attachments: [`Aide-mémoire : ${title}`],
  text: [excerpt, 'À regarder une première fois en entier, puis à reprendre par chapitre.'],
  fields: () => ({
    duration_s: seconds,
    level,
    chapters: chapters.map((chapter, rank) => ({
      title: chapter,
      start_s: Math.round((seconds / chapters.length) * rank),
    })),
    transcript: chapters
      .map((chapter) => `${chapter}. Prenez le temps de montrer le geste, puis faites-le refaire.`)
      .join('\n'),
  }),
})

export const tutorials: readonly DemoContent[] = [
  [
    'Réaliser un test angine au comptoir',
    "L'accueil, le geste, la lecture et l'orientation, filmés en officine.",
    'conseil',
    'pratique',
    480,
    [
      'Pourquoi tester',
      'Questionner et écarter les risques',
      'Le geste du prélèvement',
      'Lire et expliquer',
      'Orienter et tracer',
    ],
  ],
  [
    'Parcours vaccination : accueil, traçabilité, surveillance',
    'Le parcours complet en huit minutes.',
    'conseil',
    'pratique',
    510,
    ["L'accueil", 'Le dossier', "L'injection", 'La surveillance'],
  ],
  [
    'Commander sur Déporef en trois minutes',
    'Panier, remises, reliquats : la prise en main.',
    'outils',
    'decouverte',
    180,
    ['Se connecter', 'Remplir le panier', 'Suivre la livraison'],
  ],
  [
    'Installer la vitrine du mois',
    'Du carton à la vitrine, étape par étape.',
    'merchandising',
    'pratique',
    360,
    ['Préparer', 'Poser les éléments', 'Éclairer', 'Photographier'],
  ],
  [
    'Lire ses statistiques Ospharm',
    'Trois indicateurs à suivre chaque semaine.',
    'gestion',
    'decouverte',
    300,
    ['Le panier moyen', 'La marge', 'La comparaison'],
  ],
  [
    'Mener un entretien de prévention',
    'Poser les bonnes questions en trente minutes.',
    'conseil',
    'expert',
    720,
    ['Préparer', 'Écouter', 'Prioriser', 'Conclure'],
  ],
  [
    'Programmer ses écrans Affich’Activ',
    'Créer une liste et la diffuser.',
    'outils',
    'decouverte',
    240,
    ['Choisir les visuels', 'Planifier', 'Vérifier'],
  ],
  [
    'Ranger le linéaire premiers soins',
    'Le planogramme appliqué en une heure.',
    'merchandising',
    'pratique',
    420,
    ['Vider', 'Nettoyer', 'Implanter', 'Étiqueter'],
  ],
  [
    'Le pilulier : le préparer sans erreur',
    'Double contrôle et traçabilité.',
    'conseil',
    'expert',
    540,
    ['Recevoir', 'Préparer', 'Contrôler'],
  ],
  [
    'Prendre les mesures pour une compression',
    'Les bons points de mesure, debout et le matin.',
    'conseil',
    'pratique',
    300,
    ['Les repères', 'La mesure', 'Le choix'],
  ],
  [
    'Animer une réunion d’équipe de quinze minutes',
    'Un ordre du jour, trois décisions.',
    'gestion',
    'decouverte',
    260,
    ['Préparer', 'Animer', 'Décider'],
  ],
  [
    'Accueillir un client malentendant',
    'Des gestes simples qui changent tout.',
    'conseil',
    'decouverte',
    200,
    ['Se placer', 'Parler', 'Écrire'],
  ],
].map(([title, excerpt, category, level, seconds, chapters], index) =>
  tutorial(
    title as string,
    excerpt as string,
    category as string,
    level as string,
    seconds as number,
    index,
    chapters as string[],
  ),
)

const training = (
  title: string,
  excerpt: string,
  category: string,
  laboratory: string,
  modality: string,
  index: number,
): DemoContent => ({
  title,
  excerpt,
  category,
  laboratory,
  from: -25 + index,
  text: [
    excerpt,
    'La formation est gratuite pour les équipes du réseau. Une attestation est remise à chaque participant.',
  ],
  fields: (context) => {
    const first = 5 + index * 4
    return {
      modality,
      first_on: context.day(first),
      last_on: context.day(first + 14),
      duration_minutes: 45 + (index % 3) * 30,
      sessions: [0, 14].map((offset) => ({
        starts_at: context.at(first + offset, 13),
        ends_at: context.at(first + offset, 14),
        place: modality === 'presentiel' ? 'Rennes, agence du laboratoire' : 'En ligne',
        seats: 30,
      })),
      objectives: [
        'Connaître la gamme et ses indications',
        'Poser les trois questions utiles',
        'Repérer ce qui relève du médecin',
      ].map((text) => ({ text })),
      contact_name: 'Sophie Daniélou, déléguée',
      contact_email: 'formation@laboratoire.demo.kiosque.test',
      contact_phone: '+33299004117',
      ...(modality === 'e-learning' ? { link: 'https://formation.demo.kiosque.test/module' } : {}),
    }
  },
})

export const laboratoryTrainings: readonly DemoContent[] = [
  [
    'Conseiller les peaux sensibles',
    'Reconnaître, apaiser, protéger : une approche en trois temps.',
    'dermo-cosmetique',
    'Hydrélis',
    'visio',
  ],
  ['Le lavage de nez expliqué', 'Pour tous les âges, avec ou sans spray.', 'orl', 'Maréole', 'presentiel'],
  [
    'Magnésium : formes et indications',
    'Comparer les sels et choisir avec le client.',
    'nutrition',
    'Ostéane',
    'e-learning',
  ],
  [
    'Sommeil : conseiller sans banaliser',
    'Plantes, mélatonine et hygiène de vie.',
    'nutrition',
    'Kalméo',
    'visio',
  ],
  [
    'Anti-âge : construire une routine',
    'Une routine courte que le client suivra.',
    'dermo-cosmetique',
    'Évanor',
    'presentiel',
  ],
  ['Toux : choisir la bonne réponse', 'Toux sèche, toux grasse, signaux d’alerte.', 'orl', 'Pulméa', 'visio'],
  ['Le change et les érythèmes', 'Accompagner les jeunes parents.', 'bebe', 'Bébélia', 'visio'],
  [
    'Gencives sensibles',
    'Brosses, dentifrices et bains de bouche.',
    'bucco-dentaire',
    'Dentéor',
    'e-learning',
  ],
  ['Huiles essentielles : les précautions', 'Populations, voies et doses.', 'orl', 'Florvéa', 'visio'],
  [
    'Protection solaire toute l’année',
    'Indices, textures et idées reçues.',
    'dermo-cosmetique',
    'Solénia',
    'presentiel',
  ],
  ['Ménopause : en parler au comptoir', 'Écouter, informer, orienter.', 'nutrition', 'Vitalune', 'visio'],
  [
    'Orthèses : mesurer et adapter',
    'Poignet, genou, cheville : les bons réflexes.',
    'orthopedie',
    'Orthéa',
    'presentiel',
  ],
].map((row, index) => training(row[0]!, row[1]!, row[2]!, row[3]!, row[4]!, index))

const course = (
  title: string,
  excerpt: string,
  category: string,
  hours: number,
  dpc: string | null,
  index: number,
): DemoContent => ({
  title,
  excerpt,
  category,
  from: -55 + index,
  ...(index % 3 === 0 ? { cover: 30 + (index % 4) } : {}),
  text: [
    excerpt,
    '## Pour qui',
    'Pharmaciens et préparateurs des officines du réseau.',
    '## Comment',
    'Les modules se suivent à votre rythme, sauf la classe virtuelle, à date fixe.',
  ],
  fields: (context) => ({
    programme:
      '<h3>Objectifs</h3><ul><li>Comprendre le cadre</li><li>Conduire l’entretien</li><li>Organiser le service</li></ul>',
    modules: [
      ['Le cadre et les enjeux', 'lecture', 40],
      ['Les bonnes questions', 'video', 55],
      ['Mises en situation', 'classe-virtuelle', 120],
      ['Évaluation', 'evaluation', 20],
    ].map(([name, format, minutes]) => ({
      title: name,
      format,
      duration_minutes: minutes,
      text: 'Support à télécharger et quiz de fin de module.',
    })),
    hours,
    dpc_type: dpc === null ? 'aucun' : 'formation-continue',
    ...(dpc === null ? {} : { dpc_number: dpc }),
    funding: dpc === null ? 'Offert par le réseau' : 'Prise en charge possible par votre organisme',
    finish_before: context.day(60 + index * 5),
    trainer: 'Anne Rousselot, pharmacienne',
    outcomes: [{ text: 'Attestation de participation' }, { text: 'Fiches pratiques à imprimer' }],
    contact_name: 'Académie Référence',
    contact_email: 'academie@demo.kiosque.test',
  }),
})

export const academy: readonly DemoContent[] = [
  [
    'Mener un entretien de prévention, de l’accueil au bilan',
    'Six modules pour proposer, conduire et conclure un entretien.',
    'missions',
    7,
    '99A82600101',
  ],
  ['Vacciner en officine', 'Le geste, la traçabilité et la conduite à tenir.', 'missions', 6, '99A82600102'],
  ['Manager une équipe officinale', 'Recruter, motiver, faire grandir.', 'management', 10.5, null],
  ['Piloter ses indicateurs', 'Lire ses chiffres et décider.', 'gestion', 4, null],
  ['Bilan partagé de médication', 'Préparer, conduire et transmettre.', 'missions', 9, '99A82600105'],
  ['Accompagner le sevrage tabagique', 'De l’entretien au suivi.', 'conseil', 5, '99A82600106'],
  ['Dermocosmétique : le conseil expert', 'Construire des routines utiles.', 'conseil', 4.5, null],
  ['Micronutrition : les bases', 'Carences, populations, interactions.', 'conseil', 6, null],
  ['Gérer un conflit au comptoir', 'Désamorcer sans céder.', 'management', 3, null],
  ['Maintien à domicile : le parcours', 'De la demande à la livraison.', 'missions', 7, '99A82600110'],
  ['Préparer la transmission de l’officine', 'Anticiper sur trois ans.', 'gestion', 5, null],
  [
    'Premiers secours en officine',
    'Les gestes qui sauvent, recyclage compris.',
    'missions',
    7,
    '99A82600112',
  ],
].map((row, index) =>
  course(
    row[0] as string,
    row[1] as string,
    row[2] as string,
    row[3] as number,
    row[4] as string | null,
    index,
  ),
)
