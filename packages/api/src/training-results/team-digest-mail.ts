import { addDays, formatDay } from '@kiosque/contract/domain/dates'
import type { TeamProgress } from '@kiosque/contract/wire/trainings'
import type { NewMail } from '../mail/outbox.ts'

/** What is worth telling of a week, in lines; null when nothing is. */
export interface TeamWeek {
  lateCount: number
  late: string[]
  done: string[]
  coming: string[]
}

const DAYS_BACK = 7
const DAYS_AHEAD = 14
const MOST_LINES = 12

const names = new Intl.ListFormat('fr', { type: 'conjunction' })

/** Who is late, who got there this week, what is due within a fortnight and by whom. */
export function weekOf({ trainings, data }: TeamProgress, today: string): TeamWeek | null {
  const titleOf = new Map(trainings.map(({ id, title }) => [id, title]))
  const entries = data.flatMap((member) =>
    member.trainings.map((own) => ({
      own,
      name: `${member.first_name} ${member.last_name}`.trim(),
      title: titleOf.get(own.content_id) ?? '',
    })),
  )
  const late = entries.filter(({ own }) => own.is_late)
  const done = entries.filter(
    ({ own }) => own.status === 'passed' && own.done_on !== null && own.done_on > addDays(today, -DAYS_BACK),
  )
  const coming = entries.filter(
    ({ own }) =>
      own.status !== 'passed' &&
      own.due_on !== null &&
      own.due_on >= today &&
      own.due_on <= addDays(today, DAYS_AHEAD),
  )
  if (late.length + done.length + coming.length === 0) return null
  const byTitleAndDay = Map.groupBy(coming, ({ title, own }) => `${own.due_on}\n${title}`)
  return {
    lateCount: new Set(late.map(({ name }) => name)).size,
    late: late
      .toSorted((a, b) => (a.own.due_on ?? '').localeCompare(b.own.due_on ?? ''))
      .map(({ name, title, own }) => `${name}\u00a0: ${title} (avant le ${formatDay(own.due_on ?? today)})`),
    done: done.map(
      ({ name, title, own }) =>
        `${name}\u00a0: ${title}${own.score === null ? '' : ` (${own.score}\u00a0%)`}`,
    ),
    coming: [...byTitleAndDay.entries()]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, people]) => {
        const [day = '', title = ''] = key.split('\n')
        return `${title}, avant le ${formatDay(day)}\u00a0: ${names.format(people.map(({ name }) => name))}`
      }),
  }
}

function part(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const rest = lines.length - MOST_LINES
  const shown = lines.slice(0, MOST_LINES).map((line) => `• ${line}`)
  const more =
    rest > 0 ? [`  et ${rest === 1 ? 'une autre ligne' : `${rest} autres lignes`} sur le portail`] : []
  return [[title, ...shown, ...more].join('\n')]
}

export function teamDigestMail(
  publicUrl: string,
  to: { email: string; first_name: string; drugstore: string },
  { lateCount, late, done, coming }: TeamWeek,
): NewMail {
  const people = lateCount === 1 ? 'une personne en retard' : `${lateCount} personnes en retard`
  const news = lateCount > 0 ? people : 'la semaine de votre équipe'
  const parts = [
    ...part('En retard', late),
    ...part('Réussi ou terminé cette semaine', done),
    ...part('À faire d’ici quinze jours', coming),
  ]
  return {
    to: to.email,
    kind: 'team_digest',
    subject: `Formations, ${to.drugstore}\u00a0: ${news}`,
    text: `Bonjour${to.first_name ? ` ${to.first_name}` : ''},

Où en est l’équipe de ${to.drugstore} avec ses formations\u00a0:

${parts.join('\n\n')}

Voir le tableau de l’équipe et relancer\u00a0:
${publicUrl}/formations/equipe

Ce bilan part une fois par semaine, s’il y a du nouveau. Pour ne plus le recevoir\u00a0:
${publicUrl}/account?section=notifications

L’équipe Kiosque`,
  }
}
