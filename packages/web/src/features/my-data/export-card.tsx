import { IconDownload } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { useSaveMyData } from './my-data.queries.ts'

/** Right of access (D3-08). */
export function ExportCard() {
  const download = useSaveMyData()
  return (
    <Card title="Télécharger mes données">
      <div className="stack" style={{ gap: 16 }}>
        <p>
          Tout ce que Kiosque conserve à votre sujet&nbsp;: profil, comptes, sessions, invitations, lectures
          et formations, dans un fichier JSON.
        </p>
        <Refusal error={download.error} />
        <div>
          <Button
            variant="outline"
            icon={<IconDownload className="i" aria-hidden="true" />}
            loading={download.isPending}
            loadingLabel="Préparation…"
            onClick={() => download.mutate()}
          >
            Télécharger mes données
          </Button>
        </div>
      </div>
    </Card>
  )
}
