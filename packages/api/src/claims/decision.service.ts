import { type ClaimReason, type ClaimStatus, type LineDecision } from '@kiosque/contract/domain/claims'
import { formatDay, parisDay } from '@kiosque/contract/domain/dates'
import type {
  AcceptManyAnswer,
  DecidedLine,
  DecisionBody,
  DeskClaimDetail,
} from '@kiosque/contract/wire/claims-desk'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError, conflict, invalid, notFound, staleVersion, type FieldErrors } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { tellStep } from './claim-notices.ts'
import { actorOf, type Claiming } from './claiming.ts'
import * as sql from './claims.sql.ts'
import { readDesk } from './desk.service.ts'
import { lockOperation } from './operations.sql.ts'
import { markPaid } from './payments.service.ts'
import { isPast } from './present-claim.ts'

interface Verdict {
  line: sql.LineRow
  decision: LineDecision
  accepted_quantity: number
  reason_code: ClaimReason | null
  comment: string
}

/** D15-10: one claim, by one person: whoever comes second is told what became of it. */
export async function decide(
  deps: Claiming,
  viewer: Viewer,
  id: number,
  body: DecisionBody,
): Promise<DeskClaimDetail> {
  const { db, now } = deps
  const at = now()
  await inTransaction(db, async (trx) => {
    const before = await sql.lockClaim(trx, id)
    if (!before || before.status === 'draft') throw notFound()
    await demandCurrent(trx, before, body.version)
    if (body.status === 'paid') {
      const { reference = '', paid_on = parisDay(at) } = body
      await markPaid(trx, before, { reference, paid_on }, { viewer, at })
      return
    }
    await demandWaiting(trx, before)
    const verdicts = checkedLines(body, await sql.selectLines(trx, [id]))
    const operation = await lockOperation(trx, before.operation_id, 'share')
    const correctBy =
      body.status === 'to_correct' ? correctionDay(body.correct_by, operation?.deadline ?? '', at) : null
    for (const { line, ...verdict } of verdicts) await sql.decideLine(trx, line.id, verdict)
    await sql.updateClaim(trx, id, {
      status: body.status,
      version: before.version + 1,
      updated_at: at,
      decided_at: at,
      decided_by: viewer.user_id,
      reason_code:
        body.reason_code ?? verdicts.find((each) => each.reason_code !== null)?.reason_code ?? null,
      comment: body.comment ?? '',
      correct_by: correctBy,
      reminded_for: null,
    })
    await remember(trx, before, { viewer, at })
  })
  return readDesk(deps, id)
}

/** What was read must still be what is there. */
async function demandCurrent(trx: Db, before: sql.LockedClaim, version: number | undefined): Promise<void> {
  if (version === undefined || version === before.version) return
  throw staleVersion(await whatHappened(trx, before), before.version)
}

async function demandWaiting(trx: Db, before: sql.LockedClaim): Promise<void> {
  if (before.status !== 'submitted') throw conflict('not_submitted', await whatHappened(trx, before))
}

const WHO: Record<Exclude<ClaimStatus, 'draft'>, string> = {
  submitted: 'L’officine vient d’envoyer une nouvelle version de cette demande',
  to_correct: 'Cette demande est à corriger par l’officine',
  accepted: 'Cette demande est déjà acceptée',
  partly_accepted: 'Cette demande est déjà acceptée en partie',
  refused: 'Cette demande est déjà refusée',
  paid: 'Cette demande est déjà réglée',
}

/** « Cette demande est déjà acceptée, par Anne Rousselot le 08/11/2026. » */
async function whatHappened(trx: Db, { id, status }: sql.LockedClaim): Promise<string> {
  const row = await sql.selectClaim(trx, id)
  const who = status === 'draft' ? 'Cette demande a changé' : WHO[status]
  const decided = row?.decided_at && row.decider ? `, par ${row.decider} le ${formatDay(row.decided_at)}` : ''
  return `${who}${decided}. Relisez-la avant d’agir.`
}

