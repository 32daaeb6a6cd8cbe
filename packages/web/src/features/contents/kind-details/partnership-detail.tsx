import { IconCircleCheck, IconExternalLink } from '@tabler/icons-react'
import { formatDate } from '../../../lib/format.ts'
import { CallbackButton } from '../../../parts/callback/callback-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { ContactCard } from '../parts/contact-card.tsx'
import { HandoffButton } from '../parts/handoff-button.tsx'
import { Specs } from '../parts/specs.tsx'
import type { DetailProps } from '../kinds/detail-props.ts'

type Advantage = { title: string; text?: string | null }

export function PartnershipDetail({ kind, content }: DetailProps<'partnership'>) {
  const partner = content.partner
  const until = content.valid_until
  const link = content.link
  const handoff = content.handoff
  return (
    <SheetDetail
      kind={kind}
      // Its advantage is said by the box: once is enough.
      content={content.excerpt === content.advantage ? { ...content, excerpt: '' } : content}
      isSold
      meta={
        <>
          <Badge tone="teal">Partenariat</Badge>
          {content.category && <Badge>{content.category.label}</Badge>}
          {partner && <span>{partner.name}</span>}
        </>
      }
      box={
        <div className="stack" style={{ '--gap': '14px' } as React.CSSProperties}>
          <p className="h3">{content.advantage}</p>
          {until && <p className="small muted">Valable jusqu’au {formatDate(until)}</p>}
          {handoff && <HandoffButton partner={handoff} />}
          {link && (
            <ButtonLink
              variant={handoff ? 'outline' : 'primary'}
              block
              href={link}
              target="_blank"
              rel="noopener"
            >
              Site du partenaire <IconExternalLink className="i" aria-hidden="true" />
              <span className="sr">(nouvel onglet)</span>
            </ButtonLink>
          )}
          <CallbackButton partner={partner?.name ?? content.title} origin={content.url} isBlock />
        </div>
      }
      aside={
        <ContactCard content={content} title={partner ? `Votre contact ${partner.name}` : 'Votre contact'} />
      }
    >
      <Advantages advantages={content.advantages} />
      <Specs
        title="Tarifs et conditions"
        rows={[
          ['Tarif adhérent', content.member_price],
          ['Tarif public', content.public_price],
          ['Conditions', content.conditions],
        ]}
      />
    </SheetDetail>
  )
}

function Advantages({ advantages }: { advantages: Advantage[] }) {
  if (advantages.length === 0) return null
  return (
    <section aria-labelledby="avantages">
      <h2 id="avantages" className="h3" style={{ marginBottom: 12 }}>
        Vos avantages
      </h2>
      <ul className="card card--pad stack advantages">
        {advantages.map((advantage, index) => (
          <li key={index} className="row row--nw">
            <IconCircleCheck className="i i--24" aria-hidden="true" />
            <span>
              <b>{advantage.title}</b>
              {advantage.text && <span className="small muted">{advantage.text}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
