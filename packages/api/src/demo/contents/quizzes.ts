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

/** Each element with what it goes with; part of it right earns part of the points. */
const matching = (label: string, explanation: string, ...pairs: [label: string, match: string][]) => ({
  type: 'matching',
  label,
  explanation,
  points: 2,
  has_partial_credit: true,
  choices: pairs.map(([text, match]) => ({ label: text, match })),
})
const numeric = (
  label: string,
  explanation: string,
  expected: { number: number; tolerance?: number; unit: string },
) => ({
  type: 'numeric',
  label,
  explanation,
  choices: [],
  ...expected,
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
    'Neuf questions de comptoir pour choisir le bon réflexe.',
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
      {
        ...multiple(
          'Quels signes augmentent le score de Mac Isaac ?',
          'Fièvre, absence de toux, adénopathies cervicales sensibles et atteinte amygdalienne comptent chacune un point.',
          ['Une fièvre supérieure à 38 °C', true],
          ['L’absence de toux', true],
          ['Des ganglions du cou sensibles', true],
          ['Un nez qui coule', false],
        ),
        points: 2,
        has_partial_credit: true,
        source: 'Assurance maladie, test rapide d’orientation diagnostique de l’angine',
        source_url: 'https://www.ameli.fr/pharmacien',
      },
      matching(
        'À chaque situation son orientation.',
        'Le résultat du test, l’âge et les signes de gravité décident de la conduite à tenir.',
        ['Test négatif, adulte sans signe de gravité', 'Conseil et traitement des symptômes'],
        ['Test positif, adulte sans signe de gravité', 'Antibiotique selon le protocole ou le médecin'],
        ['Gêne pour respirer ou ouvrir la bouche', 'Urgences, sans attendre'],
      ),
      numeric(
        'À partir de quel score de Mac Isaac proposer le test chez l’adulte ?',
        'À partir de deux ; en dessous, une angine à streptocoque est peu probable.',
        { number: 2, unit: 'points' },
      ),
      numeric(
        'Quelle dose maximale de paracétamol par jour sans avis médical, pour un adulte de plus de 50\u00a0kg ?',
        'Trois grammes par jour en automédication, en espaçant les prises d’au moins quatre heures.',
        { number: 3, tolerance: 0, unit: 'g' },
      ),
    ],
    { max_attempts: 3 },
  ),
  quiz(
    "Vaccins d'hiver : testez l'équipe",
    'Quatre questions pour vérifier les schémas et les intervalles.',
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
    { time_limit_s: 600, validity_months: 12 },
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
