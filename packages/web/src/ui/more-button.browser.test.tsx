import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MoreButton } from './more-button.tsx'

const TITLES = ['Hiver', 'Printemps', 'Été', 'Automne']

function List() {
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <ul>
        {TITLES.slice(0, isWhole ? undefined : 2).map((title) => (
          <li key={title}>
            <a href={`#${title}`}>{title}</a>
          </li>
        ))}
      </ul>
      {!isWhole && <MoreButton onMore={() => setWhole(true)}>Voir les 2 autres</MoreButton>}
    </>
  )
}

test('what is asked for by keyboard comes, and the keyboard goes on at the first of it', async () => {
  const screen = await render(<List />)
  const button = screen.getByRole('button', { name: 'Voir les 2 autres' })
  button.element().focus()
  await userEvent.keyboard('{Enter}')

  await expect.element(screen.getByRole('link', { name: 'Été' })).toHaveFocus()
  await expect.element(button).not.toBeInTheDocument()
})
