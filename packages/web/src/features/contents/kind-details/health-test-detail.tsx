import { optionLabel, optionLabels } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { IconClock, IconPrinter, IconUserCheck, IconUsers } from '@tabler/icons-react'
import { useCounterMode } from '../../../lib/counter.ts'
import { formatCents } from '../../../lib/format.ts'
import { useHasPharmacy } from '../../../lib/use-has-pharmacy.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DetailSkeleton } from '../detail/detail-skeleton.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { Facts } from '../parts/facts.tsx'
import { FileList } from '../parts/file-link.tsx'
import { Specs } from '../parts/specs.tsx'
import { StepsList } from '../parts/steps-list.tsx'
import { useDeviceTicks } from '../parts/device-ticks.ts'
import { LinkedTrainings } from '../trainings/linked-trainings.tsx'
import { TestTeam, useTestTeam } from '../trainings/test-team.tsx'
import type { DetailProps } from '../kinds/detail-props.ts'
import { TestCounter } from './test-counter.tsx'
import '../parts/steps-list.css'
import './health-test-detail.css'

const FIELDS = kinds.health_test.fields

/** A test to offer in the pharmacy: its protocol prints with boxes to tick by hand. */
export function HealthTestDetail({ kind, content }: DetailProps<'health_test'>) {
  const minutes = content.duration_minutes
  const publicText = content.concerned_public
  const performers = optionLabels(FIELDS.performed_by.options, content.performed_by)
  const price = content.price_advice
  const isCounter = useCounterMode()
  const hasPharmacy = useHasPharmacy() && !isCounter
  const team = useTestTeam(content.learn_with)
  if (team.isLoading) return <DetailSkeleton />
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
      className="test-sheet"
      aside={
        <>
          {hasPharmacy && <TestCounter key={content.id} id={content.id} />}
          <LinkedTrainings title="Pour se former" cards={content.learn_with} />
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
      <StepsList title="Le protocole" steps={content.protocol} action={<PrintProtocol />} />
      <WarningSigns signs={content.warning_signs} />
      <TestTeam team={team.data} performers={content.performed_by} trainings={content.learn_with} />
      <Material key={content.id} id={content.id} material={content.material} />
      <Specs title="Cadre" rows={[['Réglementation', content.legal_frame]]} />
      <FileList files={content.display_documents} title="Documents à afficher" />
    </SheetDetail>
  )
}

const PrintProtocol = () => (
  <Button icon={<IconPrinter className="i" aria-hidden="true" />} onClick={() => print()}>
    Imprimer le protocole
  </Button>
)

/** « Titulaire, cotitulaire, adjoint ». */
const sentence = ([first = '', ...others]: string[]) =>
  [first, ...others.map((word) => word.toLowerCase())].join(', ')

function WarningSigns({ signs }: { signs: { text: string }[] }) {
  if (signs.length === 0) return null
  return (
    <section className="card card--pad test-signs">
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

type Piece = { label: string; note?: string | null }

/** What to have at hand, ticked by whoever prepares; on paper the boxes are empty again. */
function Material({ id, material }: { id: number; material: Piece[] }) {
  const { isReady, tick } = useDeviceTicks(`material-${id}`)
  if (material.length === 0) return null
  return (
    <section className="test-material">
      <h2 className="h3" style={{ marginBottom: 10 }}>
        Matériel à prévoir
      </h2>
      <div className="card card--pad mat">
        {material.map((piece, index) => (
          <Checkbox
            key={index}
            checked={isReady(index)}
            onChange={(isOn) => tick(index, isOn)}
            label={
              <>
                {piece.label}
                {piece.note && <small className="muted"> · {piece.note}</small>}
              </>
            }
          />
        ))}
      </div>
    </section>
  )
}
