import { expect, test } from 'vitest'
import { safeStorage } from '../../lib/browser-storage.ts'
import type { Toast } from '../../ui/toast-store.ts'
import { repeatFarewell, sayFarewell } from './farewell.ts'

const disabled: Toast = { title: 'Déconnexion', text: 'Votre compte a été désactivé', tone: 'err' }

function tab() {
  const shown: Toast[] = []
  const waiting: (() => void)[] = []
  const storage = safeStorage(() => {
    throw new Error('memory only')
  })
  const tools = {
    storage,
    show: (message: Toast) => void shown.push(message),
    later: (work: () => void) => void waiting.push(work),
  }
  const liveOn = () => waiting.splice(0).forEach((work) => work())
  return { shown, tools, liveOn }
}

test('S8-01 a refusal that comes while a page is being left is told by the next one', () => {
  const { shown, tools, liveOn } = tab()
  sayFarewell(disabled, tools)
  repeatFarewell(tools)
  expect(shown).toEqual([disabled, disabled])

  liveOn()
  repeatFarewell(tools)
  expect(shown).toHaveLength(2)
})

test('S8-01 a page that stays says it once, and a reload does not say it again', () => {
  const { shown, tools, liveOn } = tab()
  sayFarewell(disabled, tools)
  liveOn()
  repeatFarewell(tools)
  expect(shown).toEqual([disabled])
})
