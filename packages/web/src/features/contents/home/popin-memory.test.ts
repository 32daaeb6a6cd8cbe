import { expect, test } from 'vitest'
import type { SafeStorage } from '../../../lib/browser-storage.ts'
import { popinMemory } from './popin-memory.ts'

function storage(): SafeStorage {
  const map = new Map<string, string>()
  return {
    read: (key) => map.get(key) ?? null,
    write: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  }
}

test('D9-03 shown and closed, a message for one time never comes back, whatever the visit', () => {
  const kept = storage()
  const once = { id: 1, frequency: 'once' } as const
  const first = popinMemory(7, { kept, visit: storage() })
  first.rememberShown(once)
  expect(first.isDue(once)).toBe(true)
  first.rememberClosed(once)
  expect(first.isDue(once)).toBe(false)
  expect(popinMemory(7, { kept, visit: storage() }).isDue(once)).toBe(false)
})

test('a message for every visit shows once in each, until it is closed', () => {
  const kept = storage()
  const everyVisit = { id: 2, frequency: 'every_visit' } as const
  const visit = popinMemory(7, { kept, visit: storage() })
  visit.rememberShown(everyVisit)
  expect(visit.isDue(everyVisit)).toBe(false)
  const next = popinMemory(7, { kept, visit: storage() })
  expect(next.isDue(everyVisit)).toBe(true)
  next.rememberClosed(everyVisit)
  expect(popinMemory(7, { kept, visit: storage() }).isDue(everyVisit)).toBe(false)
})

test('a message that returns after some days is asked again at the next visit', () => {
  const kept = storage()
  const everyDays = { id: 3, frequency: 'every_days' } as const
  const visit = popinMemory(7, { kept, visit: storage() })
  visit.rememberClosed(everyDays)
  expect(visit.isDue(everyDays)).toBe(false)
  expect(popinMemory(7, { kept, visit: storage() }).isDue(everyDays)).toBe(true)
})

test('on a shared computer, what one person closed is still there for the next', () => {
  const [kept, visit] = [storage(), storage()]
  const once = { id: 1, frequency: 'once' } as const
  popinMemory(7, { kept, visit }).rememberClosed(once)
  expect(popinMemory(8, { kept, visit }).isDue(once)).toBe(true)
})

test('D9-03 put off, a message is gone for the day, whatever the visit, and back the next', () => {
  const kept = storage()
  const on = (today: string) => popinMemory(7, { kept, visit: storage(), today })
  for (const frequency of ['once', 'every_visit', 'every_days'] as const) {
    const message = { id: 4, frequency }
    on('2026-11-17').rememberLater(message)
    expect(on('2026-11-17').isDue(message)).toBe(false)
    expect(on('2026-11-18').isDue(message)).toBe(true)
  }
})

test('D9-03 « Ne plus afficher » after « Plus tard » is for good', () => {
  const kept = storage()
  const message = { id: 5, frequency: 'once' } as const
  popinMemory(7, { kept, visit: storage(), today: '2026-11-17' }).rememberLater(message)
  popinMemory(7, { kept, visit: storage(), today: '2026-11-18' }).rememberClosed(message)
  expect(popinMemory(7, { kept, visit: storage(), today: '2026-11-19' }).isDue(message)).toBe(false)
})
