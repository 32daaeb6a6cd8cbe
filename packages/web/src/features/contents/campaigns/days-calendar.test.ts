import { expect, test } from 'vitest'
import { daysCalendar } from './days-calendar.ts'

const campaign = { id: 7, title: 'Le mois « immunité »', url: 'https://kiosque.test/campaigns/one-time/7' }

test('S2-32 the days of a campaign go into any agenda as whole days, with their words escaped', () => {
  const text = daysCalendar(
    [{ on: '2026-11-30', title: 'Dépose; photo, merci', text: 'Le soir' }],
    campaign,
    new Date('2026-11-17T10:00:00Z'),
  )
  const whole = text.replaceAll('\r\n ', '')

  expect(whole).toContain('DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201\r\n')
  expect(whole).toContain('SUMMARY:Dépose\\; photo\\, merci – Le mois « immunité »')
  expect(whole).toContain('DESCRIPTION:Le soir')
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})
