import { useQuery } from '@tanstack/react-query'
import { managesTeam } from '@kiosque/contract/domain/roles'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { DetailOf } from '@kiosque/contract/wire/content-of'
import { referralStatesQuery } from '../../features/agreements/agreements.queries.ts'
import { CommitmentCell } from '../../features/agreements/commitment-cell.tsx'
import { commitmentWord } from '../../features/agreements/commitment-word.ts'
import { ContentDetail } from '../../features/contents/detail/content-detail.tsx'
import { useReference } from '../../features/contents/detail/use-reference.ts'
import { ReferralDetail } from '../../features/contents/kind-details/referral-detail.tsx'
import { useCounterMode } from '../../lib/counter.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import '../../features/agreements/referrals.css'

/** S2-45: one referral laboratory, and where the pharmacy stands with it. */
export function ReferralLaboratoryPage() {
  const reference = useReference()
  const { account } = useSignedIn()
  const isTeam = account?.drugstore != null
  const isCounter = useCounterMode()
  return (
    <ContentDetail kind={kinds.referral_laboratory} reference={reference}>
      {(content) => (
        <ReferralDetail
          kind={kinds.referral_laboratory}
          content={content}
          commitment={isTeam && !isCounter && <Commitment content={content} />}
        />
      )}
    </ContentDetail>
  )
}

function Commitment({ content }: { content: DetailOf<'referral_laboratory'> }) {
  const { account } = useSignedIn()
  const { data } = useQuery({ ...referralStatesQuery, throwOnError: false })
  const state = data?.data.find(({ content_id }) => content_id === content.id)
  return (
    <div className="stack" style={{ '--gap': '12px' } as React.CSSProperties}>
      <h2 className="h3">
        {commitmentWord(managesTeam(account?.type ?? null))} {content.year ?? ''}
      </h2>
      <CommitmentCell
        referral={{
          id: content.id,
          name: content.laboratory?.name ?? content.title,
          year: content.year,
          advantage: content.advantage,
          conditions: content.conditions,
          signBefore: content.sign_before,
        }}
        state={state}
      />
      {state?.agreement_id && (
        <ButtonLink size="sm" href={paths.performances(state.agreement_id)}>
          Voir mes chiffres
        </ButtonLink>
      )}
    </div>
  )
}
