import type { BankQuestionBody } from '@kiosque/contract/wire/question-bank'

type DemoQuestion = BankQuestionBody & { label: string }

const choice = (label: string, is_correct = false) => ({ label, is_correct, position: null, match: null })

/** What the head office keeps for quizzes to come, each type once at least. */
export const BANK_QUESTIONS: readonly DemoQuestion[] = [
  {
    type: 'multiple',
    label: 'Devant une douleur d’oreille, quels signes conduisent à orienter sans attendre ?',
    points: 2,
    has_partial_credit: true,
    explanation:
      'Fièvre, écoulement purulent et gonflement derrière l’oreille évoquent une complication. Une démangeaison isolée relève du conseil.',
    source: 'Recommandation 2025',
    choices: [
      choice('Fièvre ou altération de l’état général', true),
      choice('Écoulement purulent ou sang', true),
      choice('Démangeaison isolée après la baignade'),
      choice('Gonflement ou rougeur derrière l’oreille', true),
    ],
    tags: ['otite', 'orientation'],
  },
  {
    type: 'true_false',
    label: 'Des gouttes auriculaires peuvent être données quand le tympan est perforé.',
    explanation: 'Beaucoup de gouttes sont toxiques pour l’oreille interne : pas de gouttes sans examen.',
    choices: [choice('Vrai'), choice('Faux', true)],
    tags: ['otite'],
  },
  {
    type: 'ordering',
    label: 'Remettez dans l’ordre l’instillation de gouttes dans l’oreille.',
    explanation: 'Réchauffer évite le vertige ; rester couché laisse le produit descendre.',
    points: 2,
    has_partial_credit: true,
    choices: [
      'Se laver les mains',
      'Réchauffer le flacon',
      'Incliner la tête',
      'Rester couché cinq minutes',
    ].map((label, index) => ({ label, is_correct: false, position: index + 1, match: null })),
    tags: ['otite', 'gestes'],
  },
  {
    type: 'matching',
    label: 'À chaque vaccin, le rythme de ses rappels.',
    explanation: 'Le calendrier vaccinal fixe les âges ; la grippe se vaccine chaque automne.',
    points: 2,
    has_partial_credit: true,
    choices: [
      { label: 'Grippe', is_correct: false, position: null, match: 'Chaque automne' },
      {
        label: 'Diphtérie, tétanos, poliomyélite',
        is_correct: false,
        position: null,
        match: 'À 25, 45 et 65 ans',
      },
      {
        label: 'Rougeole, oreillons, rubéole',
        is_correct: false,
        position: null,
        match: 'Deux doses, sans rappel',
      },
    ],
    tags: ['vaccination'],
  },
  {
    type: 'numeric',
    label: 'Combien de minutes surveiller une personne après une vaccination ?',
    explanation: 'Quinze minutes, dans l’espace de confidentialité ou à côté.',
    number: 15,
    tolerance: 0,
    unit: 'minutes',
    choices: [],
    tags: ['vaccination', 'gestes'],
  },
  {
    type: 'single',
    label: 'À quelle température conserver un vaccin ?',
    explanation: 'Entre 2 et 8 °C, jamais congelé.',
    choices: [choice('Entre 2 et 8 °C', true), choice('À moins de 2 °C'), choice('À température ambiante')],
    tags: ['vaccination', 'chaîne du froid'],
  },
]

/** Questions that several quizzes of the demonstration ask: they are in the bank too, and these quizzes follow it. */
export const SHARED_LABELS: readonly { label: string; tags: string[] }[] = [
  { label: 'Un conseil écrit est mieux suivi qu’un conseil oral.', tags: ['comptoir', 'conseil'] },
  { label: 'Que faire devant un doute sur la gravité ?', tags: ['comptoir', 'orientation'] },
  { label: 'Remettez dans l’ordre les étapes d’un conseil.', tags: ['comptoir', 'conseil'] },
]
