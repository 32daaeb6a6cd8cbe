import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import type { ClaimProof } from '@kiosque/contract/wire/claims'
import { messageFor } from '../../lib/api.ts'
import { formatPercent } from '../../lib/format.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Group } from '../../ui/group.tsx'
import { proofPageQuery, proofTableQuery } from './claims-desk.queries.ts'
import { TurnedPicture, type Look } from './turned-picture.tsx'

const ZOOMS = [50, 75, 100, 125, 150, 200, 300]

/** The proofs of a claim at the height of its lines: pages, photographs and tables, nearer or turned. */
export function ProofViewer({ claimId, proofs }: { claimId: number; proofs: readonly ClaimProof[] }) {
  const [chosen, setChosen] = useState(proofs[0]?.id ?? 0)
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(100)
  const [turn, setTurn] = useState(0)
  const proof = proofs.find((each) => each.id === chosen) ?? proofs[0]
  if (!proof)
    return (
      <section className="claims-proof on-dark" aria-label="Justificatifs">
        <p className="claims-proof__none">Aucun justificatif joint.</p>
      </section>
    )
  const { file, extract } = proof
  const pages = file.type === 'application/pdf' ? (file.pages ?? 1) : 1
  const step = (by: number) => {
    const next = ZOOMS[ZOOMS.indexOf(zoom) + by]
    if (next) setZoom(next)
  }
  return (
    <section className="claims-proof on-dark" aria-label="Justificatifs">
      <div className="claims-proof__bar">
        <b>{file.name}</b>
        {pages > 1 && (
          <span className="row row--nw claims-proof__pages">
            <IconButton
              size="sm"
              label="Page précédente"
              disabled={page <= 1}
              onClick={() => setPage(page - 1)}
            >
              <IconChevronLeft className="i i--18" aria-hidden="true" />
            </IconButton>
            <Announcement as="span" className="num">
              Page {page} sur {pages}
            </Announcement>
            <IconButton
              size="sm"
              label="Page suivante"
              disabled={page >= pages}
              onClick={() => setPage(page + 1)}
            >
              <IconChevronRight className="i i--18" aria-hidden="true" />
            </IconButton>
          </span>
        )}
        <span className="grow" />
        {extract === null && (
          <>
            <IconButton size="sm" label="Réduire" disabled={zoom === ZOOMS[0]} onClick={() => step(-1)}>
              <IconZoomOut className="i i--18" aria-hidden="true" />
            </IconButton>
            <Announcement as="span" className="small num">
              {formatPercent(zoom)}
            </Announcement>
            <IconButton size="sm" label="Agrandir" disabled={zoom === ZOOMS.at(-1)} onClick={() => step(1)}>
              <IconZoomIn className="i i--18" aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label="Pivoter" onClick={() => setTurn((turn + 90) % 360)}>
              <IconRotateClockwise className="i i--18" aria-hidden="true" />
            </IconButton>
          </>
        )}
        <a
          className="iconbtn iconbtn--sm"
          href={`${file.url}&download=1`}
          aria-label={`Télécharger ${file.name}`}
          title="Télécharger"
        >
          <IconDownload className="i i--18" aria-hidden="true" />
        </a>
      </div>
      {/* What is larger than its frame is scrolled by keyboard too. */}
      <Group className="claims-proof__stage" tabIndex={0} aria-label={`Contenu de ${file.name}`}>
        {extract !== null ? (
          <ProofTableView claimId={claimId} proofId={proof.id} />
        ) : file.type === 'application/pdf' ? (
          <PdfPage claimId={claimId} proof={proof} page={page} zoom={zoom} turn={turn} />
        ) : (
          <TurnedPicture src={file.url} alt={`Justificatif ${file.name}`} zoom={zoom} turn={turn} />
        )}
      </Group>
      {proofs.length > 1 && (
        <Group className="claims-proof__tabs" aria-label="Choisir un justificatif">
          {proofs.map((each) => (
            <button
              key={each.id}
              type="button"
              className={each.id === proof.id ? 'chip is-on' : 'chip'}
              aria-pressed={each.id === proof.id}
              onClick={() => {
                setChosen(each.id)
                setPage(1)
                setTurn(0)
              }}
            >
              {each.file.name}
              {each.is_new && <Badge tone="lime">Nouveau</Badge>}
            </button>
          ))}
        </Group>
      )}
    </section>
  )
}

function PdfPage({
  claimId,
  proof,
  page,
  ...look
}: Look & { claimId: number; proof: ClaimProof; page: number }) {
  const { data, error } = useQuery(proofPageQuery(claimId, proof.id, page))
  if (error)
    return <p className="claims-proof__none">{messageFor(error)} Téléchargez le fichier pour le lire.</p>
  if (!data) return <p className="claims-proof__none">La page arrive…</p>
  return <TurnedPicture src={data} alt={`${proof.file.name}, page ${page}`} {...look} />
}

function ProofTableView({ claimId, proofId }: { claimId: number; proofId: number }) {
  const { data, error } = useQuery(proofTableQuery(claimId, proofId))
  if (error) return <p className="claims-proof__none">{messageFor(error)}</p>
  if (!data) return <p className="claims-proof__none">Le tableau arrive…</p>
  return (
    <table className="claims-proof__table">
      <caption className="sr-only">
        Extraction de caisse{data.rows.length < data.total && `, les ${data.rows.length} premières lignes`}
      </caption>
      {data.header.length > 0 && (
        <thead>
          <tr>
            {data.header.map((name, rank) => (
              <th key={rank} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {data.rows.map((row, rank) => (
          <tr key={rank} className={row.product_id === null ? undefined : 'is-known'}>
            {row.cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
