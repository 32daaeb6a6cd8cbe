import { IconCalendarDown, IconCalendarUp, IconLayoutBoard } from '@tabler/icons-react'
import { formatDate } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { choiceOf, fileOf, listOf, numberOf, textOf } from '../own-fields.ts'
import { Facts } from '../parts/facts.tsx'
import { FileList } from '../parts/file-link.tsx'
import { Picture } from '../parts/picture.tsx'
import type { DetailProps } from './detail-props.ts'

type Piece = { label: string; quantity?: number | null; delivered_on?: string | null }
type Facing = { name: string; facing?: number | null }

export function MerchandisingDetail({ kind, content }: DetailProps) {
  const spot = choiceOf(kind, content, 'spot')
  const installOn = textOf(content, 'install_on')
  const removeOn = textOf(content, 'remove_on')
  const picture = fileOf(content, 'window_picture')
  const planogram = fileOf(content, 'planogram')
  const display = textOf(content, 'window_display')
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="teal">
            {[choiceOf(kind, content, 'month'), numberOf(content, 'year')].filter(Boolean).join(' ')}
          </Badge>
          {content.laboratory && <span>{content.laboratory.name}</span>}
        </>
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
      {picture && (
        <div className="sheet-cover">
          <Picture file={picture} seed={content.id} sizes="60vw" />
        </div>
      )}
      <Table
        title="PLV et matériel"
        rows={listOf<Piece>(content, 'pos_material').map((piece) => [
          piece.label,
          piece.quantity,
          piece.delivered_on && `Livré le ${formatDate(piece.delivered_on)}`,
        ])}
        heads={['Élément', 'Quantité', 'Livraison']}
      />
      <Table
        title="Produits à mettre en avant"
        rows={listOf<Facing>(content, 'facings').map((facing) => [facing.name, facing.facing])}
        heads={['Produit', 'Facing']}
      />
    </SheetDetail>
  )
}

type Cell = string | number | null | undefined

function Table({ title, heads, rows }: { title: string; heads: string[]; rows: Cell[][] }) {
  if (rows.length === 0) return null
  // A column nobody filled in is not shown.
  const used = heads.map((_, column) => rows.some((row) => row[column] !== null && row[column] !== undefined))
  return (
    <section>
      <h2 className="h3" style={{ marginBottom: 12 }}>
        {title}
      </h2>
      <section className="card table-wrap" tabIndex={0} aria-label={title}>
        <table className="table">
          <thead>
            <tr>
              {heads
                .filter((_, column) => used[column])
                .map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>{row.map((cell, column) => used[column] && <td key={column}>{cell}</td>)}</tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
