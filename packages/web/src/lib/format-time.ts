import { parisWall } from '@kiosque/contract/domain/paris-clock'

/** 9 h 30, 14 h. Apart from the other formats: the sign-in page needs no more than this one. */
export function formatTime(instant: string | Date): string {
  const wall = parisWall(instant)
  const minutes = wall.getUTCMinutes()
  return `${wall.getUTCHours()}\u00A0h${minutes === 0 ? '' : `\u00A0${String(minutes).padStart(2, '0')}`}`
}
