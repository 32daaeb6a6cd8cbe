import { z } from 'zod'
import { QUESTION_TYPES, type QuestionType } from '../domain/quiz-question.ts'
import { TAG_MAX, TAGS_MAX } from '../domain/quiz-tags.ts'
import { contentId } from '../kinds/content-id-schema.ts'
import { ownSchema } from '../kinds/field-schema.ts'
import { oneLine } from '../kinds/texts-schema.ts'
import { quiz } from '../kinds/quiz.ts'
import { id, instant, listOf, pageQuery } from './common.ts'
import { fileRef } from './files.ts'
import { importReport } from './people.ts'

const questionType = z.enum(QUESTION_TYPES.map(({ value }) => value) as [QuestionType, ...QuestionType[]])

/** A question with its key, as a quiz holds it: only towards the back office. */
export const keyedQuestion = z.object({
  type: questionType,
  label: z.string(),
  image: id.nullable(),
  explanation: z.string().nullable(),
  source: z.string().nullable(),
  source_url: z.string().nullable(),
  points: z.int(),
  has_partial_credit: z.boolean(),
  number: z.number().nullable(),
  tolerance: z.number().nullable(),
  unit: z.string().nullable(),
  choices: z.array(
    z.object({
      id: id.optional(),
      label: z.string(),
      is_correct: z.boolean(),
      position: z.int().nullable(),
      match: z.string().nullable(),
    }),
  ),
})
export type BankQuestionValues = z.infer<typeof keyedQuestion>

/** The fields a quiz declares for its questions, so that both say the same words of what is wrong. */
const { bank_id: _link, ...declared } = quiz.fields.questions.fields
const own = Object.fromEntries(Object.entries(declared).map(([name, field]) => [name, ownSchema(field)]))

const tags = z
  .array(oneLine(TAG_MAX), { error: 'Les étiquettes sont une liste.' })
  .max(TAGS_MAX, `${TAGS_MAX}\u00a0étiquettes au plus.`)

export type BankQuestionBody = Partial<BankQuestionValues> & { tags?: string[] | undefined }
export const bankQuestionBody = z.strictObject({
  ...own,
  tags: tags.optional(),
}) as unknown as z.ZodType<BankQuestionBody>
export const bankQuestionPatch = z
  .strictObject({ ...own, tags })
  .partial()
  .extend({ version: contentId.optional() }) as unknown as z.ZodType<BankQuestionBody & { version?: number }>

/** A quiz that asks a question of the bank. */
export const bankUse = z.object({
  id,
  title: z.string(),
  status: z.enum(['draft', 'published', 'archived']),
  is_live: z.boolean(),
})
export type BankUse = z.infer<typeof bankUse>

export const bankQuestion = keyedQuestion.extend({
  id,
  tags: z.array(z.string()),
  picture: fileRef.nullable(),
  uses: z.array(bankUse),
  version: z.int(),
  created_at: instant,
  updated_at: instant,
})
export type BankQuestion = z.infer<typeof bankQuestion>
export const bankQuestionList = listOf(bankQuestion)

const narrowing = {
  q: oneLine(200).optional(),
  tag: oneLine(TAG_MAX).optional(),
  type: questionType.optional(),
  usage: z.enum(['used', 'unused']).optional(),
}
export const bankQuery = z.strictObject({ ...narrowing, ...pageQuery })
export const bankExportQuery = z.strictObject(narrowing)
export type BankNarrowing = z.infer<typeof bankExportQuery>

export const bankTags = z.object({ data: z.array(z.object({ tag: z.string(), count: z.int() })) })

/** What a file holds, line by line; `questions` are the good ones, for a quiz that takes them without the bank. */
export const questionImportReport = importReport.extend({
  questions: z.array(keyedQuestion.extend({ tags: z.array(z.string()) })),
})
export type QuestionImportReport = z.infer<typeof questionImportReport>
