import { createKnownAddresses } from './answers/known-addresses.ts'
import { createSharedAnswers } from './answers/shared-answers.ts'
import { createReaders } from './audience/readers.ts'
import { countsInTargets, replaceInTargets } from './audience/replace-in-targets.ts'
import { createLive } from './content/live.ts'
import type { Deps } from './deps.ts'
import { publishedEvents } from './events/events.service.ts'
import { openStorage } from './files/open-storage.ts'
import { personalDataSources } from './personal-data-sources.ts'
import { withCurrentQuestions } from './quizzes/bank/restored-questions.ts'
import { createQuizDefinitions } from './quizzes/definitions.ts'
import { reindexContentsOf } from './search-index/reindex.ts'

/** What main.ts and the tests each make their own way. */
export type Ground = Pick<Deps, 'env' | 'db' | 'now' | 'events' | 'mailer' | 'jobs' | 'log' | 'report'>

/** The whole of what the application works with. Where a floor needs something of one above, it is handed down here. */
export function composeDeps(ground: Ground): Deps {
  const live = createLive(ground)
  return {
    ...ground,
    readers: createReaders(ground),
    live,
    answers: createSharedAnswers({ ...ground, live }),
    knownAddresses: createKnownAddresses(),
    storage: openStorage(ground.env),
    targetUses: { counts: countsInTargets, replace: replaceInTargets },
    whenFileRead: reindexContentsOf,
    personalData: personalDataSources(ground.env),
    quizDefinitions: createQuizDefinitions(),
    publishedEvents,
    whenRestored: { quiz: withCurrentQuestions },
  }
}