/** D10-02: after the deadline nothing is submitted, a correction neither; it is not asked for in vain. Null: until the deadline. */
function correctionDay(given: string | undefined, deadline: string, at: Date): string | null {
  if (isPast(deadline, at))
    throw conflict(
      'deadline_passed',
      `Le dépôt est clos depuis le ${formatDay(`${deadline}T12:00:00Z`)}\u00a0: l’officine ne pourrait plus renvoyer sa demande. Repoussez la date limite de l’opération, ou décidez sur ce qu’elle a envoyé.`,
    )
  if (given === undefined) return null
  if (given < parisDay(at))
    throw invalid({ correct_by: ['Laissez à l’officine un jour à venir pour corriger.'] })
  if (given > deadline)
    throw invalid({
      correct_by: ['Ce jour dépasse la date limite de l’opération\u00a0: repoussez-la d’abord.'],
    })
  return given
}

/** What is decided of each line; what is not said follows from the decision on the whole. */
function checkedLines(body: DecisionBody, lines: readonly sql.LineRow[]): Verdict[] {
  const errors: FieldErrors = {}
  const given = new Map<number, { rank: number; said: DecidedLine }>()
  for (const [rank, said] of (body.lines ?? []).entries()) {
    const line = lines.find((each) =>
      said.id === undefined ? each.product_id === said.product_id : each.id === said.id,
    )
    if (line === undefined) errors[`lines.${rank}.id`] = ['Cette ligne n’est pas de cette demande.']
    else if (given.has(line.id)) errors[`lines.${rank}.id`] = ['Cette ligne est décidée deux fois.']
    else given.set(line.id, { rank, said })
  }
  const verdicts = lines.map((line) => verdictOf(body, line, given.get(line.id), errors))
  if (Object.keys(errors).length === 0) checkWhole(body, verdicts, errors)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return verdicts
}

const WHOLE: Record<string, LineDecision> = {
  accepted: 'accepted',
  partly_accepted: 'accepted',
  refused: 'refused',
  to_correct: 'accepted',
}

function verdictOf(
  body: DecisionBody,
  line: sql.LineRow,
  given: { rank: number; said: DecidedLine } | undefined,
  errors: FieldErrors,
): Verdict {
  const said = given?.said
  const field = `lines.${given?.rank ?? 0}`
  const isCorrection = body.status === 'to_correct'
  const wanted = said?.accepted_quantity
  const inferred: LineDecision =
    wanted === undefined || wanted === line.quantity
      ? isCorrection && said
        ? 'to_correct'
        : (WHOLE[body.status] ?? 'accepted')
      : wanted === 0
        ? 'refused'
        : 'adjusted'
  const decision = said?.decision ?? inferred
  if (wanted !== undefined && wanted > line.quantity)
    errors[`${field}.accepted_quantity`] = [`Au plus ${line.quantity}\u00a0: c’est ce qui est déclaré.`]
  if (decision === 'adjusted' && (wanted === undefined || wanted === 0 || wanted >= line.quantity))
    errors[`${field}.accepted_quantity`] = [`Une quantité entre 1 et ${Math.max(1, line.quantity - 1)}.`]
  const reason = said?.reason_code ?? (decision === 'accepted' ? null : (body.reason_code ?? null))
  if (decision !== 'accepted' && reason === null)
    errors[given ? `${field}.reason_code` : 'reason_code'] = ['Choisissez un motif.']
  const accepted = { accepted: line.quantity, adjusted: wanted ?? 0, refused: 0, to_correct: 0 }[decision]
  return {
    line,
    decision,
    accepted_quantity: accepted,
    reason_code: decision === 'accepted' ? null : reason,
    comment: said?.comment ?? '',
  }
}

