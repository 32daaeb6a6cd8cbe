import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { dpcPeriodOf, type DpcType } from '@kiosque/contract/domain/dpc'
import type { Db } from '../db/db.ts'
import { addOwnFile } from '../files/add-file.ts'
import { setFileUses } from '../files/file-uses.ts'
import { french } from './contents/french.ts'
import { accountsOf, trainingsByTitle, type People, type Trainings } from './demo-people.ts'
import { daysFrom, type DemoContext, type DemoStep } from './demo-step.ts'
import { plainPage } from './documents/plain-page.ts'

interface Kept {
  mailbox: string
  title: string
  organism: string
  daysAgo: number
  hours: number
  types?: DpcType[]
  number?: string
  /** Days from the first start until it runs out. */
  validFor?: number
  /** Obtained before the current period. */
  isOld?: true
}

/** The titulaire's duty is half done, the adjoint's is; one attestation of each is about to run out, or has. */
const KEPT: readonly Kept[] = [
  {
    mailbox: 'titulaire',
    title: 'Évaluer ses pratiques : bilan partagé de médication',
    organism: 'Institut de formation des pharmaciens de l’Ouest',
    daysAgo: 74,
    hours: 7,
    types: ['evaluation'],
    number: '99AA2600017',
  },
  {
    mailbox: 'titulaire',
    title: 'Test angine et cystite',
    organism: 'Organisme indépendant',
    daysAgo: 250,
    hours: 7,
    validFor: 24,
  },
  {
    mailbox: 'titulaire',
    title: 'Vaccination : prescrire et administrer',
    organism: 'Faculté de pharmacie',
    daysAgo: 0,
    hours: 7,
    types: ['formation-continue'],
    number: '99AA2300008',
    isOld: true,
  },
  {
    mailbox: 'adjoint',
    title: 'Entretien pharmaceutique : asthme',
    organism: 'Faculté de pharmacie',
    daysAgo: 40,
    hours: 6,
    types: ['formation-continue'],
    number: '99AA2600021',
  },
  {
    mailbox: 'adjoint',
    title: 'Iatrogénie : repérer, déclarer, prévenir',
    organism: 'Réseau régional de vigilance',
    daysAgo: 20,
    hours: 3.5,
    types: ['gestion-des-risques'],
    number: '99AA2600034',
  },
  {
    mailbox: 'preparateur',
    title: 'Gestes et soins d’urgence, niveau 1',
    organism: 'Centre d’enseignement des soins d’urgence',
    daysAgo: 1_470,
    hours: 12,
    validFor: -9,
  },
]

/** Laboratories' trainings followed, and by whom. */
const FOLLOWED: [mailbox: string, title: string, daysAgo: number][] = [
  ['titulaire', 'Sommeil : conseiller sans banaliser', 5],
  ['adjoint', 'Magnésium : formes et indications', 11],
]

export const trainingFilesStep: DemoStep = {
  name: 'training-files',
  async run(trx, context) {
    const people = await accountsOf(trx)
    for (const kept of KEPT) await keep(trx, context, people, kept)
    await follow(trx, context, people, await trainingsByTitle(trx))
  },
}

async function keep(trx: Db, { deps, startedAt }: DemoContext, people: People, kept: Kept): Promise<void> {
  const person = people.get(kept.mailbox)
  if (!person) return
  const [title, organism] = [french(kept.title), french(kept.organism)]
  const today = parisDay(startedAt)
  const period = dpcPeriodOf(today)
  const day = addDays(today, -kept.daysAgo)
  // An action of the current period is of it whatever the day of the first start.
  const inPeriod = day < period.starts_on && kept.types !== undefined ? period.starts_on : day
  const obtained_on = kept.isOld ? addDays(period.starts_on, -200) : inPeriod
  const bytes = plainPage(title, [`Délivrée par ${organism}.`, 'Document de démonstration, sans valeur.'])
  const owner = {
    origin: 'member',
    uploaded_by: person.user_id,
    drugstore_id: null,
    is_private: true,
  } as const
  const file = await addOwnFile(trx, deps.storage, { bytes, name: `${title}.pdf`, at: startedAt }, owner)
  await trx.updateTable('file').set({ processed_at: startedAt }).where('id', '=', file.id).execute()
  const { id } = await trx
    .insertInto('attestations')
    .values({
      user_id: person.user_id,
      file_id: file.id,
      title,
      organism,
      obtained_on,
      duration_minutes: kept.hours * 60,
      dpc_types: kept.types ?? [],
      andpc_number: kept.number ?? null,
      valid_until: kept.validFor === undefined ? null : addDays(today, kept.validFor),
      warned_at: null,
      created_at: daysFrom(startedAt, -3),
      updated_at: daysFrom(startedAt, -3),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setFileUses(trx, { type: 'attestation', id }, [file.id])
}

async function follow(trx: Db, { startedAt }: DemoContext, people: People, contents: Trainings) {
  const rows = FOLLOWED.flatMap(([mailbox, title, daysAgo]) => {
    const person = people.get(mailbox)
    const training = contents.get(`laboratory_training ${title}`)
    if (!person || !training) return []
    const at = daysFrom(startedAt, -daysAgo)
    return [{ user_id: person.user_id, content_id: training.id, completed_at: at, updated_at: at }]
  })
  if (rows.length === 0) return
  // The crowd may have followed it too.
  await trx
    .insertInto('training_progress')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
