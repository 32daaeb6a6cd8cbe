import type { DemoContent } from './demo-content.ts'
import { QUESTIONS } from './quiz-questions.ts'

const quiz = (
  title: string,
  excerpt: string,
  category: string,
  index: number,
  more: Record<string, unknown> = {},
): DemoContent => ({
  title,
  excerpt,
  category,
  from: -40 + index,
  text: ['La correction explique chaque réponse.', 'Vos réponses restent personnelles.'],
  fields: (context) => ({
    questions: QUESTIONS[title],
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
    { max_attempts: 3 },
  ),
  quiz(
    "Vaccins d'hiver : testez l'équipe",
    'Quatre questions pour vérifier les schémas et les intervalles.',
    'prevention',
    1,
  ),
  quiz(
    'Sommeil : les bons conseils',
    'Hygiène de vie, plantes, mélatonine : où en êtes-vous ?',
    'conseil',
    2,
  ),
  quiz(
    'Premiers soins : les plaies simples',
    'Nettoyer, protéger, surveiller : révisez les gestes.',
    'conseil',
    3,
  ),
  quiz(
    'Dispositifs médicaux : ce que dit la règle',
    'Marquage, traçabilité, information : les obligations en officine.',
    'reglementation',
    4,
    { time_limit_s: 600, validity_months: 12 },
  ),
  quiz(
    'Gamme hiver : connaissez-vous les produits ?',
    'Retrouvez la bonne indication de chaque référence.',
    'produits',
    5,
  ),
  quiz('Allergies : anticiper le printemps', 'Les questions à poser avant de conseiller.', 'prevention', 6),
  quiz(
    'Bébé : les conseils des premiers mois',
    'Alimentation, sommeil, change : rassurer et orienter.',
    'conseil',
    7,
  ),
  quiz(
    'Déchets et tri à l’officine',
    'Ce qui se collecte, ce qui se jette, ce qui se déclare.',
    'reglementation',
    8,
  ),
  quiz('Hygiène bucco-dentaire', 'Brossage, fil, bain de bouche : les repères utiles.', 'produits', 9),
  quiz('Jambes légères : compression et conseils', 'Mesurer, choisir, expliquer l’enfilage.', 'conseil', 10),
  quiz(
    'Nutrition : lire une étiquette',
    'Allégations, portions, additifs : décoder pour conseiller.',
    'produits',
    11,
  ),
]
