import { expectTypeOf, test } from 'vitest'
import type { CardOf, DetailOf } from './content-of.ts'
import type { FileRef } from './files.ts'

// The compiler is the judge: `npm run check` fails when a name or a type below is no longer what the kinds declare.
test('a card has the fields its kind declares for cards, with their types, and no other', () => {
  type Quiz = CardOf<'quiz'>
  expectTypeOf<Quiz['due_on']>().toEqualTypeOf<string | null>()
  expectTypeOf<Quiz['questions_count']>().toEqualTypeOf<number>()
  expectTypeOf<CardOf<'technical_file'>['sheet']>().toEqualTypeOf<FileRef | null>()
  expectTypeOf<CardOf<'promotional_offer'>['offer_type']>().toEqualTypeOf<'plateforme' | 'direct' | null>()
  // @ts-expect-error -- the questions of a quiz never leave with it
  expectTypeOf<Quiz['questions']>().toBeNever()
  // @ts-expect-error -- a field nobody declares: what a renamed one becomes
  expectTypeOf<Quiz['due_day']>().toBeNever()
  // @ts-expect-error -- of the detail, not of the card
  expectTypeOf<Quiz['prepares_with']>().toBeNever()
})

test('a detail has them all but those kept for editors, its entries and its text', () => {
  type Academy = DetailOf<'academy'>
  expectTypeOf<Academy['modules'][number]['title']>().toEqualTypeOf<string>()
  expectTypeOf<Academy['modules'][number]['duration_minutes']>().toEqualTypeOf<number | null>()
  expectTypeOf<Academy['modules'][number]['id']>().toEqualTypeOf<number>()
  expectTypeOf<Academy['body']>().toEqualTypeOf<string>()
  expectTypeOf<DetailOf<'faq'>['answer']>().toEqualTypeOf<string>()
  // @ts-expect-error -- its text has another name
  expectTypeOf<DetailOf<'faq'>['body']>().toBeNever()
  // @ts-expect-error -- for editors
  expectTypeOf<DetailOf<'faq'>['synonyms']>().toBeNever()
})
