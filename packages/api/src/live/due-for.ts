import type { Reader } from '../audience/visible-targets.ts'
import type { LiveRow } from './live-row.ts'

type Dated = Pick<LiveRow, 'is_mandatory' | 'due_on' | 'closes_on' | 'dues'>

export interface DueFor {
  /** yyyymmdd: the nearest of the days that hold for this reader. */
  day: number | null
  isMandatory: boolean
  /** Theirs to do, asked or not: obligatory, or to be done by a day. A course that closes is not. */
  isExpected: boolean
  /** Another than everybody reads. */
  isOwn: boolean
}

/** By when this reader has to be done with a training: a day given to an audience makes it obligatory there. */
export function dueFor(row: Dated, reader: Reader | null): DueFor {
  const { is_mandatory: isMandatory, due_on: due } = row
  const own = {
    day: due ?? row.closes_on,
    isMandatory,
    isExpected: isMandatory || due !== null,
    isOwn: false,
  }
  if (row.dues === null || reader === null) return own
  // In the order of their days.
  const given = row.dues.find(([targetId]) => reader.targets.holds(targetId))?.[1]
  if (given === undefined) return own
  return { day: Math.min(given, own.day ?? given), isMandatory: true, isExpected: true, isOwn: true }
}

/** 20261130 as days travel. */
export const dayText = (day: number): string => String(day).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
