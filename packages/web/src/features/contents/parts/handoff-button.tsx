import { useSession } from '../../../lib/session.ts'
import { PartnerButton } from '../../../parts/partner-access/partner-button.tsx'
import { partnerName } from './partners.ts'

/** Only for people of a pharmacy. */
export function HandoffButton({ partner }: { partner: string }) {
  const drugstoreId = useSession()?.account?.drugstore?.id ?? null
  const name = partnerName(partner)
  if (drugstoreId === null || name === null) return null
  return (
    <PartnerButton partner={partner} name={name}>
      Ouvrir {name}
    </PartnerButton>
  )
}
