import { IconCheck } from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { Progress as Own } from '@kiosque/contract/wire/trainings'
import { Button } from '../../../ui/button.tsx'
import { useMarkProgress } from '../progress.queries.ts'

export type Module = {
  id: number
  title: string
  format?: string | null
  duration_minutes?: number | null
  text?: string | null
}

type ModulePathProps = { id: number; modules: readonly Module[]; own: Own | undefined }

/** The modules one after the other: what is done is ticked, the next one is what to do. */
export function ModulePath({ id, modules, own }: ModulePathProps) {
  const mark = useMarkProgress('academy', id)
  if (modules.length === 0) return null
  const done = own?.module_ids ?? []
  const current = own && modules.find((module) => !done.includes(module.id))
  const { options: formats } = kinds.academy.fields.modules.fields.format
  const save = (ids: number[]) => mark.mutate({ body: { module_ids: ids } })
  return (
    <section>
      <div className="row" style={{ justifyContent: 'space-between', marginBottom: 14 }}>
        <h2 className="h3">Le parcours</h2>
        <span className="small muted">Les modules se suivent l’un après l’autre</span>
      </div>
      <ol className="path">
        {modules.map((module, index) => {
          const isDone = done.includes(module.id)
          const isCurrent = module === current
          return (
            <li key={module.id} className={isDone ? 'done' : isCurrent ? 'now' : undefined}>
              <span className="path__n">
                {isDone ? <IconCheck className="i" aria-hidden="true" /> : index + 1}
                {isDone && <span className="sr-only">Module {index + 1}, fait</span>}
              </span>
              <div className="card mod" aria-current={isCurrent ? 'step' : undefined}>
                <div>
                  <p className="over">
                    {[
                      optionLabel(formats, module.format),
                      module.duration_minutes && `${module.duration_minutes}\u00A0min`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                  <h3>{module.title}</h3>
                  {module.text && <p className="small muted">{module.text}</p>}
                </div>
                {isCurrent && (
                  <Button
                    variant="secondary"
                    size="sm"
                    className="no-print"
                    aria-label={`Marquer comme fait\u00A0: ${module.title}`}
                    loading={mark.isPending}
                    loadingLabel="Un instant…"
                    onClick={() => save([...done, module.id])}
                  >
                    Marquer comme fait
                  </Button>
                )}
                {isDone && own?.completed_at === null && module.id === done.at(-1) && (
                  <Button
                    variant="ghost"
                    size="sm"
                    className="no-print"
                    aria-label={`Annuler\u00A0: ${module.title}`}
                    onClick={() => save(done.filter((each) => each !== module.id))}
                  >
                    Annuler
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
