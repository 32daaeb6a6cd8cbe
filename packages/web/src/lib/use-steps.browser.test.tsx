import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { endOpening } from './opening.ts'
import { useSteps } from './use-steps.ts'

test('the first page draws its first screen, then the rest step by step; the next ones are drawn whole', async () => {
  const drawn: number[] = []
  function Page() {
    const step = useSteps(3)
    drawn.push(step)
    return <p>Étape {step}</p>
  }
  const first = await render(<Page />)
  await expect.element(first.getByText('Étape 3')).toBeVisible()
  expect([...new Set(drawn)]).toEqual([1, 2, 3])

  await first.unmount()
  drawn.length = 0
  endOpening()
  const next = await render(<Page />)
  await expect.element(next.getByText('Étape 3')).toBeVisible()
  expect([...new Set(drawn)]).toEqual([3])
})
