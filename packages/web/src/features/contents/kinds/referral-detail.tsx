import { Badge } from '../../../ui/badge.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { choiceOf, numberOf, textOf } from '../own-fields.ts'
import { ContactCard } from '../parts/contact-card.tsx'
import { Specs } from '../parts/specs.tsx'
import type { DetailProps } from './detail-props.ts'

export function ReferralDetail({ kind, content }: DetailProps) {
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="teal">{choiceOf(kind, content, 'level') ?? kind.labels.singular}</Badge>
          {content.laboratory && <span>{content.laboratory.name}</span>}
        </>
      }
      aside={<ContactCard content={content} title="Votre délégué" />}
    >
      <Specs
        title="L’accord"
        rows={[
          ['Année', numberOf(content, 'year')],
          ['Domaine', textOf(content, 'domain')],
          ['Pourquoi ce laboratoire', textOf(content, 'reason')],
          ['Conditions', textOf(content, 'conditions')],
          ['Commande', choiceOf(kind, content, 'order_route')],
        ]}
      />
    </SheetDetail>
  )
}
