import { optionLabel, optionLabels } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { IconClock, IconUserCheck, IconUsers } from '@tabler/icons-react'
import { formatCents } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { Facts } from '../parts/facts.tsx'
import { FileList } from '../parts/file-link.tsx'
import { Specs } from '../parts/specs.tsx'
import { StepsList } from '../parts/steps-list.tsx'
import type { DetailProps } from './detail-props.ts'
import '../parts/steps-list.css'

const FIELDS = kinds.health_test.fields

/** A test to offer in the pharmacy: its protocol prints with boxes to tick by hand. */
export function HealthTestDetail({ kind, content }: DetailProps<'health_test'>) {
  const minutes = content.duration_minutes
  const publicText = content.concerned_public
  const performers = optionLabels(FIELDS.performed_by.options, content.performed_by)
  const price = content.price_advice
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="teal">
            {(content.test_type !== 'autre' && optionLabel(FIELDS.test_type.options, content.test_type)) ||
              'Test en officine'}
          </Badge>
          {content.category && <Badge>{content.category.label}</Badge>}
        </>
      }
      box={
        price !== null && (
          <div className="price price--lg">
            <span className="price__now">{price === 0 ? 'Offert' : formatCents(price)}</span>
            <span className="price__note">
              {price === 0 ? 'Conseillé sans frais pour la personne' : 'Prix conseillé'}
            </span>
            <p className="small muted">{content.price_advice_text}</p>
          </div>
        )
      }
    >
      <Facts
        facts={[
          minutes === null ? null : { icon: IconClock, tone: 'blue', title: `${minutes}\u00A0minutes` },
          publicText ? { icon: IconUsers, title: publicText } : null,
          performers.length > 0
            ? {
                icon: IconUserCheck,
                tone: 'green',
                title: sentence(performers),
                note: 'Peuvent le réaliser',
              }
            : null,
        ]}
      />
      <StepsList title="Le protocole" steps={content.protocol} />
      <WarningSigns signs={content.warning_signs} />
      <Material material={content.material} />
      <Specs title="Cadre" rows={[['Réglementation', content.legal_frame]]} />
      <FileList files={content.display_documents} title="Documents à afficher" />
    </SheetDetail>
  )
}

/** « Titulaire, cotitulaire, adjoint ». */
const sentence = ([first = '', ...others]: string[]) =>
  [first, ...others.map((word) => word.toLowerCase())].join(', ')

function WarningSigns({ signs }: { signs: { text: string }[] }) {
  if (signs.length === 0) return null
  return (
    <section className="card card--pad">
      <h2 className="h4" style={{ marginBottom: 10 }}>
        Orienter vers le médecin en présence de l’un de ces signes
      </h2>
      <ul className="prose" style={{ listStyle: 'disc', paddingLeft: '1.2em' }}>
        {signs.map((sign, index) => (
          <li key={index}>{sign.text}</li>
        ))}
      </ul>
    </section>
  )
}

function Material({ material }: { material: { label: string; note?: string | null }[] }) {
  if (material.length === 0) return null
  return (
    <section>
      <h2 className="h3" style={{ marginBottom: 10 }}>
        Matériel à prévoir
      </h2>
      <ul className="card card--pad mat">
        {material.map((piece, index) => (
          <li key={index} className="check">
            <span className="box" aria-hidden="true" />
            <span>
              {piece.label}
              {piece.note && <small className="muted"> · {piece.note}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
