import type { Planned } from './planned.ts'

interface Session extends Pick<Planned, 'day' | 'from' | 'to' | 'people' | 'waiting' | 'own'> {
  capacity: number
}

interface Training {
  /** Its title in the demonstration. */
  training: string
  laboratory: string
  event: Omit<Planned['event'], 'capacity'>
  sessions: readonly [Session, ...Session[]]
}

const TRAININGS: readonly Training[] = [
  {
    training: 'Conseiller les peaux sensibles',
    laboratory: 'Hydr',
    event: {
      title: 'Hydrélis\u00a0: conseiller les peaux sensibles',
      kind: 'formation',
      excerpt: 'Reconnaître, conseiller, accompagner\u00a0: une heure avec une dermatologue.',
      link: 'https://visio.demo.kiosque.test/peaux-sensibles',
      advantages: { training: 4_000 },
      convention_number: 'HYD-2026-118',
      max_per_drugstore: 4,
      status: 'published',
    },
    sessions: [
      { day: 13, from: 20, to: 21, people: 38, capacity: 60 },
      { day: 27, from: 13, to: 14, people: 9, capacity: 60 },
    ],
  },
  {
    training: 'Anti-âge : construire une routine',
    laboratory: 'Évan',
    event: {
      title: 'Évanor\u00a0: construire une routine anti-âge',
      kind: 'formation',
      excerpt: 'Une soirée pour pratiquer\u00a0: diagnostiquer la peau, choisir trois gestes, les expliquer.',
      place: 'Agence du laboratoire',
      city: 'Rennes',
      advantages: { training: 3_000, meal: 2_500 },
      convention_number: 'EVA-2026-042',
      max_per_drugstore: 2,
      status: 'published',
    },
    sessions: [
      { day: 21, from: 19, to: 21, people: 14, waiting: 2, capacity: 14 },
      { day: 35, from: 19, to: 21, people: 5, capacity: 14 },
    ],
  },
  {
    training: 'Toux : choisir la bonne réponse',
    laboratory: 'Pulm',
    event: {
      title: 'Pulméa\u00a0: toux, choisir la bonne réponse',
      kind: 'formation',
      excerpt: 'Toux sèche, toux grasse, signaux d’alerte\u00a0: quarante-cinq minutes de cas de comptoir.',
      link: 'https://visio.demo.kiosque.test/toux',
      max_per_drugstore: 3,
      status: 'published',
    },
    sessions: [
      {
        day: 10,
        from: 13.25,
        to: 14,
        people: 22,
        own: { mailboxes: ['titulaire', 'preparateur'], status: 'confirmed' },
        capacity: 30,
      },
      { day: 24, from: 20, to: 20.75, people: 4, capacity: 30 },
    ],
  },
]

/** The sessions of laboratories' trainings, as the agenda has them. */
export const TRAINING_SESSIONS: readonly Planned[] = TRAININGS.flatMap(
  ({ training, laboratory, event, sessions }) =>
    sessions.map(({ capacity, ...session }) => ({
      ...session,
      training,
      laboratory,
      event: { ...event, capacity },
    })),
)

/** The first and the last day of a training's sessions, in days from the first start. */
export function daysOfSessions(title: string): [first: number, last: number] | null {
  const days = TRAINING_SESSIONS.filter(({ training }) => training === title).map(({ day }) => day)
  return days.length === 0 ? null : [Math.min(...days), Math.max(...days)]
}

/** How long the sessions of a training last. */
export function minutesOfSessions(title: string): number | null {
  const found = TRAINING_SESSIONS.find(({ training }) => training === title)
  return found === undefined ? null : (found.to - found.from) * 60
}
