import type { Db } from '../db/db.ts'
import { selectDefinition } from './attempts.sql.ts'
import type { QuizDefinition } from './quiz-definition.ts'

/** The quizzes of versions, kept in memory: versions never change, and ten thousand people answering one read it once. */
export interface QuizDefinitions {
  find(db: Db, versionId: number): Promise<QuizDefinition>
}

declare module '../deps.ts' {
  interface Deps {
    quizDefinitions: QuizDefinitions
  }
}

const MOST_KEPT = 200

export function createQuizDefinitions(): QuizDefinitions {
  const kept = new Map<number, QuizDefinition>()
  return {
    async find(db, versionId) {
      const known = kept.get(versionId)
      if (known) return known
      const definition = await selectDefinition(db, versionId)
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(versionId, definition)
      return definition
    },
  }
}
