import { parisTime } from '@kiosque/contract/domain/paris-clock'

/** 9 h 30, 14 h. Apart from the other formats: the sign-in page needs no more than this one. */
export function formatTime(instant: string | Date): string {
  const [hour, minutes] = parisTime(instant).split(':')
  return `${Number(hour)}\u00A0h${minutes === '00' ? '' : `\u00A0${minutes}`}`
}