/** The decision on the whole and those on the lines say the same thing. */
function checkWhole(body: DecisionBody, verdicts: readonly Verdict[], errors: FieldErrors): void {
  const is = (decision: LineDecision) => verdicts.filter((each) => each.decision === decision).length
  const accepted = verdicts.reduce((sum, each) => sum + each.accepted_quantity, 0)
  const asked = verdicts.reduce((sum, each) => sum + each.line.quantity, 0)
  if (body.status === 'to_correct') {
    if (!body.reason_code && is('to_correct') === 0)
      errors['reason_code'] = ['Dites à l’officine ce qu’elle doit corriger.']
    return
  }
  if (is('to_correct') > 0)
    errors['status'] = ['Une ligne est à corriger\u00a0: renvoyez la demande à l’officine.']
  else if (body.status === 'accepted' && accepted !== asked)
    errors['status'] = ['Toutes les lignes ne sont pas acceptées\u00a0: acceptez la demande en partie.']
  else if (body.status === 'refused' && accepted > 0)
    errors['status'] = ['Une ligne est retenue\u00a0: acceptez la demande en partie.']
  else if (body.status === 'partly_accepted' && (accepted === 0 || accepted === asked))
    errors['lines'] = [
      'Acceptée en partie\u00a0: dites quelles lignes sont retenues, et pour quelles quantités.',
    ]
}

/** Dated, attributed, told, written down: what follows every decision. */
export async function remember(
  trx: Db,
  before: Pick<sql.LockedClaim, 'id' | 'status'>,
  { viewer, at }: { viewer: Viewer; at: Date },
): Promise<void> {
  const row = await sql.selectClaim(trx, before.id)
  if (!row || row.status === 'draft') throw notFound()
  const { id, status, reason_code, comment, accepted_amount: amount } = row
  await sql.insertEvents(trx, [
    { claim_id: id, kind: status, actor_id: viewer.user_id, at, reason_code, comment, amount },
  ])
  await tellStep(trx, row, status, { at, by: viewer.user_id })
  await recordChange(trx, {
    actor: actorOf(viewer),
    action: `claim.${VERBS[status]}`,
    subject_type: 'claim',
    subject_id: id,
    before: { status: before.status },
    after: { status, reason_code, amount, drugstore_id: row.drugstore_id },
    at,
  })
}

const VERBS: Record<ClaimStatus, string> = {
  draft: 'create',
  submitted: 'submit',
  to_correct: 'correct',
  accepted: 'accept',
  partly_accepted: 'accept',
  refused: 'refuse',
  paid: 'pay',
}

/** Those that wait and were not touched meanwhile, in full; the others are named with the reason. */
export async function acceptMany(
  deps: Claiming,
  viewer: Viewer,
  asked: readonly { id: number; version?: number | undefined }[],
): Promise<AcceptManyAnswer> {
  const answer: AcceptManyAnswer = { accepted: 0, amount: 0, refused: [] }
  const at = deps.now()
  await inTransaction(deps.db, async (trx) => {
    const versions = new Map(asked.map(({ id, version }) => [id, version]))
    // A draft is the pharmacy’s own: here it does not exist yet.
    const rows = (await sql.lockClaims(trx, [...versions.keys()])).filter(({ status }) => status !== 'draft')
    for (const id of versions.keys())
      if (rows.every((row) => row.id !== id))
        answer.refused.push({ id, number: String(id), message: 'Cette demande n’existe pas.' })
    for (const row of rows) {
      try {
        await demandCurrent(trx, row, versions.get(row.id))
        await demandWaiting(trx, row)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        answer.refused.push({ id: row.id, number: row.number, message: error.message })
        continue
      }
      await sql.acceptAllLines(trx, [row.id])
      await sql.updateClaim(trx, row.id, {
        status: 'accepted',
        version: row.version + 1,
        updated_at: at,
        decided_at: at,
        decided_by: viewer.user_id,
        reason_code: null,
        comment: '',
      })
      await remember(trx, row, { viewer, at })
      answer.accepted += 1
      answer.amount += (await sql.selectClaim(trx, row.id))?.accepted_amount ?? 0
    }
  })
  return answer
}
