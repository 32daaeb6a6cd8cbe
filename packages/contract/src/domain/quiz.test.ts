import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { questionFaults } from './quiz-author.ts'
import { drawQuestions, type DrawRules } from './quiz-draw.ts'
import { answersToPass, type KeyedQuestion, type QuestionType, type QuizAnswer } from './quiz-question.ts'
import { scoreQuestion, scoreQuiz } from './quiz-score.ts'

const TYPES: QuestionType[] = ['single', 'multiple', 'true_false', 'ordering', 'matching', 'numeric']

/** Questions that can be asked, of every type. */
const question = (id: number) =>
  fc
    .record({
      type: fc.constantFrom(...TYPES),
      points: fc.integer({ min: 1, max: 10 }),
      has_partial_credit: fc.boolean(),
      flags: fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }),
      right: fc.nat(5),
      number: fc.integer({ min: -1000, max: 1000 }),
      tolerance: fc.integer({ min: 0, max: 5 }),
    })
    .map(({ type, flags, right, ...rest }): KeyedQuestion => {
      const size = type === 'numeric' ? 0 : type === 'true_false' ? 2 : flags.length
      const choices = Array.from({ length: size }, (_, index) => ({
        id: index + 1,
        label: `Réponse ${index}`,
        is_correct:
          type === 'multiple' ? index === right % size || flags[index] === true : index === right % size,
        position: type === 'ordering' ? index + 1 : null,
        match: type === 'matching' ? `Avec ${index}` : null,
      }))
      return { id, type, label: `Question ${id}`, ...rest, choices }
    })

const quiz = fc
  .integer({ min: 1, max: 8 })
  .chain((length) => fc.tuple(...Array.from({ length }, (_, index) => question(index + 1))))
const rules: fc.Arbitrary<DrawRules> = fc.record({
  count: fc.option(fc.integer({ min: 1, max: 10 })),
  shufflesQuestions: fc.boolean(),
  shufflesChoices: fc.boolean(),
})
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 })
const answerTo = (question_id: number): fc.Arbitrary<QuizAnswer> =>
  fc.record({
    question_id: fc.constant(question_id),
    choice_ids: ids,
    pairs: fc.array(
      fc.record({ choice_id: fc.integer({ min: 1, max: 7 }), match_id: fc.integer({ min: 1, max: 7 }) }),
    ),
    value: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
  })
const answers = fc.tuple(...Array.from({ length: 8 }, (_, index) => answerTo(index + 1)))
const passMark = fc.integer({ min: 1, max: 100 })

/** What somebody who knows everything answers. */
function perfect(drawn: ReturnType<typeof drawQuestions>): QuizAnswer[] {
  return drawn.map(({ question: asked, matches }) => ({
    question_id: asked.id,
    choice_ids: (asked.type === 'ordering'
      ? asked.choices.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
      : asked.choices.filter((choice) => choice.is_correct)
    ).map(({ id }) => id),
    pairs: asked.choices.flatMap((choice) => {
      const match = matches.find(({ label }) => label === choice.match)
      return match ? [{ choice_id: choice.id, match_id: match.id }] : []
    }),
    value: asked.number,
  }))
}

