import { useMutation } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { messageFor } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.tsx'
import { saveMyData } from './my-data.queries.ts'

/** Right of access (D3-08). */
export function ExportCard() {
  const download = useMutation({
    mutationFn: saveMyData,
    onSuccess: () =>
      toast({ title: 'Fichier téléchargé', text: 'Vos données sont dans mes-donnees-kiosque.json.' }),
  })
  return (
    <Card title="Télécharger mes données">
      <div className="stack" style={{ gap: 16 }}>
        <p>
          Tout ce que Kiosque conserve à votre sujet&nbsp;: profil, comptes, sessions, invitations, lectures
          et formations, dans un fichier JSON.
        </p>
        {download.isError && <Alert tone="danger">{messageFor(download.error)}</Alert>}
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
