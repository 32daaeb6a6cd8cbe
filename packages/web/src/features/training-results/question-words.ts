import { formatNumber } from '../../lib/format.ts'

/** What a discrimination means to whoever wrote the question; null where too few answered. */
export function discriminationWords(value: number | null): {
  text: string
  tone: 'neutral' | 'green' | 'warn' | 'danger'
} {
  if (value === null) return { text: 'Trop peu de réponses', tone: 'neutral' }
  const figure = formatNumber(value)
  if (value >= 0.3) return { text: `${figure} · bonne`, tone: 'green' }
  if (value >= 0.15) return { text: `${figure} · moyenne`, tone: 'neutral' }
  if (value >= 0) return { text: `${figure} · faible`, tone: 'warn' }
  return { text: `${figure} · à revoir`, tone: 'danger' }
}

/** « 45 s », « 1 min 05 ». */
export function secondsText(seconds: number | null): string {
  if (seconds === null) return '–'
  if (seconds < 60) return `${seconds}\u00A0s`
  return `${Math.floor(seconds / 60)}\u00A0min\u00A0${String(seconds % 60).padStart(2, '0')}`
}

/** What deserves a second look, in a few words; null where nothing does. */
export function questionAdvice(question: {
  asked: number
  success: number | null
  discrimination: number | null
}): string | null {
  if (question.asked < 10) return null
  if (question.discrimination !== null && question.discrimination < 0)
    return 'Ceux qui réussissent le quiz s’y trompent plus que les autres\u00A0: relisez l’énoncé et la bonne réponse.'
  if ((question.success ?? 100) < 30)
    return 'Peu de monde trouve\u00A0: la notion est à reprendre, ou la question à éclaircir.'
  if ((question.success ?? 0) > 95) return 'Presque tout le monde trouve\u00A0: elle n’apprend plus rien.'
  return null
}
