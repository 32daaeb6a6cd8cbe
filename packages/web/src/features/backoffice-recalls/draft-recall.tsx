import { useState } from 'react'
import type { ReactNode } from 'react'
import { IconSend } from '@tabler/icons-react'
import type { DeskRecall } from '@kiosque/contract/wire/recalls'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useIsEditor } from '../../lib/use-is-editor.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useDeleteRecall, useOpenRecall } from './desk-recalls.queries.ts'
import { RecallFacts } from './recall-facts.tsx'

type Props = {
  recall: DeskRecall
  /** Lent by the page: how many pharmacies it will reach. */
  reach: ReactNode
  onEdit: () => void
}

/** Read once more, then sent: what left cannot be taken back. */
export function DraftRecall({ recall, reach, onEdit }: Props) {
  const [asked, setAsked] = useState<'open' | 'delete'>()
  const isEditor = useIsEditor()
  const open = useOpenRecall()
  const remove = useDeleteRecall()
  return (
    <>
      <PageHead
        title={recall.product}
        intro="Brouillon&nbsp;: personne ne l’a encore reçu."
        actions={
          isEditor && (
            <>
              <Button size="sm" variant="danger-ghost" onClick={() => setAsked('delete')}>
                Supprimer
              </Button>
              <Button size="sm" onClick={onEdit}>
                Modifier
              </Button>
              <Button
                size="sm"
                variant="primary"
                icon={<IconSend className="i i--18" aria-hidden="true" />}
                onClick={() => setAsked('open')}
              >
                Envoyer le rappel
              </Button>
            </>
          )
        }
      />
      <div className="recall-draft">
        <Card title="Ce que les officines recevront">
          <RecallFacts recall={recall} />
        </Card>
        <div>{reach}</div>
      </div>
      {asked === 'open' && (
        <ConfirmDialog
          open
          onClose={() => setAsked(undefined)}
          title="Envoyer ce rappel maintenant&nbsp;?"
          confirmLabel="Envoyer le rappel"
          onConfirm={() => open.mutateAsync(recall.id)}
        >
          Toute l’équipe de chaque officine ciblée est prévenue aussitôt, heures calmes comprises, et les
          responsables reçoivent un e-mail. Un rappel envoyé ne se reprend pas.
        </ConfirmDialog>
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          open
          onClose={() => setAsked(undefined)}
          title="Supprimer ce brouillon&nbsp;?"
          confirmLabel="Supprimer le brouillon"
          onConfirm={async () => {
            await remove.mutateAsync(recall.id)
            go(paths.admin('recalls'))
          }}
        >
          Personne ne l’a reçu&nbsp;: rien d’autre ne change.
        </ConfirmDialog>
      )}
    </>
  )
}
