import { useQuery } from '@tanstack/react-query'
import { IconPhoneCall, IconPhoneCheck } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useCounterMode } from '../../lib/counter.ts'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useHasPharmacy } from '../../lib/use-has-pharmacy.ts'
import { Button } from '../../ui/button.tsx'
import { callbackSubject } from './callback-words.ts'
import { latestRequestsQuery } from './callbacks.queries.ts'
import './callback.css'

const CallbackDialog = lazy(async () => ({
  default: (await import('./callback-dialog.tsx')).CallbackDialog,
}))

type Props = { partner: string; origin: string; isBlock?: boolean }

/** « Être rappelé » about a partner, for people of a pharmacy; once asked, the way to what came of it. */
export function CallbackButton({ partner, origin, isBlock = false }: Props) {
  const hasPharmacy = useHasPharmacy()
  const isCounter = useCounterMode()
  const isShown = hasPharmacy && !isCounter
  const { data } = useQuery({ ...latestRequestsQuery, enabled: isShown })
  const [isOpen, setOpen] = useState(false)
  if (!isShown) return null
  const asked = data?.data.find(
    ({ subject, status }) => subject === callbackSubject(partner) && status !== 'closed',
  )
  if (asked)
    return (
      <a className="callback link small" href={paths.contact(asked.id)}>
        <IconPhoneCheck className="i i--18" aria-hidden="true" /> Rappel demandé le{' '}
        {formatDate(asked.created_at)}
        <span className="sr"> au sujet de {partner}</span>
      </a>
    )
  return (
    <div className="callback">
      <Button
        size={isBlock ? 'md' : 'sm'}
        block={isBlock}
        icon={<IconPhoneCall className="i" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Être rappelé<span className="sr"> au sujet de {partner}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <CallbackDialog partner={partner} origin={origin} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
