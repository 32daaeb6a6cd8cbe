import { isEgalimCapped } from '@kiosque/contract/domain/egalim'
import type { SharedValuesOf } from '@kiosque/contract/kinds/own-values'

/** What the discount form needs of the item chosen, and the list of choices does not have. */
export interface ChosenSheet {
  /** Average price in cents. */
  price: number | null
  egalim: boolean
}

type Read = (kind: string, id: number, signal: AbortSignal) => Promise<Record<string, unknown>>

/**
 * Reads the sheet of what was just chosen. Another choice made meanwhile aborts the reading and makes its answer
 * null: whichever answer comes last, the price and the cap are those of the item chosen last.
 */
export function createSheetReader(read: Read) {
  let current: AbortController | null = null

  function forget() {
    current?.abort()
    current = null
  }

  async function sheetOf({ kind, id }: { kind: string; id: number }): Promise<ChosenSheet | null> {
    forget()
    const own = new AbortController()
    current = own
    const sheet: Record<string, unknown> = await read(kind, id, own.signal).catch(() => ({}))
    if (current !== own) return null
    const { price }: SharedValuesOf<'product' | 'promotional_offer'> = sheet
    return { price: typeof price === 'number' ? price : null, egalim: isEgalimCapped(sheet) }
  }

  return { sheetOf, forget }
}
