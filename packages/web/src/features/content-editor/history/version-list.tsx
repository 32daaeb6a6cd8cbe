import { useNow } from '../../../lib/use-now.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { actionWord, whenWord, type VersionRun } from './version-words.ts'

type Props = {
  runs: readonly VersionRun[]
  current: number
  before: number
  after: number
  onChoose: (before: number, after: number) => void
}

/** The last two chosen are compared; one alone is compared with the current version. */
export function VersionList({ runs, current, before, after, onChoose }: Props) {
  const now = useNow()
  const choose = (version: number) => {
    if (version === before || version === after) return
    // The new choice replaces the older of the two, and the two stay in order.
    onChoose(Math.min(version, after), Math.max(version, after))
  }
  return (
    <section className="card versions" aria-labelledby="liste-versions">
      <div className="row between" style={{ padding: '14px 16px' }}>
        <h2 className="h4" id="liste-versions">
          Versions
        </h2>
        <span className="small muted">2 comparées</span>
      </div>
      <ol className="versions__list">
        {runs.map((run) => {
          const isChosen = run.version === before || run.version === after
          const name = run.version === current ? `Version ${run.version}, actuelle` : `Version ${run.version}`
          return (
            <li key={run.version}>
              <button
                type="button"
                className="ver"
                aria-current={isChosen ? 'true' : undefined}
                onClick={() => choose(run.version)}
              >
                <span
                  className={isChosen ? 'box box--r is-on' : 'box box--r'}
                  style={{ marginTop: 8 }}
                  aria-hidden="true"
                />
                <Avatar name={run.by ?? 'Siège'} tone="sand" size="sm" />
                <span>
                  <b>{name}</b>
                  <small>{whenWord(run.at, now)}</small>
                  <small>
                    {run.by ?? 'Compte effacé'} · {actionWord(run.action)}
                    {run.folded > 0 && `, ${run.folded + 1} enregistrements`}
                  </small>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
