import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NothingToDo } from './nothing-to-do.tsx'

const root = document.documentElement
afterEach(() => void delete root.dataset['preview'])

test.each([
  ['a member has nothing left to do', false, /Profitez-en pour souffler/],
  ['a guest is proposed no quiz of the team', true, /^Rien ne vous attend pour le moment\.$/],
])('D13-05 %s', async (_, isGuest, text) => {
  await render(<NothingToDo isGuest={isGuest} />)
  await expect.element(page.getByText('Vous êtes à jour')).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
})

test('D15-02 a preview says that a day is one’s own, not that somebody has nothing to do', async () => {
  root.dataset['preview'] = 'on'
  await render(<NothingToDo isGuest={false} />)
  await expect.element(page.getByText(/l’aperçu ne le montre pas/)).toBeVisible()
  await expect.element(page.getByText('Vous êtes à jour')).not.toBeInTheDocument()
})
