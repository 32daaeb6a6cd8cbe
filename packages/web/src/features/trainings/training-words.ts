import { addDays } from '@kiosque/contract/domain/dates'
import { TRAINING_STATUS_LABELS } from '@kiosque/contract/domain/training-words'
import type { TeamProgress, TeamTraining } from '@kiosque/contract/wire/trainings'
import { formatPercent } from '../../lib/format.ts'

export type Member = TeamProgress['data'][number]
export type Followed = TeamProgress['trainings'][number]

/** Short names of the four kinds of training: the registry would weigh more than the page. */
export const KIND_WORDS: Readonly<Record<string, string>> = {
  quiz: 'Quiz',
  tutorial: 'Tutoriel',
  laboratory_training: 'Formation laboratoire',
  academy: 'Parcours',
}
export const kindWord = (kind: string): string => KIND_WORDS[kind] ?? 'Formation'

export type CellTone = 'todo' | 'ok' | 'run' | 'ko' | 'late'

type Standing = Pick<TeamTraining, 'status' | 'score' | 'percent' | 'is_late'>

/** What a square of the table says: how it went, or what is missing. */
export function cellOf(kind: string, own: Standing): { tone: CellTone; text: string } {
  if (own.is_late) return { tone: 'late', text: 'En retard' }
  if (own.status === 'passed') return { tone: 'ok', text: doneText(kind, own) }
  if (own.status === 'failed' || own.status === 'expired')
    return {
      tone: 'ko',
      text:
        own.status === 'failed' && own.score !== null
          ? formatPercent(own.score)
          : TRAINING_STATUS_LABELS[own.status],
    }
  if (own.status === 'in_progress')
    return {
      tone: 'run',
      text: kind === 'quiz' ? TRAINING_STATUS_LABELS.in_progress : formatPercent(own.percent),
    }
  return { tone: 'todo', text: TRAINING_STATUS_LABELS.todo }
}

function doneText(kind: string, { score }: Standing): string {
  if (kind === 'quiz') return score === null ? TRAINING_STATUS_LABELS.passed : formatPercent(score)
  return kind === 'tutorial' ? 'Vu' : 'Terminé'
}

export const nameOf = ({ first_name, last_name }: Pick<Member, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** Who is most late first; the others as the pharmacy ranks them. */
export const lateFirst = (members: readonly Member[]): Member[] => members.toSorted((a, b) => b.late - a.late)

export const shareOf = (done: number, total: number): number =>
  total === 0 ? 0 : Math.round((done / total) * 100)

export type Late = { training: Followed; members: Member[] }

/** The trainings somebody is late with, the longest overdue first. */
export function latenessOf({ trainings, data }: TeamProgress): Late[] {
  const isLate = (member: Member, id: number) =>
    member.trainings.some((own) => own.content_id === id && own.is_late)
  return trainings
    .map((training) => ({ training, members: data.filter((member) => isLate(member, training.id)) }))
    .filter(({ members }) => members.length > 0)
}

/** The trainings whose day comes within the week and that somebody has not done. */
export function endingSoon(
  { trainings, data }: TeamProgress,
  today: string,
): { title: string; due: string }[] {
  const until = addDays(today, 7)
  return trainings
    .flatMap(({ id, title }) => {
      const days = data
        .flatMap((member) => member.trainings)
        .filter((own) => own.content_id === id && own.status !== 'passed')
        .flatMap(({ due_on }) => (due_on !== null && due_on >= today && due_on <= until ? [due_on] : []))
      const due = days.toSorted()[0]
      return due === undefined ? [] : [{ title, due }]
    })
    .toSorted((a, b) => a.due.localeCompare(b.due))
}

/** What was followed in a year, in minutes, and how much of it as DPC actions. */
export function followedIn(
  { trainings, data }: TeamProgress,
  year: string,
): { minutes: number; dpc: number } {
  const known = new Map(trainings.map((training) => [training.id, training]))
  const done = data
    .flatMap((member) => member.trainings)
    .filter(({ status, done_on }) => status === 'passed' && done_on?.startsWith(year))
    .flatMap(({ content_id }) => known.get(content_id) ?? [])
  const sum = (some: readonly Followed[]) => some.reduce((total, { minutes }) => total + (minutes ?? 0), 0)
  return { minutes: sum(done), dpc: sum(done.filter(({ is_dpc }) => is_dpc)) }
}

/** How many points of progress the team made since a day. */
export function gainedSince({ data }: TeamProgress, day: string): number {
  const all = data.flatMap((member) => member.trainings)
  return shareOf(all.filter(({ done_on }) => done_on !== null && done_on >= day).length, all.length)
}

const DAY_MS = 86_400_000

/** For how many days the first of those who are late with a training has been; null where nobody's day is known. */
export function lateSince(
  { data }: TeamProgress,
  { id }: Pick<Followed, 'id'>,
  today: string,
): number | null {
  const [first] = data
    .flatMap((member) => member.trainings)
    .flatMap((own) => (own.content_id === id && own.is_late ? (own.due_on ?? []) : []))
    .toSorted()
  return first === undefined ? null : Math.round((Date.parse(today) - Date.parse(first)) / DAY_MS)
}

/** « Inès Benali, Léa Jouan et Nolan Brault ». */
export const inList = (names: readonly string[]): string =>
  new Intl.ListFormat('fr', { type: 'conjunction' }).format(names)
