import type { Planned } from './planned.ts'

/** Live modules of the academy: one keeps a place in the agenda, from the page of the course. */
export const COURSE_SESSIONS: readonly Planned[] = [
  {
    day: 21,
    from: 13,
    to: 16,
    people: 8,
    course: { title: 'Mener un entretien de prévention, de l’accueil au bilan', rank: 3 },
    event: {
      title: 'Entretien de prévention\u00a0: mises en situation, en petit groupe',
      kind: 'formation',
      excerpt: 'Par groupes de trois\u00a0: l’un reçoit, l’un consulte, l’un observe.',
      link: 'https://classe.demo.kiosque.test',
      capacity: 14,
      max_per_drugstore: 2,
      status: 'published',
    },
  },
]
