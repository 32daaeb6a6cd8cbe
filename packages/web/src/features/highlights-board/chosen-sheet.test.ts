import { describe, expect, test } from 'vitest'
import { createSheetReader } from './chosen-sheet.ts'

/** Sheets that answer when the test says so, in the order it wants. */
function slowSheets() {
  const waiting = new Map<number, (sheet: Record<string, unknown>) => void>()
  const signals = new Map<number, AbortSignal>()
  const read = (_kind: string, id: number, signal: AbortSignal) => {
    signals.set(id, signal)
    return new Promise<Record<string, unknown>>((resolve) => waiting.set(id, resolve))
  }
  return { read, signals, answer: (id: number, sheet: Record<string, unknown>) => waiting.get(id)?.(sheet) }
}

describe('D13-02 the price and the cap are those of the item chosen last', () => {
  test('when the answer about an earlier choice comes after', async () => {
    const { read, signals, answer } = slowSheets()
    const { sheetOf } = createSheetReader(read)

    const first = sheetOf({ kind: 'product', id: 1 })
    const second = sheetOf({ kind: 'product', id: 2 })
    answer(2, { price: 500, egalim: null })
    answer(1, { price: 9900, egalim: 'food' })

    expect(await second).toEqual({ price: 500, egalim: false })
    expect(await first).toBeNull()
    expect(signals.get(1)?.aborted).toBe(true)
  })

  test('when the same item is chosen again, or another sort of item', async () => {
    const { read, answer } = slowSheets()
    const { sheetOf, forget } = createSheetReader(read)

    const alone = sheetOf({ kind: 'product', id: 3 })
    forget()
    answer(3, { price: 100 })
    expect(await alone).toBeNull()

    const again = sheetOf({ kind: 'product', id: 3 })
    answer(3, { price: 100, egalim: 'hygiene' })
    expect(await again).toEqual({ price: 100, egalim: true })
  })

  test('a sheet that cannot be read has no price', async () => {
    const { sheetOf } = createSheetReader(() => Promise.reject(new Error('offline')))
    expect(await sheetOf({ kind: 'product', id: 4 })).toEqual({ price: null, egalim: false })
  })
})
