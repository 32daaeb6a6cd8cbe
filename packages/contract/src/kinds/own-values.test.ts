import { expectTypeOf, test } from 'vitest'
import type { OwnEntryOf, OwnFieldName, OwnValuesOf, SharedValuesOf } from './own-values.ts'
import type { quiz } from './quiz.ts'

type Question = OwnEntryOf<typeof quiz.fields.questions>
type Choice = OwnEntryOf<typeof quiz.fields.questions.fields.choices>

// The compiler is the judge: `npm run check` fails when a name below is no longer what the kinds declare.
test('own values are read under the names their kind declares, and no other', () => {
  expectTypeOf<'pass_mark'>().toExtend<OwnFieldName<'quiz'>>()
  expectTypeOf<'finish_before'>().toExtend<OwnFieldName>()
  expectTypeOf<'finish_before'>().not.toExtend<OwnFieldName<'quiz'>>()
  expectTypeOf<'due_day'>().not.toExtend<OwnFieldName>()
  expectTypeOf<OwnValuesOf<'quiz'>['pass_mark']>().toEqualTypeOf<unknown>()
  expectTypeOf<OwnValuesOf<'quiz' | 'academy'>>().toHaveProperty('finish_before')
  // @ts-expect-error -- a field nobody declares: what a renamed one becomes
  expectTypeOf<OwnValuesOf<'quiz'>['due_day']>().toBeUnknown()
})

test('what several kinds share is what each of them declares', () => {
  expectTypeOf<keyof SharedValuesOf<'product' | 'technical_file'>>().toEqualTypeOf<'range_code' | 'ean'>()
})

test('an entry is read under the names its list declares, with an id where the list gives one', () => {
  expectTypeOf<Question['bank_id']>().toEqualTypeOf<unknown>()
  expectTypeOf<Question['id']>().toEqualTypeOf<unknown>()
  expectTypeOf<Choice['is_correct']>().toEqualTypeOf<unknown>()
  // @ts-expect-error -- of the quiz, not of a question
  expectTypeOf<Question['pass_mark']>().toBeUnknown()
})

test('what the database gives is read so without a word, as any record is', () => {
  expectTypeOf<Record<string, unknown>>().toExtend<OwnValuesOf<'quiz'>>()
})
