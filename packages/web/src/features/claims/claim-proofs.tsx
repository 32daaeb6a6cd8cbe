import { useId, useState } from 'react'
import { IconCamera, IconCloudUpload, IconTrash } from '@tabler/icons-react'
import {
  PROOF_KIND_LABELS,
  PROOF_TYPES_TEXT,
  PROOFS_MAX,
  vouchersText,
} from '@kiosque/contract/domain/claims'
import { uploadRefusal } from '@kiosque/contract/domain/uploads'
import type { BriOperation, ClaimDetail, ClaimProof } from '@kiosque/contract/wire/claims'
import { messageFor } from '../../lib/api.ts'
import { count, formatSize } from '../../lib/format.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { removeProof, sendProof } from './claims.queries.ts'

/** Named one by one: a phone then turns its own format into a JPEG by itself. */
const PICTURES = 'image/jpeg,image/png,image/webp'
const ACCEPTED = `${PICTURES},application/pdf,.pdf,.csv,text/csv`

type ClaimProofsProps = {
  operation: BriOperation
  claim: ClaimDetail | null
  /** The claim as the server has it, made first where it is not there yet. */
  save: () => Promise<ClaimDetail>
  onSaved: (claim: ClaimDetail) => void
  onQuantities: (quantities: Record<number, string>) => void
}

type Waiting = { key: number; name: string; error: string | null }

/** Proofs go to the server as soon as they are chosen, from a computer or from the camera of a phone. */
export function ClaimProofs({ operation, claim, save, onSaved, onQuantities }: ClaimProofsProps) {
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const [isOver, setOver] = useState(false)
  const fileId = useId()
  const photoId = useId()
  const proofs = claim?.proofs ?? []
  const room = PROOFS_MAX - proofs.length

  async function add(files: readonly File[]) {
    const added = files.slice(0, Math.max(0, room)).map((file) => ({ file, key: Math.random() }))
    setWaiting((before) => [
      ...before,
      ...added.map(({ file, key }) => ({ key, name: file.name, error: uploadRefusal(file) })),
    ])
    for (const { file, key } of added) {
      if (uploadRefusal(file)) continue
      try {
        const { id } = await save()
        onSaved(await sendProof(id, file))
        setWaiting((before) => before.filter((each) => each.key !== key))
      } catch (error) {
        const message = messageFor(error)
        setWaiting((before) => before.map((each) => (each.key === key ? { ...each, error: message } : each)))
      }
    }
  }

  async function remove(proof: ClaimProof) {
    if (!claim) return
    try {
      onSaved(await removeProof(claim.id, proof.id))
    } catch (error) {
      setWaiting((before) => [
        ...before,
        { key: Math.random(), name: proof.file.name, error: messageFor(error) },
      ])
    }
  }

  const take = (input: HTMLInputElement) => {
    void add([...(input.files ?? [])])
    input.value = ''
  }
  const asked = operation.proofs.map((kind) => PROOF_KIND_LABELS[kind])
  return (
    <div className="field">
      <label className="label" htmlFor={fileId}>
        Justificatifs <span className="opt">{PROOF_TYPES_TEXT}</span>
      </label>
      {(asked.length > 0 || operation.proof_note) && (
        <p className="hint claims-asked">
          {asked.length > 0 && `Demandés\u00A0: ${asked.join(' ou ').toLowerCase()}. `}
          {operation.proof_note}
        </p>
      )}
      {(proofs.length > 0 || waiting.length > 0) && (
        <ul className="claims-proofs" aria-label="Justificatifs joints">
          {proofs.map((proof) => (
            <li key={proof.id} className="file">
              <FileMark type={proof.file.type} />
              <span className="grow">
                <a href={proof.file.url} target="_blank" rel="noopener">
                  <b>{proof.file.name}</b>
                </a>
                <small>{proofText(proof)}</small>
                <UseExtract proof={proof} claim={claim} onQuantities={onQuantities} />
              </span>
              <IconButton size="sm" label={`Retirer ${proof.file.name}`} onClick={() => void remove(proof)}>
                <IconTrash className="i i--18" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
          {waiting.map((each) => (
            <li key={each.key} className="file">
              <span className="grow">
                <b>{each.name}</b>
                {each.error ? (
                  <small className="claims-lines__error" role="alert">
                    {each.error}
                  </small>
                ) : (
                  <small>Envoi…</small>
                )}
              </span>
              {each.error && (
                <IconButton
                  size="sm"
                  label={`Retirer ${each.name}`}
                  onClick={() => setWaiting((before) => before.filter(({ key }) => key !== each.key))}
                >
                  <IconTrash className="i i--18" aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        // Dropping is a shortcut: the field inside does the same, by keyboard too.
        <div
          className={isOver ? 'drop claims-drop is-over' : 'drop claims-drop'}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            void add([...event.dataTransfer.files])
          }}
        >
          <input
            id={fileId}
            className="claims-drop__input"
            type="file"
            multiple
            accept={ACCEPTED}
            onChange={(event) => take(event.target)}
          />
          <span className="row row--nw" aria-hidden="true">
            <IconCloudUpload className="i" />
            Déposez un fichier ou parcourez
          </span>
        </div>
      )}
      {room > 0 && (
        <div className="claims-photo">
          <input
            id={photoId}
            className="sr-only"
            type="file"
            accept={PICTURES}
            capture="environment"
            tabIndex={-1}
            aria-hidden="true"
            onChange={(event) => take(event.target)}
          />
          <Button
            block
            icon={<IconCamera className="i" aria-hidden="true" />}
            onClick={() => document.getElementById(photoId)?.click()}
          >
            Photographier un ticket
          </Button>
        </div>
      )}
    </div>
  )
}

/** What the till counted may be taken as it is: one press instead of one line after the other. */
function UseExtract({
  proof: { extract },
  claim,
  onQuantities,
}: {
  proof: ClaimProof
  claim: ClaimDetail | null
  onQuantities: (quantities: Record<number, string>) => void
}) {
  const found = extract?.by_product ?? []
  const isSame = found.every(
    ({ product_id, quantity }) =>
      claim?.lines.find((line) => line.product_id === product_id)?.quantity === quantity,
  )
  if (found.length === 0 || isSame) return null
  return (
    <Button
      size="sm"
      variant="ghost"
      className="claims-use"
      onClick={() =>
        onQuantities(
          Object.fromEntries(found.map(({ product_id, quantity }) => [product_id, String(quantity)])),
        )
      }
    >
      Reprendre ces quantités
    </Button>
  )
}

function proofText({ file, extract }: ClaimProof): string {
  const pages = file.pages ? count(file.pages, 'page') : null
  const lines = extract
    ? extract.recognised > 0
      ? `${count(extract.recognised, 'ligne reconnue', 'lignes reconnues')}, ${vouchersText(extract.vouchers)}`
      : 'Aucun produit de l’opération reconnu'
    : null
  return [lines, pages, formatSize(file.size)].filter(Boolean).join(' · ')
}

export function FileMark({ type }: { type: string }) {
  const [look, word] =
    type === 'application/pdf' ? ['pdf', 'PDF'] : type === 'text/csv' ? ['xls', 'CSV'] : ['img', 'IMG']
  return (
    <span className={`file__ic file__ic--${look}`} aria-hidden="true">
      {word}
    </span>
  )
}
