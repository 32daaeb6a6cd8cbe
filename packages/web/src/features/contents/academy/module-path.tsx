import { IconBook, IconCheck, IconClipboardCheck, IconLock, IconUsers, IconVideo } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { ModuleProgress, Progress as Own } from '@kiosque/contract/wire/trainings'
import { count, formatDate, formatDateTime, formatPercent } from '../../../lib/format.ts'
import { Progress } from '../../../ui/progress.tsx'
import { ModuleActions } from './module-actions.tsx'
import { eventOf, lasting, type Module } from './module-words.ts'

type ModulePathProps = {
  id: number
  modules: readonly Module[]
  own: Own | undefined
  isSequential: boolean
  /** How a session of the agenda stands, for whoever knows the agenda. */
  seat?: ((eventId: number) => ReactNode) | undefined
}

const ICONS: Readonly<Record<string, typeof IconBook>> = {
  video: IconVideo,
  'classe-virtuelle': IconUsers,
  presentiel: IconUsers,
  evaluation: IconClipboardCheck,
}

/** The modules one after the other: what is done is ticked, the next one is what to do, the others wait. */
export function ModulePath({ id, modules, own, isSequential, seat }: ModulePathProps) {
  if (modules.length === 0) return null
  const states = new Map(own?.modules.map((state) => [state.id, state]))
  const current = own?.modules.find(({ status }) => status === 'open')?.id
  return (
    <section aria-labelledby="le-parcours">
      <div className="card__head">
        <h2 id="le-parcours">Le parcours</h2>
        {isSequential && <span className="small muted">Les modules s’ouvrent l’un après l’autre</span>}
      </div>
      <ol className="path">
        {modules.map((module, index) => {
          const state = states.get(module.id)
          const isCurrent = module.id === current
          return (
            <li key={module.id} id={`module-${module.id}`} className={lookOf(state, isCurrent)}>
              <Step index={index} state={state} />
              <div className="card mod" aria-current={isCurrent ? 'step' : undefined}>
                <div>
                  <Overline module={module} />
                  <h3>{module.title}</h3>
                  {module.text && <p className="small muted">{module.text}</p>}
                  <Standing module={module} state={state} before={modules[index - 1]} seat={seat} />
                </div>
                {own && state && (
                  <ModuleActions id={id} module={module} state={state} own={own} isCurrent={isCurrent} />
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function lookOf(state: ModuleProgress | undefined, isCurrent: boolean): string | undefined {
  if (state?.status === 'done') return 'done'
  if (state?.status === 'locked') return 'locked'
  return isCurrent ? 'now' : undefined
}

function Step({ index, state }: { index: number; state: ModuleProgress | undefined }) {
  const words = { done: 'fait', open: 'ouvert', locked: 'pas encore ouvert' }
  return (
    <span className="path__n">
      {state?.status === 'done' ? (
        <IconCheck className="i i--24" aria-hidden="true" />
      ) : state?.status === 'locked' ? (
        <IconLock className="i i--18" aria-hidden="true" />
      ) : (
        <span aria-hidden="true">{index + 1}</span>
      )}
      <span className="sr-only">
        Module {index + 1}
        {state && `, ${words[state.status]}`}
      </span>
    </span>
  )
}

function Overline({ module }: { module: Module }) {
  const { options } = kinds.academy.fields.modules.fields.format
  const Icon = ICONS[module.format ?? ''] ?? IconBook
  return (
    <p className="over row" style={{ '--gap': '6px' } as React.CSSProperties}>
      <Icon className="i i--16" aria-hidden="true" />
      {[optionLabel(options, module.format), module.duration_minutes && lasting(module.duration_minutes)]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

/** When it was done, how far one is in its film, when it takes place, or what it waits for. */
function Standing({
  module,
  state,
  before,
  seat,
}: {
  module: Module
  state: ModuleProgress | undefined
  before: Module | undefined
  seat: ModulePathProps['seat']
}) {
  const event = eventOf(module)
  if (state?.status === 'done')
    return state.done_on && <p className="small muted">Terminé le {formatDate(state.done_on)}</p>
  return (
    <>
      {module.starts_at && (
        <p className="small">
          {formatDateTime(module.starts_at)}
          {event !== null && seat ? seat(event) : module.seats != null && `, ${count(module.seats, 'place')}`}
          {event === null && module.place && !/^https?:/.test(module.place) && `, ${module.place}`}
        </p>
      )}
      {state?.status === 'open' && state.percent !== null && state.percent > 0 && (
        <span className="row row--nw small" style={{ '--gap': '10px', maxWidth: 320 } as React.CSSProperties}>
          <span className="grow">
            <Progress thin label={`Avancement\u00A0: ${module.title}`} value={state.percent} />
          </span>
          <span className="num nowrap">{formatPercent(state.percent)}</span>
        </span>
      )}
      {state?.status === 'locked' && (
        <p className="small muted">
          {before ? `S’ouvre après «\u00A0${before.title}\u00A0»` : 'Pas encore ouvert'}
        </p>
      )}
    </>
  )
}
