import { describe, expect, test } from 'vitest'
import { giftAdvice, giftVerdict, type Advantages } from './anti-gifts.ts'
import { answerFaults, keptAnswers, type EventQuestion } from './event-questions.ts'
import { slotFaults } from './event-sessions.ts'
import { confirmBy, linkOpensAt, standingOf } from './events.ts'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)

describe('D8-02 a place that frees', () => {
  test.each([
    ['two days where there is time', at('30T12:00'), '2026-11-12T12:00:00.000Z'],
    ['half of what is left near the beginning', at('11T12:00'), '2026-11-11T00:00:00.000Z'],
    ['nothing once it has begun', at('10T11:00'), '2026-11-10T12:00:00.000Z'],
  ])('is kept %s', (_, startsAt, expected) => {
    expect(confirmBy(startsAt, at('10T12:00')).toISOString()).toBe(expected)
  })

  test.each([
    ['confirmed', true, null, 'confirmed'],
    ['confirmed', true, at('10T12:00'), 'to_confirm'],
    ['waiting', true, null, 'waiting'],
    ['waiting', false, null, 'to_approve'],
    ['cancelled', false, null, 'cancelled'],
  ] as const)(
    '%s, approved %s, to confirm by %s stands as %s',
    (status, is_approved, confirm_by, expected) => {
      expect(standingOf({ status, is_approved, confirm_by })).toBe(expected)
    },
  )

  test('where to connect is shown from the day before', () => {
    expect(linkOpensAt(at('19T08:30'))).toEqual(at('18T08:30'))
  })
})

describe('what a laboratory offers', () => {
  test.each<[Advantages, string]>([
    [{}, 'none'],
    [{ meal: 0 }, 'none'],
    [{ meal: 3_000 }, 'negligible'],
    [{ meal: 3_001 }, 'declaration'],
    [{ snack: 500 }, 'declaration'],
    [{ meal: 5_000, night: 15_000, snack: 1_500 }, 'declaration'],
    [{ meal: 5_001 }, 'authorisation'],
    [{ night: 15_001 }, 'authorisation'],
    [{ fee: 100_001 }, 'authorisation'],
    [{ fee: 100_000, training: 100_000 }, 'declaration'],
    [{ fee: 100_000, training: 100_000, transport: 1 }, 'authorisation'],
  ])('%j asks for: %s', (advantages, regime) => {
    expect(giftVerdict(advantages).regime).toBe(regime)
  })

  test('the advice names what passes its threshold', () => {
    const advice = giftAdvice(giftVerdict({ meal: 6_000, night: 16_000 }))
    expect(advice).toContain('repas (50\u00a0€), nuit d’hôtel (150\u00a0€)')
    expect(advice).toContain('étudiant')
  })
})

describe('D8-01 what the organiser asks', () => {
  const questions: EventQuestion[] = [
    { id: 'mot', type: 'text', label: 'Un mot', is_required: true, choices: [] },
    { id: 'menu', type: 'choice', label: 'Menu', is_required: false, choices: ['Viande', 'Poisson'] },
    { id: 'piece', type: 'file', label: 'Pièce', is_required: false, choices: [] },
  ]
  test.each([
    [{ mot: 'oui' }, []],
    [{ mot: '  ' }, ['mot']],
    [{ mot: 'oui', menu: 'Tofu', piece: 'x' }, ['menu', 'piece']],
    [{ mot: 12 }, ['mot']],
    [{ mot: 'oui', retiree: 'x' }, ['retiree']],
  ])('%j is at fault for %j', (answers, faults) => {
    expect([...answerFaults(questions, answers).keys()]).toEqual(faults)
  })

  test('what is empty is not kept', () => {
    expect(keptAnswers({ mot: ' oui ', menu: '', piece: 3 })).toEqual({ mot: 'oui', piece: 3 })
  })

  test('two slots at the same time cannot both be chosen; one after the other may', () => {
    const slot = (id: string, from: string, to: string) => ({
      id,
      label: '',
      starts_at: `2026-11-19T${from}:00Z`,
      ends_at: `2026-11-19T${to}:00Z`,
      capacity: null,
    })
    const sessions = [
      { id: 'a', title: 'A', slots: [slot('1', '10:00', '11:00')] },
      { id: 'b', title: 'B', slots: [slot('1', '10:30', '11:30'), slot('2', '11:00', '12:00')] },
    ]
    expect([...slotFaults(sessions, { a: '1', b: '1' }).keys()]).toEqual(['b'])
    expect(slotFaults(sessions, { a: '1', b: '2' }).size).toBe(0)
  })
})
