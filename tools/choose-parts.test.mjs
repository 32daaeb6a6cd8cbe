import { expect, test } from 'vitest'
import { chooseParts } from './choose-parts.mjs'

const namesOf = ({ chosen }) => chosen.map(({ name }) => name)

test('a machine with PostgreSQL and a browser runs every part', () => {
  const choice = chooseParts({
    postgres: '/usr/lib/postgresql/15/bin',
    chromium: '/usr/bin/chromium',
    env: {},
  })

  expect(namesOf(choice)).toEqual(
    expect.arrayContaining(['Composants', 'API moteur embarqué', 'API PostgreSQL', 'Navigateur']),
  )
  expect(choice.missing).toEqual([])
})

test.each([
  [{ CI: 'true' }, true],
  [{ CI: '1' }, true],
  [{}, false],
  [{ CI: '' }, false],
  [{ CI: 'false' }, false],
])('without PostgreSQL and with %o, the run fails: %s', (env, isFailure) => {
  const choice = chooseParts({ postgres: null, chromium: '/usr/bin/chromium', env })

  expect(namesOf(choice)).not.toContain('API PostgreSQL')
  expect(choice.missing).toMatchObject([{ name: 'API PostgreSQL', isFailure }])
})

test('a missing browser fails the run wherever it is', () => {
  const choice = chooseParts({ postgres: '/usr/lib/postgresql/15/bin', chromium: null, env: {} })

  expect(namesOf(choice)).not.toContain('Composants')
  expect(choice.missing).toMatchObject([
    { name: 'Composants', isFailure: true },
    { name: 'Navigateur', isFailure: true },
  ])
})
