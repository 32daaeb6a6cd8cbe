import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useStateFor } from './use-state-for.ts'

const seen: string[] = []

function Panel({ address }: { address: string }) {
  const [open, setOpen] = useStateFor(address, false)
  seen.push(`${address} ${open ? 'open' : 'closed'}`)
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {open ? 'Ouvert' : 'Fermé'}
    </button>
  )
}

test('a panel opened on one page is closed on the next, never shown open there, and stays so on the way back', async () => {
  const screen = await render(<Panel address="/a" />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button')).toHaveTextContent('Ouvert')

  await screen.rerender(<Panel address="/b" />)
  await expect.element(screen.getByRole('button')).toHaveTextContent('Fermé')
  await screen.rerender(<Panel address="/a" />)

  await expect.element(screen.getByRole('button')).toHaveTextContent('Fermé')
  expect(seen).not.toContain('/b open')
})
