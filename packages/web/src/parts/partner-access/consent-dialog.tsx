import { HANDED_OVER } from '@kiosque/contract/domain/handoff'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useConsent } from './partner-access.queries.ts'

type Props = { partner: string; name: string; onAgree: () => void; onClose: () => void }

/** Before the first time: what the partner will know, and that it can be taken back. */
export function ConsentDialog({ partner, name, onAgree, onClose }: Props) {
  const consent = useConsent(partner)
  const agree = () => {
    // The tab opens at the click; that it was agreed is noted beside.
    onAgree()
    consent.mutate(true)
    onClose()
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={`Ouvrir ${name} avec Kiosque\u202F?`}
      footer={
        <>
          <Button onClick={onClose}>Pas maintenant</Button>
          <Button variant="primary" onClick={agree}>
            Accepter et ouvrir
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          Vous entrez chez {name} sans nouveau mot de passe. Kiosque lui transmet, à chaque ouverture&nbsp;:
        </p>
        <ul className="consent-list">
          {HANDED_OVER.map((item) => (
            <li key={item}>{item}.</li>
          ))}
        </ul>
        <p className="small muted">
          Chaque ouverture est notée dans le journal de votre officine. Vous pouvez revenir sur votre accord
          dans la page Partenariats.
        </p>
      </div>
    </Dialog>
  )
}
