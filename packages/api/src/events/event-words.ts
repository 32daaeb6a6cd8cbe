import { parisDay } from '@kiosque/contract/domain/dates'

const PARIS = { timeZone: 'Europe/Paris' } as const
const LONG_DAY = new Intl.DateTimeFormat('fr-FR', {
  ...PARIS,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const CLOCK = new Intl.DateTimeFormat('fr-FR', { ...PARIS, hour: 'numeric', minute: '2-digit' })

const hour = (at: Date) => CLOCK.format(at).replace(':', '\u00a0h\u00a0')

/** « 9 h 30 à 16 h 30 ». */
export const hoursText = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }): string =>
  `${hour(starts_at)} à ${hour(ends_at)}`

/** « jeudi 19 novembre 2026 à 9 h 30 ». */
export const momentText = (at: Date): string => `${LONG_DAY.format(at)} à ${hour(at)}`

/** « jeudi 19 novembre 2026, de 9 h 30 à 16 h 30 ». */
export function whenText({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }): string {
  const first = LONG_DAY.format(starts_at)
  if (parisDay(starts_at) === parisDay(ends_at)) return `${first}, de ${hour(starts_at)} à ${hour(ends_at)}`
  return `${first} à ${hour(starts_at)}, jusqu’au ${LONG_DAY.format(ends_at)} à ${hour(ends_at)}`
}

/** « Cité des Congrès, 5, rue de Valmy, Nantes ». */
export const whereText = (event: { place: string | null; address: string | null; city: string | null }) =>
  [event.place, event.address, event.city].filter(Boolean).join(', ')
