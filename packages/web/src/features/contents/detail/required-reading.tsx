import { useQuery } from '@tanstack/react-query'
import { IconCheck } from '@tabler/icons-react'
import type { RequiredReading } from '@kiosque/contract/wire/readings'
import { count, formatDate, formatDateTime } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { requiredReadingQuery, useConfirmReading } from './required-reading.queries.ts'
import './required-reading.css'

/** Under a text that must be read: the button that says so, then the proof. Nothing for whom it is not asked of. */
export function RequiredReadingBox({ contentId }: { contentId: number }) {
  // The head office asks for readings, and is asked for none.
  const me = useSession()?.me
  const isAsked = me?.right_id === null
  const { data: reading } = useQuery({ ...requiredReadingQuery(contentId), enabled: isAsked })
  if (!reading) return null
  // Oneself is told above, and is not in the list that this leads to.
  const others = reading.team?.missing.filter(({ user_id }) => user_id !== me?.id).length ?? 0
  return (
    <section className="must-read" aria-label="Lecture obligatoire">
      {reading.confirmed_at ? (
        <Alert tone="ok" title="Lu et compris">
          Votre confirmation du {formatDateTime(reading.confirmed_at)} est enregistrée.
        </Alert>
      ) : (
        <Confirm reading={reading} />
      )}
      {others > 0 && (
        <p className="small muted">
          Dans votre équipe, {count(others, 'personne ne l’a', 'personnes ne l’ont')} pas encore lu.{' '}
          <a href={paths.readings()}>Voir qui</a>
        </p>
      )}
    </section>
  )
}

function Confirm({ reading }: { reading: RequiredReading }) {
  const confirm = useConfirmReading(reading.content_id)
  const before = reading.read_before ? ` avant le ${formatDate(reading.read_before)}` : ''
  return (
    <div className={reading.is_late ? 'must-read__ask is-late' : 'must-read__ask'}>
      <div>
        <b>Lecture obligatoire{before}</b>
        <p className="small">
          {reading.is_late ? 'La date est passée\u00a0: confirmez dès maintenant. ' : ''}
          Votre nom, la date et l’heure seront conservés.
        </p>
      </div>
      <Button
        variant="primary"
        icon={<IconCheck className="i" aria-hidden="true" />}
        loading={confirm.isPending}
        loadingLabel="Enregistrement…"
        onClick={() => confirm.mutate()}
      >
        J’ai lu et compris
      </Button>
    </div>
  )
}
