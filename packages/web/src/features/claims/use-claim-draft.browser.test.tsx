import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { BriOperation } from '@kiosque/contract/wire/claims'
import { api } from '../../lib/api.ts'
import { useClaimDraft } from './use-claim-draft.ts'

const operation = { id: 3, starts_on: '2026-10-01', ends_on: '2026-10-31' } as BriOperation

function Quantity() {
  const { quantities, setQuantity } = useClaimDraft(operation, null)
  return (
    <input
      aria-label="Quantité"
      value={quantities[7] ?? ''}
      onChange={(event) => setQuantity(7, event.target.value)}
    />
  )
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('D10-01 the first quantity of a claim is kept, however soon the page is left', async () => {
  const post = vi.spyOn(api, 'post').mockResolvedValue({ id: 1, version: 1 })
  const { unmount } = await render(<Quantity />)
  await page.getByLabelText('Quantité').fill('12')
  await unmount()

  await expect.poll(() => post.mock.calls.length).toBe(1)
  expect(post.mock.calls[0]?.[1]).toMatchObject({
    operation_id: 3,
    lines: [{ product_id: 7, quantity: 12 }],
  })
})

test('whoever typed nothing leaves no draft behind', async () => {
  const post = vi.spyOn(api, 'post').mockResolvedValue({ id: 1, version: 1 })
  const { unmount } = await render(<Quantity />)
  await page.getByLabelText('Quantité').fill('0')
  await unmount()

  expect(post).not.toHaveBeenCalled()
})
