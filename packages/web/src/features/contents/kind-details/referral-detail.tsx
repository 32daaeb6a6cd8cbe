import type { ReactNode } from 'react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { Badge } from '../../../ui/badge.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { ContactCard } from '../parts/contact-card.tsx'
import { Specs } from '../parts/specs.tsx'
import type { DetailProps } from '../kinds/detail-props.ts'

const FIELDS = kinds.referral_laboratory.fields

type ReferralProps = DetailProps<'referral_laboratory'> & {
  /** Where the pharmacy stands, for those who belong to one. */
  commitment?: ReactNode
}

export function ReferralDetail({ kind, content, commitment }: ReferralProps) {
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="teal">
            {optionLabel(FIELDS.level.options, content.level) ?? kind.labels.singular}
          </Badge>
          {content.laboratory && content.laboratory.name !== content.title && (
            <span>{content.laboratory.name}</span>
          )}
        </>
      }
      box={commitment}
      aside={<ContactCard content={content} title="Votre délégué" />}
    >
      <Specs
        title="L’accord"
        rows={[
          ['Année', content.year],
          ['Domaine', content.domain],
          ['Pourquoi ce laboratoire', content.reason],
          ['Condition principale', content.advantage],
          ['Conditions', content.conditions],
          ['Commande', optionLabel(FIELDS.order_route.options, content.order_route)],
        ]}
      />
    </SheetDetail>
  )
}
