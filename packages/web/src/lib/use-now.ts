import { useSyncExternalStore } from 'react'
import { parisDay } from '@kiosque/contract/domain/dates'
import { createClock } from './clock.ts'

const clock = createClock(() => document)
const readDay = () => parisDay(clock.read())

/** The hour while drawing, to the minute: what is open, late or over becomes so on a page that is left open. */
export const useNow = (): Date => useSyncExternalStore(clock.subscribe, clock.read)

/** The day it is in Paris, « 2026-11-18 »: drawn again at midnight only. */
export const useToday = (): string => useSyncExternalStore(clock.subscribe, readDay)
