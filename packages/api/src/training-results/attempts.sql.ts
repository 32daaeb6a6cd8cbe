import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { StoredAnswers } from '../quizzes/stored-answers.ts'

export interface FirstTry {
  id: number
  version_id: number
  seed: number
  answers: StoredAnswers
}

export interface TriesFilter {
  contentId: number
  versionId: number | null
  zones: readonly number[] | null
}

/**
 * The first finished try of each person, the latest first: a later one was made knowing the answers. What erased people
 * answered stays, one by one. Zones are those of the pharmacy where it was made.
 */
export async function selectFirstTries(
  db: Db,
  { contentId, versionId, zones }: TriesFilter,
  { beforeId, size }: { beforeId: number; size: number },
): Promise<FirstTry[]> {
  const { rows } = await sql<FirstTry>`
    SELECT own.id, own.version_id, own.seed, own.answers FROM quiz_attempts own
      LEFT JOIN drugstores d ON d.id = own.drugstore_id
     WHERE own.content_id = ${contentId}::int AND own.submitted_at IS NOT NULL AND own.id < ${beforeId}::int
       AND (${versionId}::int IS NULL OR own.version_id = ${versionId}::int)
       AND (${zones === null}::boolean OR d.zone_id = ANY (${[...(zones ?? [])]}::int[]))
       AND NOT EXISTS (
         SELECT FROM quiz_attempts earlier
          WHERE earlier.content_id = own.content_id AND earlier.user_id = own.user_id AND earlier.id < own.id
            AND earlier.submitted_at IS NOT NULL
            AND (${versionId}::int IS NULL OR earlier.version_id = ${versionId}::int))
     ORDER BY own.id DESC LIMIT ${size}::int`.execute(db)
  return rows
}
