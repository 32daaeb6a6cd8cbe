import { useEffect, useRef, useState } from 'react'
import { QUANTITY_MAX } from '@kiosque/contract/domain/claims'
import type { BriOperation, ClaimDetail } from '@kiosque/contract/wire/claims'
import { ApiError, messageFor } from '../../lib/api.ts'
import { createClaim, saveClaim } from './claims.queries.ts'

const PAUSE_MS = 700

export type Quantities = Readonly<Record<number, string>>

/** A whole number of vouchers, null while it is none. */
export function quantityOf(typed: string): number | null {
  const text = typed.replaceAll(/[\s\u00A0\u202F]/g, '')
  if (!/^\d{1,5}$/.test(text)) return null
  const value = Number(text)
  return value >= 1 && value <= QUANTITY_MAX ? value : null
}

/** Why what is typed is no quantity; nothing while the field is empty. */
export function quantityError(typed: string): string | undefined {
  if (typed.trim() === '' || quantityOf(typed) !== null) return undefined
  if (/^0+$/.test(typed.trim())) return 'Comptez au moins un bon, ou videz le champ.'
  return `Un nombre entier, de 1 à ${QUANTITY_MAX}.`
}

const linesOf = (quantities: Quantities) =>
  Object.entries(quantities).flatMap(([product, typed]) => {
    const quantity = quantityOf(typed)
    return quantity === null ? [] : [{ product_id: Number(product), quantity }]
  })

const quantitiesOf = (claim: ClaimDetail | null): Quantities =>
  Object.fromEntries((claim?.lines ?? []).map((line) => [line.product_id, String(line.quantity)]))

export type Period = { period_starts_on: string; period_ends_on: string }

/**
 * A claim saved as it is typed. Saves follow each other, each with the version the last one gave: two never cross, and
 * a colleague's change in between is told instead of overwritten.
 */
export function useClaimDraft(operation: BriOperation, begun: ClaimDetail | null) {
  const [claim, setClaim] = useState(begun)
  const [quantities, setQuantities] = useState(() => quantitiesOf(begun))
  const [period, setPeriod] = useState<Period>({
    period_starts_on: begun?.period_starts_on ?? operation.starts_on,
    period_ends_on: begun?.period_ends_on ?? operation.ends_on,
  })
  const [savedAt, setSavedAt] = useState<string | null>(begun?.updated_at ?? null)
  const [problem, setProblem] = useState<{ message: string; isStale: boolean } | null>(null)
  const latest = useRef({ claim, quantities, period, isDirty: false })
  const queue = useRef<Promise<ClaimDetail | null>>(Promise.resolve(begun))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function keep(saved: ClaimDetail): ClaimDetail {
    latest.current.claim = saved
    setClaim(saved)
    setSavedAt(saved.updated_at)
    setProblem(null)
    return saved
  }

  async function write(): Promise<ClaimDetail> {
    const { claim: known, quantities: typed, period: chosen, isDirty } = latest.current
    if (known && !isDirty) return known
    latest.current.isDirty = false
    const body = { lines: linesOf(typed), ...chosen }
    try {
      return keep(
        known
          ? await saveClaim(known.id, { ...body, version: known.version })
          : await createClaim({ operation_id: operation.id, ...body }),
      )
    } catch (error) {
      latest.current.isDirty = true
      setProblem({
        message: messageFor(error),
        isStale: error instanceof ApiError && error.code === 'stale',
      })
      throw error
    }
  }

  /** What is typed is with the server once this is answered. */
  function save(): Promise<ClaimDetail> {
    clearTimeout(timer.current)
    const next = queue.current.catch(() => null).then(write)
    queue.current = next
    return next
  }

  function touch() {
    latest.current.isDirty = true
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save().catch(() => undefined), PAUSE_MS)
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      // Leaving the page keeps what was typed last; a first quantity begins the draft.
      const { isDirty, claim: begunClaim, quantities: typed } = latest.current
      if (isDirty && (begunClaim || linesOf(typed).length > 0)) void save().catch(() => undefined)
    },
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is left
    [],
  )

  return {
    claim,
    quantities,
    period,
    savedAt,
    problem,
    save,
    keep,
    setQuantity(productId: number, typed: string) {
      const next = { ...latest.current.quantities, [productId]: typed }
      latest.current.quantities = next
      setQuantities(next)
      if (quantityError(typed) === undefined) touch()
    },
    setQuantities(next: Quantities) {
      latest.current.quantities = { ...latest.current.quantities, ...next }
      setQuantities(latest.current.quantities)
      touch()
    },
    setPeriod(next: Period) {
      latest.current.period = next
      setPeriod(next)
      touch()
    },
  }
}
