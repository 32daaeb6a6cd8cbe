import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import type { Db } from '../db/db.ts'
import { takeQuiz, type Try } from './demo-attempts.ts'
import { accountsOf, trainingsByTitle, type People, type Trainings } from './demo-people.ts'
import { daysFrom, type DemoContext, type DemoStep } from './demo-step.ts'
import { linkTrainings } from './demo-training-links.ts'

const ANGINE = 'Angine ou rhinopharyngite : feriez-vous le bon test ?'
const SOMMEIL = 'Sommeil : les bons conseils'
const DISPOSITIFS = 'Dispositifs médicaux : ce que dit la règle'
const PLAIES = 'Premiers soins : les plaies simples'
const VACCINS = 'Vaccins d’hiver : testez l’équipe'
const GAMME = 'Gamme hiver : connaissez-vous les produits ?'
const BUCCO = 'Hygiène bucco-dentaire'
const FILM_ANGINE = 'Réaliser un test angine au comptoir'
const FILM_VACCINATION = 'Parcours vaccination : accueil, traçabilité, surveillance'
const FILM_DEPOREF = 'Commander sur Déporef en trois étapes'
const COURSE = 'Mener un entretien de prévention, de l’accueil au bilan'

/** Who tried what, how many days ago, and how it went: every state a quiz may be in. */
const TRIES: [mailbox: string, title: string, daysAgo: number, outcome: Try][] = [
  ['titulaire', ANGINE, 9, 'right'],
  ['titulaire', DISPOSITIFS, 400, 'right'],
  ['adjoint', ANGINE, 12, 'right'],
  ['adjoint', SOMMEIL, 8, 'right'],
  ['adjoint', PLAIES, 3, 'wrong'],
  ['adjoint', VACCINS, 4, 'right'],
  ['adjoint', BUCCO, 2, 'wrong'],
  ['preparateur', SOMMEIL, 6, 'right'],
  ['preparateur', ANGINE, 5, 'wrong'],
  ['preparateur', PLAIES, 1, 'open'],
  ['preparateur', GAMME, 2, 'right'],
]

/** Who watched what, and how much of it. */
const WATCHED: [mailbox: string, title: string, share: number][] = [
  ['titulaire', FILM_ANGINE, 1],
  ['adjoint', FILM_ANGINE, 1],
  ['adjoint', FILM_DEPOREF, 0.6],
  ['preparateur', FILM_ANGINE, 0.3],
  ['preparateur', FILM_VACCINATION, 0.4],
  ['titulaire', FILM_VACCINATION, 0.5],
]

/** What the titulaire asked for, and until which day from the first start. */
const ASKED: [mailbox: string, title: string, days: number][] = [
  ['adjoint', FILM_DEPOREF, -4],
  ['preparateur', FILM_DEPOREF, -4],
  ['preparateur', FILM_VACCINATION, 6],
  ['adjoint', COURSE, 30],
]

/** A team in the middle of its trainings: passed, failed, begun, lapsed, asked for, and somebody late. */
export const trainingsStep: DemoStep = {
  name: 'trainings',
  async run(trx, context) {
    const people = await accountsOf(trx)
    const contents = await trainingsByTitle(trx)
    for (const [mailbox, title, daysAgo, outcome] of TRIES) {
      const person = people.get(mailbox)
      const quiz = contents.get(`quiz ${title}`)
      const at = daysFrom(context.startedAt, -daysAgo)
      if (person && quiz) await takeQuiz(trx, context.deps, { person, quiz, at, outcome })
    }
    await linkTrainings(trx, contents, context.startedAt)
    await addProgress(trx, context, people, contents)
    await addAssignments(trx, context, people, contents)
  },
}

const SEEN_SHARE = 0.9

async function addProgress(trx: Db, { startedAt }: DemoContext, people: People, contents: Trainings) {
  const rows = WATCHED.flatMap(([mailbox, title, share], index) => {
    const person = people.get(mailbox)
    const film = contents.get(`tutorial ${title}`)
    if (!person || !film) return []
    const at = daysFrom(startedAt, -2 - index)
    const seconds = Math.floor(Number(film.fields['duration_s'] ?? 0) * share)
    return [
      {
        user_id: person.user_id,
        content_id: film.id,
        position_s: seconds,
        furthest_s: seconds,
        completed_at: share >= SEEN_SHARE ? at : null,
        updated_at: at,
      },
    ]
  })
  if (rows.length > 0) await trx.insertInto('training_progress').values(rows).execute()
}

async function addAssignments(trx: Db, { startedAt }: DemoContext, people: People, contents: Trainings) {
  const by = people.get('titulaire')
  if (!by) return
  const rows = ASKED.flatMap(([mailbox, title, days]) => {
    const person = people.get(mailbox)
    const training = contents.get(`tutorial ${title}`) ?? contents.get(`academy ${title}`)
    if (!person || !training) return []
    return [
      {
        drugstore_id: person.drugstore_id,
        content_id: training.id,
        user_id: person.user_id,
        assigned_by: by.user_id,
        due_on: addDays(parisDay(startedAt), days),
        created_at: daysFrom(startedAt, -14),
        reminded_at: null,
      },
    ]
  })
  if (rows.length > 0) await trx.insertInto('training_assignments').values(rows).execute()
}
