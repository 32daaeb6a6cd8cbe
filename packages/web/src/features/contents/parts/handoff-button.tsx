import { useSession } from '../../../lib/session.ts'
import { handoffCall, partnerName } from '../home/partner-tiles.tsx'
import { PartnerButton } from './partner-button.tsx'

/** Only for people of a pharmacy. */
export function HandoffButton({ partner }: { partner: string }) {
  const drugstoreId = useSession()?.account?.drugstore?.id ?? null
  const name = partnerName(partner)
  if (drugstoreId === null || name === null) return null
  return <PartnerButton call={handoffCall(partner, drugstoreId)}>Ouvrir {name}</PartnerButton>
}
