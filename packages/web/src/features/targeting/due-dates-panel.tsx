import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { emptyTarget } from '@kiosque/contract/domain/audience'
import { messageFor } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { sayRefusal } from '../../ui/refusal.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { DueDateDialog } from './due-date-dialog.tsx'
import { targetText } from './target-words.ts'
import { choicesQuery, dueDatesQuery, useChangeDueDates } from './targeting.queries.ts'
import './targeting.css'

/** Other last days of a training, each for an audience of its own (D7-02). Saved one by one, apart from the form. */
export function DueDatesPanel({ contentId }: { contentId: number | null }) {
  if (contentId === null)
    return <p className="small muted">Enregistrez d’abord le brouillon&nbsp;: elles s’ajouteront ici.</p>
  return <KnownDates contentId={contentId} />
}

function KnownDates({ contentId }: { contentId: number }) {
  const dates = useQuery(dueDatesQuery(contentId))
  const choices = useQuery(choicesQuery)
  const change = useChangeDueDates(contentId)
  // Its place in the list; one past the end is a new one.
  const [edited, setEdited] = useState<number | null>(null)
  if (dates.error) return <Alert tone="danger">{messageFor(dates.error)}</Alert>
  if (!dates.data) return <LineSkeletons count={2} />
  const { data } = dates.data
  const without = (index: number) => data.filter((_, at) => at !== index)
  return (
    <div className="stack due-dates" style={{ gap: 10 }}>
      <p className="small muted">
        Pour un public donné, la formation devient obligatoire avant cette date. Si plusieurs conviennent à
        une personne, la plus proche compte.
      </p>
      {data.length > 0 && (
        <ul className="due-dates__list">
          {data.map((due, index) => {
            const who = targetText(due.target, choices.data)
            return (
              <li key={JSON.stringify(due.target)} className="due-dates__line">
                <span className="grow">
                  <b className="num">Avant le {formatDate(due.due_on)}</b>
                  <span className="small muted due-dates__who">{who}</span>
                </span>
                <IconButton
                  size="sm"
                  label={`Modifier la date de\u00a0: ${who}`}
                  onClick={() => setEdited(index)}
                >
                  <IconPencil className="i i--18" aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="sm"
                  label={`Retirer la date de\u00a0: ${who}`}
                  disabled={change.isPending}
                  onClick={() =>
                    change.mutate(without(index), { onError: sayRefusal('La date n’a pas été retirée') })
                  }
                >
                  <IconTrash className="i i--18" aria-hidden="true" />
                </IconButton>
              </li>
            )
          })}
        </ul>
      )}
      <Button
        size="sm"
        icon={<IconPlus className="i i--18" aria-hidden="true" />}
        onClick={() => setEdited(data.length)}
      >
        Ajouter une date pour un public
      </Button>
      {edited !== null && (
        <DueDateDialog
          known={data[edited] ?? null}
          initial={data[edited] ?? { target: emptyTarget(), due_on: '' }}
          onClose={() => setEdited(null)}
          onKeep={async (due) => {
            await change.mutateAsync([...data.slice(0, edited), due, ...data.slice(edited + 1)])
            setEdited(null)
          }}
        />
      )}
    </div>
  )
}
