import { QUESTION_TYPES, type QuestionType } from '@kiosque/contract/domain/quiz-question'
import type { CellRead, FileColumn, FileKind } from '../../network/import/file-kind.ts'
import { folded, nearest } from '../../network/import/nearest.ts'
import { sameness } from './bank-question.ts'
import { questionOfLine, type QuestionLine } from './question-line.ts'

/** Line breaks are of the text; other control characters can be neither stored nor shown. */
const textCell = (text: string): CellRead =>
  /[^\P{Cc}\n\r\t]/u.test(text)
    ? refused('Cette valeur contient un caractère illisible.')
    : { ok: true, value: text.replaceAll('\r\n', '\n') }

const refused = (message: string, suggestion: string | null = null): CellRead => ({
  ok: false,
  message,
  suggestion,
})

/** The label of the back office, or the name the API has for it. */
const TYPE_NAMES: [string, QuestionType][] = [
  ...QUESTION_TYPES.map(({ value, label }): [string, QuestionType] => [label, value]),
  ...QUESTION_TYPES.map(({ value }): [string, QuestionType] => [value, value]),
  ['QCU', 'single'],
  ['QCM', 'multiple'],
  ['Vrai/Faux', 'true_false'],
  ['Mise en ordre', 'ordering'],
  ['Numérique', 'numeric'],
]

function readType(text: string): CellRead {
  const found = TYPE_NAMES.find(([name]) => folded(name) === folded(text))
  if (found) return { ok: true, value: found[1] }
  const labels = QUESTION_TYPES.map(({ label }) => label)
  return refused(`Type inconnu. Écrivez\u00a0: ${labels.join(', ')}.`, nearest(text, labels))
}

function readPoints(text: string): CellRead {
  const points = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (points >= 1 && points <= 10) return { ok: true, value: points }
  return refused('Saisissez un nombre entier entre 1 et 10.')
}

function readYes(text: string): CellRead {
  if (/^(?:oui|o|vrai|true|1|x)$/i.test(text)) return { ok: true, value: true }
  if (/^(?:non|n|faux|false|0)$/i.test(text)) return { ok: true, value: false }
  return refused('Écrivez oui ou non.')
}

function readNumber(text: string): CellRead {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain)
    ? { ok: true, value: Number(plain) }
    : refused('Saisissez un nombre.')
}

const column = (
  key: string,
  label: string,
  example: string,
  read: (text: string) => CellRead = textCell,
  aliases: string[] = [],
): FileColumn<null> => ({ key, label, aliases, isRequired: false, example, read })

/** As many answers as a question may have. */
export const MOST_ANSWERS = 12
const EXAMPLES = ['Un collutoire', 'Un test rapide', 'Les urgences']

export const QUESTION_COLUMNS: FileColumn<null>[] = [
  { ...column('type', 'Type', 'Choix unique', readType), isRequired: true },
  {
    ...column(
      'label',
      'Question',
      'Devant un mal de gorge fébrile, que proposer en premier\u00a0?',
      textCell,
      ['énoncé', 'libellé'],
    ),
    isRequired: true,
  },
  ...Array.from({ length: MOST_ANSWERS }, (_, index) =>
    column(`answer_${index + 1}`, `Réponse ${index + 1}`, EXAMPLES[index] ?? ''),
  ),
  column('right', 'Bonnes réponses', '2', textCell, ['bonne réponse', 'réponse attendue']),
  column('points', 'Points', '1', readPoints),
  column('has_partial_credit', 'Points partiels', 'non', readYes, ['crédit partiel']),
  column('explanation', 'Explication', 'Le test rapide distingue angine virale et bactérienne.'),
  column('source', 'Source', 'Recommandation 2025'),
  column('source_url', 'Lien de la source', '', textCell, ['lien', 'url']),
  column('tolerance', 'Écart accepté', '', readNumber, ['tolérance']),
  column('unit', 'Unité', ''),
  column('tags', 'Étiquettes', 'angine, comptoir', textCell, ['tags', 'thèmes']),
]

export const QUESTION_FILE: FileKind<null, QuestionLine> = {
  columns: QUESTION_COLUMNS,
  keyOf: (line) => {
    const { question } = questionOfLine(line as QuestionLine)
    return question ? sameness(question) : undefined
  },
  repeated: {
    column: 'Question',
    message: (earlier) => `Cette question figure déjà à la ligne ${earlier} de ce fichier.`,
  },
  check: (line) => questionOfLine(line as QuestionLine).faults,
  maxLines: 2_000,
}
