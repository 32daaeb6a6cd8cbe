import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { useJudge, useMerge, type Duplicates } from './duplicates.queries.ts'
import './duplicates.css'

export type Side = { id: number; title: string; href: string; values: Record<string, string>; facts: string }
export type MergeField = { key: string; label: string }

type DuplicateCardProps = {
  what: Duplicates
  reason: string
  sides: readonly [Side, Side]
  fields: readonly MergeField[]
  /** What the merge does, said before it is done. */
  warning: string
  /** Somebody found them to be two: they can be proposed again. */
  isDismissed: boolean
}

/** Two sheets side by side: which one stays, and, value by value, which of the two is right. */
export function DuplicateCard(props: DuplicateCardProps) {
  const { what, reason, sides, fields, warning, isDismissed } = props
  const name = useId()
  const [kept, setKept] = useState(0)
  const [chosen, setChosen] = useState<Record<string, number>>({})
  const [asking, setAsking] = useState(false)
  const merge = useMerge(what)
  const judge = useJudge(what)
  const keep = sides[kept === 0 ? 0 : 1]
  const remove = sides[kept === 0 ? 1 : 0]
  const differing = fields.filter(({ key }) => sides[0].values[key] !== sides[1].values[key])
  const take = differing.filter(({ key }) => (chosen[key] ?? kept) !== kept).map(({ key }) => key)

  /** A refusal is said in the card, until the next attempt. */
  function confirm() {
    judge.reset()
    return merge.mutateAsync({ keep_id: keep.id, remove_id: remove.id, take }).catch(() => undefined)
  }
  function settle() {
    merge.reset()
    judge.mutate({ pair: [sides[0].id, sides[1].id], isDismissed: !isDismissed })
  }

  return (
    <section className="duplicate" aria-label={`${sides[0].title}, ${reason}`}>
      <div className="card__head">
        <h2 className="h3">{sides[0].title}</h2>
        <span className="small muted">{reason}</span>
      </div>
      <Refusal error={merge.error ?? judge.error} />
      <section className="table-wrap" aria-label={`Comparer ${sides[0].title}`} tabIndex={0}>
        <table className="table table--dense duplicate__table">
          <thead>
            <tr>
              <th scope="col">Fiche à garder</th>
              {sides.map((side, index) => (
                <th key={side.id} scope="col">
                  <label className="row row--nw">
                    <input
                      type="radio"
                      name={`${name}-keep`}
                      checked={kept === index}
                      onChange={() => {
                        setKept(index)
                        setChosen({})
                      }}
                    />
                    <span>
                      Garder n° {side.id}
                      <small className="xs muted bo-who__sub">{side.facts}</small>
                    </span>
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map(({ key, label }) => {
              const isSame = !differing.some((field) => field.key === key)
              return (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  {sides.map((side, index) => (
                    <td key={side.id}>
                      {isSame ? (
                        <span className="muted">{side.values[key] || '–'}</span>
                      ) : (
                        <label className="row row--nw">
                          <input
                            type="radio"
                            name={`${name}-${key}`}
                            checked={(chosen[key] ?? kept) === index}
                            onChange={() => setChosen({ ...chosen, [key]: index })}
                          />
                          <span className="bo-break">{side.values[key] || 'Vide'}</span>
                        </label>
                      )}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <div className="row between duplicate__foot">
        <span className="row small">
          {sides.map((side) => (
            <a key={side.id} className="link" href={side.href}>
              Ouvrir la fiche n° {side.id}
            </a>
          ))}
        </span>
        <span className="row">
          <Button size="sm" onClick={settle}>
            {isDismissed ? 'Proposer de nouveau' : 'Ce ne sont pas des doublons'}
          </Button>
          {!isDismissed && (
            <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
              Fusionner…
            </Button>
          )}
        </span>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Fusionner dans la fiche n° ${keep.id}\u202F?`}
        confirmLabel="Fusionner"
        onConfirm={confirm}
      >
        <p>{warning}</p>
        <p>La fiche n° {remove.id} disparaît. C’est définitif.</p>
      </ConfirmDialog>
    </section>
  )
}
