import { SMALLEST_SHOWN } from '@kiosque/contract/domain/masking'
import { managesTeam } from '@kiosque/contract/domain/roles'
import type { AttemptComparison } from '@kiosque/contract/wire/quizzes'
import type { Deps } from '../deps.ts'
import { conflict } from '../errors.ts'
import { findAttempt, type Taking } from './attempts.service.ts'
import { countTeam, selectPeers, type Peers } from './comparison.sql.ts'

const NOBODY: Peers = { people: 0, average: null, below: 0 }

/** Fewer than five people are never told apart (D13-04). */
const shown = ({ people, average }: Peers) =>
  average === null || people < SMALLEST_SHOWN ? null : { people, average }

/** One's own finished attempt beside the network and the team one works in now. */
export async function compareAttempt(deps: Deps, id: number, who: Taking): Promise<AttemptComparison> {
  const { content_id: contentId, score } = await findAttempt(deps, id, who)
  if (score === null) throw conflict('attempt_open', 'Ce quiz n’est pas encore rendu.')
  const { drugstore_id: drugstoreId } = who.viewer
  const all = await selectPeers(deps.db, { contentId, score, drugstoreId: null })
  const team = drugstoreId === null ? NOBODY : await selectPeers(deps.db, { contentId, score, drugstoreId })
  const network = shown(all)
  return {
    network,
    team: shown(team),
    better_than: network === null ? null : Math.floor((all.below / (all.people - 1)) * 100),
    team_taken:
      drugstoreId !== null && managesTeam(who.viewer.account_type)
        ? { people: team.people, total: await countTeam(deps.db, drugstoreId) }
        : null,
  }
}
