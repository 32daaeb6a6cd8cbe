import type { Drawn } from '../quizzes/quiz-definition.ts'
import type { StoredAnswer } from '../quizzes/stored-answers.ts'

type Random = () => number

/** Questions differ: some nearly everybody knows, some only those who know the rest. */
const difficultyOf = (questionId: number) => 0.1 + ((questionId * 37) % 50) / 100

/** Somebody of this ability before a question: right more often the easier it is, else misled as most are. */
export function answerOf(drawn: Drawn, ability: number, at: Date, random: Random): StoredAnswer {
  const isRight = random() < Math.min(0.97, Math.max(0.06, ability + 0.3 - difficultyOf(drawn.question.id)))
  const seconds = Math.round(8 + random() * 30 + difficultyOf(drawn.question.id) * 40)
  return {
    ...(isRight ? rightAnswer(drawn) : wrongAnswer(drawn, random)),
    at: at.toISOString(),
    ms: seconds * 1000,
  }
}

type Given = Pick<StoredAnswer, 'choice_ids' | 'pairs' | 'value'>

function rightAnswer({ question, choices, matches }: Drawn): Given {
  const { type } = question
  const pairs = choices.flatMap(({ id, match }) => {
    const found = matches.find(({ label }) => label === match)
    return type === 'matching' && found ? [{ choice_id: id, match_id: found.id }] : []
  })
  const ordered = choices.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
  const ticked = type === 'ordering' ? ordered : choices.filter((choice) => choice.is_correct)
  const isTicked = type !== 'numeric' && type !== 'matching'
  return { choice_ids: isTicked ? ticked.map(({ id }) => id) : [], pairs, value: question.number }
}

/** Two in three are misled by the same thing: that is what an analysis is for. */
function wrongAnswer(drawn: Drawn, random: Random): Given {
  const { question } = drawn
  const right = rightAnswer(drawn)
  switch (question.type) {
    case 'numeric': {
      const away = question.tolerance + Math.max(1, Math.round((question.number ?? 1) / 2))
      return { ...right, value: (question.number ?? 0) + (random() < 0.65 ? away : -away) }
    }
    case 'ordering': {
      const [first = 0, second = 0, ...rest] = right.choice_ids
      return { ...right, choice_ids: [second, first, ...rest] }
    }
    case 'matching': {
      const [first, second, ...rest] = right.pairs
      if (!first || !second) return { ...right, pairs: [] }
      const crossed = [
        { ...first, match_id: second.match_id },
        { ...second, match_id: first.match_id },
      ]
      return { ...right, pairs: [...crossed, ...rest] }
    }
    case 'multiple': {
      const wrong = question.choices.filter((choice) => !choice.is_correct)
      const lure = wrong[random() < 0.65 ? 0 : wrong.length - 1]
      return { ...right, choice_ids: [...right.choice_ids.slice(0, 1), ...(lure ? [lure.id] : [])] }
    }
    default: {
      const wrong = question.choices.filter((choice) => !choice.is_correct)
      const chosen = wrong[random() < 0.65 ? question.id % wrong.length : Math.floor(random() * wrong.length)]
      return { ...right, choice_ids: chosen ? [chosen.id] : [] }
    }
  }
}
