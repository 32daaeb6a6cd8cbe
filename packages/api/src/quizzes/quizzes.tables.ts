import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { QuizDefinition } from './quiz-definition.ts'
import type { StoredAnswers } from './stored-answers.ts'

export interface QuizTables {
  quiz_versions: {
    id: GeneratedAlways<number>
    content_id: number
    hash: string
    definition: JSONColumnType<QuizDefinition>
    created_at: Date
  }
  quiz_attempts: {
    id: GeneratedAlways<number>
    version_id: number
    content_id: number
    user_id: number | null
    account_type: number | null
    drugstore_id: number | null
    number: number
    seed: number
    started_at: Date
    deadline_at: Date | null
    saved_at: Date
    answers: Generated<StoredAnswers>
    submitted_at: Date | null
    is_expired: Generated<boolean>
    points: number | null
    max_points: number | null
    score: number | null
    passed: boolean | null
    certificate_number: string | null
    certificate_code: string | null
  }
}

declare module '../db/tables.ts' {
  interface Tables extends QuizTables {}
}