describe('D7-01 the score of a quiz', () => {
  test('is between 0 and the maximum, whatever is answered', () => {
    fc.assert(
      fc.property(quiz, rules, fc.nat(), answers, passMark, (questions, draw, seed, given, mark) => {
        const score = scoreQuiz(drawQuestions(questions, draw, seed), given, mark)

        expect(score.points).toBeGreaterThanOrEqual(0)
        expect(score.points).toBeLessThanOrEqual(score.most)
        expect(score.percent).toBeGreaterThanOrEqual(0)
        expect(score.percent).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('depends neither on the order of the questions nor on that of the answers', () => {
    fc.assert(
      fc.property(quiz, fc.nat(), answers, passMark, (questions, seed, given, mark) => {
        const drawn = drawQuestions(
          questions,
          { count: null, shufflesQuestions: true, shufflesChoices: true },
          seed,
        )

        expect(scoreQuiz(drawn.toReversed(), given.toReversed(), mark)).toEqual(scoreQuiz(drawn, given, mark))
      }),
    )
  })

  test('is all of it for all right answers, and passes at any mark', () => {
    fc.assert(
      fc.property(quiz, rules, fc.nat(), passMark, (questions, draw, seed, mark) => {
        const drawn = drawQuestions(questions, draw, seed)

        expect(scoreQuiz(drawn, perfect(drawn), mark)).toMatchObject({ percent: 100, isPassed: true })
      }),
    )
  })

  test('says passed exactly when it shows the pass mark or more', () => {
    fc.assert(
      fc.property(quiz, rules, fc.nat(), answers, passMark, (questions, draw, seed, given, mark) => {
        const { percent, isPassed } = scoreQuiz(drawQuestions(questions, draw, seed), given, mark)

        expect(percent >= mark).toBe(isPassed)
      }),
    )
  })

  test('gives part of the points only where allowed, and never more than all of them', () => {
    fc.assert(
      fc.property(question(1), fc.nat(), answerTo(1), (asked, seed, given) => {
        const whole = { count: null, shufflesQuestions: false, shufflesChoices: true }
        const [drawn] = drawQuestions([asked], whole, seed)
        if (!drawn) throw new Error('one question, one drawn')
        const { points, isRight } = scoreQuestion(drawn, given)

        expect(points).toBeLessThanOrEqual(asked.points)
        expect(isRight).toBe(points === asked.points)
        expect(asked.has_partial_credit || points === 0 || isRight).toBe(true)
      }),
    )
  })

  test('ticking everything earns nothing more than knowing', () => {
    const multiple: KeyedQuestion = {
      id: 1,
      type: 'multiple',
      label: 'Lesquels ?',
      points: 2,
      has_partial_credit: true,
      number: null,
      tolerance: 0,
      choices: [true, true, false, false].map((is_correct, index) => ({
        id: index + 1,
        label: String(index),
        is_correct,
        position: null,
        match: null,
      })),
    }
    const [drawn] = drawQuestions(
      [multiple],
      { count: null, shufflesQuestions: false, shufflesChoices: false },
      1,
    )
    const points = (choice_ids: number[]) =>
      drawn && scoreQuestion(drawn, { question_id: 1, choice_ids, pairs: [], value: null }).points

    expect([[1, 2], [1], [1, 3], [1, 2, 3], [1, 2, 3, 4], []].map(points)).toEqual([2, 1, 0, 1, 0, 0])
  })
})

describe('D7-01 a draw', () => {
  test('is the same each time for the same attempt', () => {
    fc.assert(
      fc.property(quiz, rules, fc.nat(), (questions, draw, seed) => {
        expect(drawQuestions(questions, draw, seed)).toEqual(drawQuestions(questions, draw, seed))
      }),
    )
  })

  test('takes as many as asked, each once, and all their answers', () => {
    fc.assert(
      fc.property(quiz, rules, fc.nat(), (questions, draw, seed) => {
        const drawn = drawQuestions(questions, draw, seed)

        expect(drawn).toHaveLength(Math.min(draw.count ?? questions.length, questions.length))
        expect(new Set(drawn.map((each) => each.question.id)).size).toBe(drawn.length)
        for (const { question: asked, choices } of drawn)
          expect(new Set(choices)).toEqual(new Set(asked.choices))
      }),
    )
  })

  test('never shows an ordering in its order', () => {
    fc.assert(
      fc.property(quiz, rules, fc.nat(), (questions, draw, seed) => {
        for (const { question: asked, choices } of drawQuestions(questions, draw, seed)) {
          if (asked.type !== 'ordering') continue
          expect(choices.map(({ position }) => position)).not.toEqual(
            asked.choices.map((_, index) => index + 1),
          )
        }
      }),
    )
  })
})

test('D7-01 the pass mark in right answers', () => {
  expect([answersToPass(70, 10), answersToPass(80, 8), answersToPass(100, 3), answersToPass(1, 4)]).toEqual([
    7, 7, 3, 1,
  ])
})

describe('D7-01 a question that cannot be asked says why', () => {
  const choice = (is_correct: boolean, position: number | null = null, match: string | null = null) => ({
    id: 1,
    label: 'Oui',
    is_correct,
    position,
    match,
  })

  test.each<[QuestionType, ReturnType<typeof choice>[], number | null, boolean]>([
    ['single', [choice(true), choice(false)], null, true],
    ['single', [choice(true)], null, false],
    ['single', [choice(false), choice(false)], null, false],
    ['single', [choice(true), choice(true)], null, false],
    ['multiple', [choice(true), choice(true)], null, true],
    ['multiple', [choice(false), choice(false)], null, false],
    ['true_false', [choice(true), choice(false)], null, true],
    ['true_false', [choice(true), choice(false), choice(false)], null, false],
    ['ordering', [choice(true, 1), choice(true, 2)], null, true],
    ['ordering', [choice(true, 1), choice(true)], null, false],
    ['ordering', [choice(true, 1), choice(true, 1)], null, false],
    ['matching', [choice(false, null, 'A'), choice(false, null, 'B')], null, true],
    ['matching', [choice(false, null, 'A'), choice(false, null, ' ')], null, false],
    ['numeric', [], 12, true],
    ['numeric', [], null, false],
  ])('%s', (type, choices, number, isGood) => {
    expect(questionFaults({ type, choices, number }).length === 0).toBe(isGood)
  })
})
