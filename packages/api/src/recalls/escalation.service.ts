import { formatDay } from '@kiosque/contract/domain/dates'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { queueMails, type NewMail } from '../mail/outbox.ts'
import { queueMailToEach } from '../mail/outbox-set.ts'
import { notifyDrugstores, wakeDesk } from '../notices/notify.service.ts'
import * as rows from './escalation.sql.ts'
import { RECALLS_DESK } from './recalls.service.ts'
import { lockRecall, recallLink, selectRecall, updateRecall, type RecallRow } from './recalls.sql.ts'
import { lotsText } from './write-recall.service.ts'

type Tools = Pick<Deps, 'db' | 'env' | 'now'>
type Row = Omit<RecallRow, 'target'>

const HOUR_MS = 3_600_000
const MOST_LISTED = 200

const factsOf = ({ product, lots, cips, reason, deadline_at }: Row): string =>
  [
    `Produit\u00a0: ${product}${cips.length > 0 ? ` (CIP ${cips.join(', ')})` : ''}`,
    `Lots concernés\u00a0: ${lots.join(', ')}`,
    `Motif\u00a0: ${reason}`,
    `Réponse attendue avant le ${formatDay(deadline_at)}.`,
  ].join('\n')

const signature = '\n\nL’équipe Kiosque'

/** The mail of a recall that has just left: to those who answer for a pharmacy, whatever they prefer. */
export async function mailRecall({ db, env }: Tools, id: number): Promise<void> {
  const recall = await selectRecall(db, id)
  if (recall === undefined || recall.status !== 'open') return
  await inTransaction(db, (trx) =>
    queueMailToEach(
      trx,
      {
        kind: 'recall',
        subject: `Rappel de lot urgent\u00a0: ${recall.product}`,
        text: `Un lot est à retirer de la vente sans attendre.\n\n${factsOf(recall)}\n\n${recall.instructions ? `${recall.instructions}\n\n` : ''}Vérifiez votre stock puis répondez, même si vous n’avez aucune boîte\u00a0:\n${env.publicUrl}${recallLink(id)}${signature}`,
      },
      rows.responsibleOf(id),
    ),
  )
}

/** Every few minutes: pharmacies silent for too long. Their titulaires are written to, and the adviser of the zone gets the list. */
export async function escalateRecalls({ db, env, now }: Tools): Promise<void> {
  const at = now()
  for (const recall of await rows.selectDueRecalls(db, at)) {
    await inTransaction(db, async (trx) => {
      const silent = await rows.claimSilent(trx, recall.id, at)
      if (silent.length === 0) return
      await mailOwners(trx, recall, silent, env.publicUrl)
      await mailAdvisers(trx, recall, silent, env.publicUrl)
      await wakeDesk(trx, RECALLS_DESK)
    })
  }
}

async function mailOwners(
  trx: Db,
  recall: Row,
  silent: readonly rows.Silent[],
  publicUrl: string,
): Promise<void> {
  const ids = silent.map(({ drugstore_id }) => drugstore_id)
  const text = `Votre officine n’a pas encore répondu à un rappel de lot.\n\n${factsOf(recall)}\n\nRetirez les boîtes concernées puis répondez, même si vous n’en avez aucune\u00a0:\n${publicUrl}${recallLink(recall.id)}${signature}`
  const subject = `Sans réponse de votre part\u00a0: rappel de lot ${recall.product}`
  await queueMailToEach(
    trx,
    { kind: 'recall_escalation', subject, text },
    rows.ownersOfSilent(recall.id, ids),
  )
}

async function mailAdvisers(
  trx: Db,
  recall: Row,
  silent: readonly rows.Silent[],
  publicUrl: string,
): Promise<void> {
  const zones = [...new Set(silent.flatMap(({ zone_id }) => zone_id ?? []))]
  const advisers = await rows.selectAdvisers(trx, zones)
  const mails = advisers.map(({ email, first_name, zone_ids }): NewMail => {
    const own = silent.filter(({ zone_id }) => zone_id !== null && zone_ids.includes(zone_id))
    const lines = own
      .slice(0, MOST_LISTED)
      .map(({ name, city, phone }) => `• ${name}, ${city}${phone ? `, ${phone}` : ''}`)
    const more = own.length > MOST_LISTED ? `\nEt ${own.length - MOST_LISTED} autres.` : ''
    return {
      to: email,
      kind: 'recall_adviser',
      subject: `Rappel de lot ${recall.product}\u00a0: ${own.length} ${own.length > 1 ? 'officines silencieuses' : 'officine silencieuse'} dans vos zones`,
      text: `Bonjour ${first_name},\n\nCes officines n’ont pas répondu au rappel (${lotsText(recall.lots)}). Un appel de votre part les aidera\u00a0:\n\n${lines.join('\n')}${more}\n\nLe tableau en direct\u00a0:\n${publicUrl}/admin/recalls/${recall.id}${signature}`,
    }
  })
  await queueMails(trx, mails)
}

/** « Relancer »: every silent team is told again, in the bell; at most once an hour. */
export async function remindSilent(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: number,
  viewer: Viewer,
): Promise<{ pharmacies: number; people: number }> {
  const at = now()
  return inTransaction(db, async (trx) => {
    const recall = await lockRecall(trx, id)
    if (recall === undefined) throw notFound()
    if (recall.status !== 'open') throw conflict('recall_closed', 'Ce rappel n’est pas en cours.')
    if (recall.reminded_at !== null && at.getTime() - recall.reminded_at.getTime() < HOUR_MS)
      throw conflict(
        'reminded',
        'Une relance est partie il y a moins d’une heure. Laissez-leur un peu de temps.',
      )
    const pharmacies = await rows.countSilent(trx, id)
    if (pharmacies === 0) return { pharmacies: 0, people: 0 }
    const people = await notifyDrugstores(trx, {
      topic: 'recall',
      title: `Relance\u00a0: rappel de lot ${recall.product}`,
      text: `Le siège attend toujours la réponse de votre officine, avant le ${formatDay(recall.deadline_at)}.`,
      link: recallLink(id),
      by: viewer.user_id,
      at,
      drugstoreIds: rows.silentOf(id),
    })
    await updateRecall(trx, id, { reminded_at: at })
    const after = { pharmacies, people }
    await recordChange(trx, {
      actor: viewer,
      action: 'recall.remind',
      subject_type: 'recall',
      subject_id: id,
      after,
      at,
    })
    await wakeDesk(trx, RECALLS_DESK)
    return after
  })
}
