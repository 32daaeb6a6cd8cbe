import { useState } from 'react'
import type { ClaimReason, LineDecision } from '@kiosque/contract/domain/claims'
import type { DeskClaimDetail } from '@kiosque/contract/wire/claims-desk'
import { keepDraft, keptDraft } from '../../lib/kept-draft.ts'

export interface Verdict {
  decision: LineDecision
  /** As typed; only read where the line is adjusted. */
  quantity: string
  reason: ClaimReason | ''
  comment: string
}

const FRESH: Verdict = { decision: 'accepted', quantity: '', reason: '', comment: '' }

/** How many vouchers of a line are kept; null while what is typed is no quantity between one and all but one. */
export function keptOf(quantity: number, { decision, quantity: typed }: Verdict): number | null {
  if (decision === 'accepted') return quantity
  if (decision !== 'adjusted') return 0
  const kept = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0
  return kept >= 1 && kept < quantity ? kept : null
}

interface Typed {
  verdicts: Record<number, Verdict>
  comment: string
}

/**
 * What is being decided of a claim, line by line, before it is sent. It stays on this tab while one looks at another
 * claim or page, for as long as the claim is the same.
 */
export function useReview({
  id: claimId,
  version,
  lines,
}: Pick<DeskClaimDetail, 'id' | 'version' | 'lines'>) {
  const draft = [`demande-${claimId}`, String(version)] as const
  const [{ verdicts, comment }, setTyped] = useState<Typed>(
    () => (keptDraft(...draft) as Typed | null) ?? { verdicts: {}, comment: '' },
  )
  const type = (typed: Typed) => {
    setTyped(typed)
    keepDraft(...draft, typed)
  }
  const of = (id: number) => verdicts[id] ?? FRESH
  const kept = lines.map((line) => keptOf(line.quantity, of(line.id)))
  const isWhole = lines.every((line) => of(line.id).decision === 'accepted')
  const isNone = lines.every((line) => of(line.id).decision === 'refused')
  const needsReason = lines.filter((line) => of(line.id).decision !== 'accepted' && of(line.id).reason === '')
  return {
    of,
    set: (id: number, patch: Partial<Verdict>) =>
      type({ comment, verdicts: { ...verdicts, [id]: { ...of(id), ...patch } } }),
    comment,
    setComment: (text: string) => type({ verdicts, comment: text }),
    /** Once it is sent. */
    forget: () => keepDraft(...draft, null),
    amount: lines.reduce((sum, line, rank) => sum + (kept[rank] ?? 0) * line.value, 0),
    isWhole,
    isNone,
    hasCorrections: lines.some((line) => of(line.id).decision === 'to_correct'),
    /** Why it cannot be sent yet. */
    problem: kept.includes(null)
      ? 'Saisissez la quantité retenue de chaque ligne ajustée.'
      : needsReason.length > 0
        ? 'Choisissez un motif pour chaque ligne qui n’est pas acceptée telle quelle.'
        : null,
    body: () =>
      lines.map((line) => {
        const { decision, reason, comment: word } = of(line.id)
        return {
          id: line.id,
          decision,
          ...(decision === 'adjusted' ? { accepted_quantity: keptOf(line.quantity, of(line.id)) ?? 0 } : {}),
          ...(reason === '' ? {} : { reason_code: reason }),
          ...(word === '' ? {} : { comment: word }),
        }
      }),
  }
}

export type Review = ReturnType<typeof useReview>
