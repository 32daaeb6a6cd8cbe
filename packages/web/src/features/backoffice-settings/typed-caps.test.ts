import { describe, expect, test } from 'vitest'
import { capInForce, readCaps, typedCaps } from './typed-caps.ts'

const line = (key: number, starts_on: string, percent: string) => ({ key, starts_on, percent })

describe('D6-05 the dated caps of the settings', () => {
  test('are typed as French people type them, and saved in order of their days', () => {
    const lines = [line(0, '2027-03-01', '40,5 %'), line(1, '2024-03-01', '34')]
    expect(readCaps(lines)).toEqual({
      errors: {},
      caps: [
        { starts_on: '2024-03-01', percent: 34 },
        { starts_on: '2027-03-01', percent: 40.5 },
      ],
    })
    expect(typedCaps([{ starts_on: '2027-03-01', percent: 40.5 }])).toEqual([line(0, '2027-03-01', '40,5')])
  })

  test.each([
    ['', '34', 'caps.0.starts_on', 'Choisissez un jour.'],
    ['2027-03-01', '', 'caps.0.percent', 'Saisissez le pourcentage.'],
    ['2027-03-01', 'trente', 'caps.0.percent', 'Saisissez un pourcentage, par exemple 34.'],
    ['2027-03-01', '34,001', 'caps.0.percent', 'Saisissez un pourcentage, par exemple 34.'],
    ['2027-03-01', '0,5', 'caps.0.percent', 'Saisissez un pourcentage entre 1 et 100.'],
    ['2027-03-01', '101', 'caps.0.percent', 'Saisissez un pourcentage entre 1 et 100.'],
  ])('« %s » and « %s » are refused at %s', (day, percent, field, message) => {
    expect(readCaps([line(0, day, percent)])).toEqual({ caps: null, errors: { [field]: message } })
  })

  test('two that begin on the same day are refused at the second', () => {
    const { caps, errors } = readCaps([line(3, '2027-03-01', '34'), line(5, '2027-03-01', '25')])
    expect([caps, Object.keys(errors)]).toEqual([null, ['caps.5.starts_on']])
  })

  test('the one in force is the last begun, and none before the first', () => {
    const caps = [
      { starts_on: '2027-01-01', percent: 25 },
      { starts_on: '2024-03-01', percent: 34 },
    ]
    expect(capInForce(caps, '2026-11-16')).toEqual(caps[1])
    expect(capInForce(caps, '2027-01-01')).toEqual(caps[0])
    expect(capInForce(caps, '2020-01-01')).toBeNull()
  })
})
