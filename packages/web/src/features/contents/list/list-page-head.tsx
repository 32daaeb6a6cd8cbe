import { IconLink, IconPrinter } from '@tabler/icons-react'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { useCounterMode } from '../../../lib/counter.ts'
import { isGuest, useSession } from '../../../lib/session.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'

/** Where one is, what one finds here, and the two things done with a whole list. */
export function ListPageHead({ kind, area }: { kind: Kind; area: string | null }) {
  const isCounter = useCounterMode()
  const session = useSession()
  const crumbs = [
    ...(isCounter ? [] : [{ label: 'Accueil', href: '/' }]),
    ...(area && area !== kind.labels.plural ? [{ label: area }] : []),
    { label: kind.labels.plural },
  ]
  return (
    <>
      <Breadcrumb items={crumbs} />
      <div className="page-head">
        <div>
          <h1 tabIndex={-1}>{kind.labels.plural}</h1>
          {!(isCounter && kind.team_text === 'all') && <p>{kind.labels.intro}</p>}
        </div>
        {!isCounter && !isGuest(session) && (
          <div className="row hide-xs no-print">
            <Button icon={<IconPrinter className="i" aria-hidden="true" />} onClick={() => print()}>
              Imprimer
            </Button>
            <Button icon={<IconLink className="i" aria-hidden="true" />} onClick={() => void copyAddress()}>
              Copier le lien
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href)
    toast({ title: 'Lien copié', text: 'Filtres et tri compris.' })
  } catch {
    toast({
      title: 'Copie impossible',
      text: 'Copiez l’adresse affichée en haut de votre navigateur.',
      tone: 'err',
    })
  }
}
