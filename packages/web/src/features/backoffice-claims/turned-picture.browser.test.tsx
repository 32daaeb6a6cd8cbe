import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TurnedPicture } from './turned-picture.tsx'
import './claims-desk.css'

/** A sheet that stands: 100 wide, 200 high. */
const SHEET = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="200"><rect width="100" height="200"/></svg>')}`

test.each([
  [0, 300, 600],
  [90, 300, 150],
  [180, 300, 600],
  [270, 300, 150],
])('D10-02 a proof turned by %i degrees stays whole in its frame', async (turn, width, height) => {
  await render(
    <div data-testid="stage" style={{ width: 300 }}>
      <TurnedPicture src={SHEET} alt="Ticket" zoom={100} turn={turn} />
    </div>,
  )
  const stage = page.getByTestId('stage').element().getBoundingClientRect()
  const shown = () => page.getByRole('img', { name: 'Ticket' }).element().getBoundingClientRect()

  await expect.poll(() => Math.round(shown().height)).toBe(height)
  expect(Math.round(shown().width)).toBe(width)
  expect(shown().left).toBeCloseTo(stage.left, 0)
  expect(shown().top).toBeCloseTo(stage.top, 0)
  expect(page.getByTestId('stage').element().clientHeight).toBe(height)
})
