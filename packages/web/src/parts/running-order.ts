import { useSyncExternalStore } from 'react'
import { local } from '../lib/browser-storage.ts'
import { followOrder, orderChanged, RUNNING_ORDER_KEY } from '../lib/running-order-key.ts'

/** What one may put aside: an offer with its lines, or a product in promotion, which is its own and only line. */
export type OrderedKind = 'promotional_offer' | 'product'

/** Quantities by the place of a line in its offer, from 1. Names and prices are read again each time: never stale. */
export interface OrderedContent {
  kind: OrderedKind
  id: number
  quantities: Readonly<Record<number, number>>
}

export const MOST_UNITS = 9_999

type Stored = Readonly<Record<string, readonly OrderedContent[]>>

const NOTHING: readonly OrderedContent[] = []
let known: { raw: string | null; stored: Stored } = { raw: null, stored: {} }

const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST_UNITS

/** Kept by a browser, so anything may be in it: what makes no sense is as if it were not there. */
export function parseOrders(raw: string | null): Stored {
  try {
    const value: unknown = JSON.parse(raw ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).flatMap(([drugstore, contents]) =>
        Array.isArray(contents) ? [[drugstore, contents.flatMap(contentOf)]] : [],
      ),
    )
  } catch {
    return {}
  }
}

function contentOf(value: unknown): OrderedContent[] {
  const { kind, id, quantities } = (value ?? {}) as Partial<OrderedContent>
  if ((kind !== 'promotional_offer' && kind !== 'product') || !Number.isInteger(id)) return []
  const kept = Object.entries(quantities ?? {}).filter(
    ([position, quantity]) => /^[1-9]\d{0,2}$/.test(position) && isQuantity(quantity),
  )
  return kept.length === 0 ? [] : [{ kind, id: id as number, quantities: Object.fromEntries(kept) }]
}

function stored(): Stored {
  const raw = local.read(RUNNING_ORDER_KEY)
  if (raw !== known.raw) known = { raw, stored: parseOrders(raw) }
  return known.stored
}

export const runningOrder = (drugstoreId: number): readonly OrderedContent[] =>
  stored()[drugstoreId] ?? NOTHING

function write(drugstoreId: number, contents: readonly OrderedContent[]): void {
  const all: Stored = { ...stored(), [drugstoreId]: contents }
  const isEmpty = Object.values(all).every((one) => one.length === 0)
  if (isEmpty) local.remove(RUNNING_ORDER_KEY)
  else local.write(RUNNING_ORDER_KEY, JSON.stringify(all))
  orderChanged()
}

/** Zero takes the line away, and the content with its last line. */
export function setQuantity(
  drugstoreId: number,
  { kind, id }: Pick<OrderedContent, 'kind' | 'id'>,
  position: number,
  quantity: number,
): void {
  const now = runningOrder(drugstoreId)
  const before = now.find((one) => one.id === id)
  const quantities = Object.fromEntries(
    Object.entries({ ...before?.quantities, [position]: Math.min(quantity, MOST_UNITS) }).filter(
      ([, value]) => isQuantity(value),
    ),
  )
  const changed = Object.keys(quantities).length === 0 ? [] : [{ kind, id, quantities }]
  const rest = (one: OrderedContent) => (one.id === id ? changed : [one])
  write(drugstoreId, before ? now.flatMap(rest) : [...now, ...changed])
}

/** Ordered, or given up. */
export function forgetContents(drugstoreId: number, ids: readonly number[]): void {
  write(
    drugstoreId,
    runningOrder(drugstoreId).filter(({ id }) => !ids.includes(id)),
  )
}

/** What a pharmacy is putting together on this device, followed in this tab and in the others. */
export const useRunningOrder = (drugstoreId: number | null): readonly OrderedContent[] =>
  useSyncExternalStore(followOrder, () => (drugstoreId === null ? NOTHING : runningOrder(drugstoreId)))

export const linesIn = (contents: readonly OrderedContent[]): number =>
  contents.reduce((all, { quantities }) => all + Object.keys(quantities).length, 0)

export const unitsOf = (content: OrderedContent | undefined): number =>
  Object.values(content?.quantities ?? {}).reduce((all, quantity) => all + quantity, 0)

const panel = new EventTarget()

/** « Voir »: the panel opens wherever one is. */
export const openOrderPanel = (): boolean => panel.dispatchEvent(new Event('open'))

export function followPanel(onOpen: () => void): () => void {
  panel.addEventListener('open', onOpen)
  return () => panel.removeEventListener('open', onOpen)
}
