import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { IconCalendarDown, IconCalendarUp, IconLayoutBoard } from '@tabler/icons-react'
import { formatDate } from '../../../lib/format.ts'
import { useHasPharmacy } from '../../../lib/use-has-pharmacy.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LinesTable } from '../../../ui/lines-table.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { NetworkPhotos } from '../merchandising/network-photos.tsx'
import { PlacedMark } from '../merchandising/placed-mark.tsx'
import { Facts } from '../parts/facts.tsx'
import { FileList } from '../parts/file-link.tsx'
import { Picture } from '../parts/picture.tsx'
import type { DetailProps } from '../kinds/detail-props.ts'

const FIELDS = kinds.merchandising.fields

export function MerchandisingDetail({ kind, content }: DetailProps<'merchandising'>) {
  const hasPharmacy = useHasPharmacy()
  const spot = optionLabel(FIELDS.spot.options, content.spot)
  const installOn = content.install_on
  const removeOn = content.remove_on
  const picture = content.window_picture
  const planogram = content.planogram
  const display = content.window_display
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="teal">
            {[optionLabel(FIELDS.month.options, content.month), content.year].filter(Boolean).join(' ')}
          </Badge>
          {content.laboratory && <span>{content.laboratory.name}</span>}
        </>
      }
      // The window itself, whole, where there is one: it is what is to be made.
      hero={
        picture && (
          <div className="window-picture">
            <Picture file={picture} seed={content.id} sizes="(min-width: 960px) 60vw, 100vw" eager />
          </div>
        )
      }
      aside={
        content.enrolment_open &&
        hasPharmacy && (
          <div className="card card--pad no-print">
            <h2 className="h4" style={{ marginBottom: 12 }}>
              Dans votre officine
            </h2>
            <PlacedMark id={content.id} />
          </div>
        )
      }
    >
      <Facts
        facts={[
          spot ? { icon: IconLayoutBoard, title: spot, note: 'Emplacement' } : null,
          installOn
            ? { icon: IconCalendarUp, tone: 'green', title: formatDate(installOn), note: 'À installer' }
            : null,
          removeOn
            ? { icon: IconCalendarDown, tone: 'sand', title: formatDate(removeOn), note: 'À déposer' }
            : null,
        ]}
      />
      {planogram && <FileList files={[planogram]} title="Planogramme" />}
      {display && (
        <section>
          <h2 className="h3" style={{ marginBottom: 8 }}>
            La vitrine, pas à pas
          </h2>
          <p className="prose" style={{ whiteSpace: 'pre-line' }}>
            {display}
          </p>
        </section>
      )}
      <Table
        title="PLV et matériel"
        rows={content.pos_material.map((piece) => [
          piece.label,
          piece.quantity,
          piece.delivered_on && `Livré le ${formatDate(piece.delivered_on)}`,
        ])}
        heads={['Élément', 'Quantité', 'Livraison']}
      />
      <Table
        title="Produits à mettre en avant"
        rows={content.facings.map((facing) => [facing.name, facing.facing])}
        heads={['Produit', 'Facing']}
      />
      {content.enrolment_open && <NetworkPhotos id={content.id} />}
    </SheetDetail>
  )
}

type Cell = string | number | null | undefined

function Table({ title, heads, rows }: { title: string; heads: [string, ...string[]]; rows: Cell[][] }) {
  if (rows.length === 0) return null
  const column = (header: string, index: number) => ({ header, cell: (row: Cell[]) => row[index] })
  const [first, ...others] = heads
  // A column nobody filled in is not shown.
  const used = others
    .map((header, index) => column(header, index + 1))
    .filter(({ cell }) => rows.some((row) => cell(row) !== null && cell(row) !== undefined))
  return (
    <section>
      <h2 className="h3" style={{ marginBottom: 12 }}>
        {title}
      </h2>
      <LinesTable
        caption={`${title}, ligne par ligne`}
        rows={rows}
        rowKey={(_, index) => index}
        columns={[column(first, 0), ...used]}
      />
    </section>
  )
}
