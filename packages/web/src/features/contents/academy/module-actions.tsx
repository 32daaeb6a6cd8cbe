import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { ModuleProgress, Progress as Own } from '@kiosque/contract/wire/trainings'
import { useNow } from '../../../lib/use-now.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { paths } from '../../../lib/paths.ts'
import { useMarkProgress } from '../progress.queries.ts'
import { eventOf, isToCome, type Module } from './module-words.ts'

type ModuleActionsProps = {
  /** Of the course. */
  id: number
  module: Module
  state: ModuleProgress
  own: Own
  isCurrent: boolean
}

/** Done by seeing or passing it, these have nothing to tick. */
const SHOWS_ITSELF = new Set(['tutorial', 'quiz'])

const DAY_MS = 86_400_000

const openingWord = (state: ModuleProgress): string => {
  if (state.status === 'done') return 'Revoir'
  return state.percent !== null && state.percent > 0 ? 'Reprendre' : 'Commencer'
}

/** What may be done with a module now: open what it shows, join it, tick it, or take the tick back. */
export function ModuleActions({ id, module, state, own, isCurrent }: ModuleActionsProps) {
  const mark = useMarkProgress('academy', id)
  const now = useNow()
  if (state.status === 'locked') return null
  const shown = module.content as ContentCard | null | undefined
  const isDone = state.status === 'done'
  const event = eventOf(module)
  const tomorrow = new Date(now.getTime() + DAY_MS)
  const canJoin =
    !isDone && event === null && /^https?:/.test(module.place ?? '') && !isToCome(module, tomorrow)
  const canTick = !isDone && !(shown && SHOWS_ITSELF.has(shown.kind)) && !isToCome(module, now)
  const canUndo =
    isDone &&
    own.completed_at === null &&
    own.module_ids.at(-1) === module.id &&
    !(shown && SHOWS_ITSELF.has(shown.kind))
  const named = (word: string) => `${word}\u00A0: ${module.title}`
  return (
    <div className="mod__acts no-print">
      {shown && (
        <ButtonLink
          variant={isDone ? 'ghost' : isCurrent && !canTick ? 'secondary' : 'outline'}
          size="sm"
          href={shown.url}
          aria-label={named(openingWord(state))}
        >
          {openingWord(state)}
        </ButtonLink>
      )}
      {!isDone && event !== null && (
        <ButtonLink
          variant={isCurrent && !canTick ? 'secondary' : 'outline'}
          size="sm"
          href={paths.agenda(event)}
          aria-label={named(canTick ? 'Voir la séance' : 'Réserver ma place')}
        >
          {canTick ? 'Voir la séance' : 'Réserver ma place'}
        </ButtonLink>
      )}
      {canJoin && module.place && (
        <ButtonLink
          size="sm"
          href={module.place}
          target="_blank"
          rel="noopener"
          aria-label={named('Rejoindre la séance')}
        >
          Rejoindre<span className="sr"> (nouvel onglet)</span>
        </ButtonLink>
      )}
      {canTick && (
        <Button
          variant={isCurrent ? 'secondary' : 'outline'}
          size="sm"
          aria-label={named('Marquer comme fait')}
          loading={mark.isPending}
          loadingLabel="Un instant…"
          onClick={() => mark.mutate({ body: { module_ids: [module.id] } })}
        >
          Marquer comme fait
        </Button>
      )}
      {canUndo && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={named('Annuler')}
          onClick={() => mark.mutate({ body: { undone_module_id: module.id } })}
        >
          Annuler
        </Button>
      )}
    </div>
  )
}
