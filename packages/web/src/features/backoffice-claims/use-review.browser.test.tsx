import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useReview } from './use-review.ts'

function Host({ version }: { version: number }) {
  const review = useReview({ id: 7, version, lines: [] })
  const { decision } = review.of(1)
  return (
    <>
      <input
        aria-label="Message"
        value={review.comment}
        onChange={(e) => review.setComment(e.target.value)}
      />
      <p>Ligne {decision}</p>
      <button onClick={() => review.set(1, { decision: 'refused' })}>Refuser</button>
      <button onClick={review.forget}>Envoyer</button>
    </>
  )
}

const message = page.getByLabelText('Message')
beforeEach(() => sessionStorage.clear())

async function begun() {
  const screen = await render(<Host version={3} />)
  await message.fill('Il manque le ticket du 12.')
  await page.getByRole('button', { name: 'Refuser' }).click()
  await screen.unmount()
}

test('D10-02 what was begun on a claim is there again after a look elsewhere', async () => {
  await begun()
  await render(<Host version={3} />)

  await expect.element(message).toHaveValue('Il manque le ticket du 12.')
  await expect.element(page.getByText('Ligne refused')).toBeVisible()
})

test('D10-02 a claim that changed meanwhile, or was decided, is begun afresh', async () => {
  await begun()
  const changed = await render(<Host version={4} />)
  await expect.element(message).toHaveValue('')
  await changed.unmount()

  const again = await render(<Host version={3} />)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await again.unmount()
  await render(<Host version={3} />)
  await expect.element(message).toHaveValue('')
  await expect.element(page.getByText('Ligne accepted')).toBeVisible()
})
