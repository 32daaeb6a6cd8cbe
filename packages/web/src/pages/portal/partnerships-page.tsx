import { AREAS } from '@kiosque/contract/kinds/areas'
import { kinds } from '@kiosque/contract/kinds/registry'
import { ContentCard } from '../../features/contents/card/content-card.tsx'
import { PactSkeletons } from '../../features/contents/card/pact-skeletons.tsx'
import { PartnerTerms } from '../../features/contents/card/partner-terms.tsx'
import { ContentList } from '../../features/contents/list/content-list.tsx'
import { ListPageHead } from '../../features/contents/list/list-page-head.tsx'
import { PartnerAccesses } from '../../features/partner-access/partner-accesses.tsx'
import { CallbackButton } from '../../parts/callback/callback-button.tsx'

/** What the pharmacy opens every day, then what the network negotiated for it. */
export function PartnershipsPage() {
  const kind = kinds.partnership
  const area = AREAS.find((one) => one.key === kind.area)
  return (
    <div className="wrap">
      <ListPageHead kind={kind} area={area?.label ?? null} />
      <PartnerAccesses />
      <h2>Annuaire des partenaires</h2>
      <p className="muted" style={{ marginBottom: 16 }}>
        Conditions réservées aux officines du réseau.
      </p>
      <ContentList
        kind={kind}
        waiting={<PactSkeletons />}
        layout={(cards) => (
          <div className="grid grid--3 pacts">
            {cards.map((card, index) => (
              <ContentCard
                key={card.id}
                card={card}
                level={3}
                eager={index < 3}
                chip={
                  <>
                    <PartnerTerms card={card} />
                    <CallbackButton partner={card.partner?.name ?? card.title} origin={card.url} />
                  </>
                }
              />
            ))}
          </div>
        )}
      />
    </div>
  )
}
