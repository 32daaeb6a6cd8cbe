import type { ImportProblem, ImportReport } from '@kiosque/contract/wire/people'
import { recordChange } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { queueMails } from '../../mail/outbox.ts'
import { invitationMail } from '../../identity/identity-mails.ts'
import { hashToken, newToken } from '../../identity/tokens.ts'
import type { Viewer } from '../../http/viewer.ts'
import { decodeText, guessSeparator } from './csv-text.ts'
import { refusal } from './import-refusal.ts'
import { INVITATION_FILE, type InvitationLine } from './invitation-columns.ts'
import { type InvitedPlace, selectKnown, selectPlaces, upsertInvitations } from './invitation-import.sql.ts'
import { type GoodLine, problem, readLines } from './read-lines.ts'
import { between, type Watch } from './watched.ts'

const BATCH = 500
const INVITATION_MS = 7 * 86_400_000

interface Invited extends InvitationLine {
  place: InvitedPlace
}

interface Checked {
  problems: ImportProblem[]
  /** Lines that hold an error of their own. */
  refused: number
  unchanged: number
  renewed: number
  invited: Invited[]
}

/** Invites everyone of a file, or nobody: the dry run names every bad line first (D3-05, D13-03). */
export async function importInvitations(
  deps: Deps,
  viewer: Viewer,
  bytes: Buffer,
  options: { dry_run?: boolean | undefined; skip_invalid?: boolean | undefined; watch?: Watch },
): Promise<ImportReport> {
  const watch = options.watch ?? (() => undefined)
  const { text, encoding } = decodeText(bytes)
  const separator = guessSeparator(text)
  const read = await readLines(text, separator, INVITATION_FILE, null, between(watch, 0, 40))
  const isDry = options.dry_run === true
  const run = async (trx: Db): Promise<ImportReport> => {
    const checked = await check(trx, read.good, between(watch, 40, 70))
    const problems = [...read.problems, ...checked.problems].toSorted((a, b) => a.line - b.line)
    const errors = problems.filter(({ level }) => level === 'error')
    const isUnreadable = errors.length > 0 && read.refused + checked.refused === 0
    if (!isDry && errors.length > 0 && (isUnreadable || !options.skip_invalid)) throw refusal(errors)
    if (!isDry) await send(trx, deps, viewer, checked)
    return {
      dry_run: isDry,
      encoding,
      separator: separator === '\t' ? 'tabulation' : separator,
      lines: read.lines,
      refused: read.refused + checked.refused,
      to_create: checked.invited.length - checked.renewed,
      to_update: checked.renewed,
      unchanged: checked.unchanged,
      problems,
      changes: [],
    }
  }
  return isDry ? run(deps.db) : inTransaction(deps.db, run)
}

async function check(
  trx: Db,
  good: GoodLine<InvitationLine>[],
  advance: (done: number, total: number) => void,
): Promise<Checked> {
  const checked: Checked = { problems: [], refused: 0, unchanged: 0, renewed: 0, invited: [] }
  for (let start = 0; start < good.length; start += BATCH) {
    advance(start, good.length)
    const batch = good.slice(start, start + BATCH)
    const places = await selectPlaces(
      trx,
      batch.map(({ values }) => values.cip_officine),
    )
    const known = await selectKnown(
      trx,
      batch.map(({ values }) => values.email),
    )
    for (const { line, values } of batch) {
      const place = places.get(values.cip_officine)
      const refusedFor = placeProblem(place)
      if (!place || refusedFor) {
        checked.refused += 1
        checked.problems.push(problem(line, 'CIP officine', values.cip_officine, refusedFor ?? ''))
        continue
      }
      const key = `${values.email} ${place.drugstore_id}`
      if (known.members.has(key)) {
        checked.unchanged += 1
        const message = 'Cette personne est déjà de l’équipe : elle n’est pas invitée.'
        checked.problems.push({ ...problem(line, 'E-mail', values.email, message), level: 'warning' })
        continue
      }
      if (known.open.has(key)) checked.renewed += 1
      checked.invited.push({ ...values, place })
    }
  }
  return checked
}

function placeProblem(place: InvitedPlace | undefined): string | null {
  if (!place) return 'Ce code ne correspond à aucune officine du réseau.'
  return place.is_disabled ? 'Cette officine est désactivée : personne ne peut y être invité.' : null
}

async function send(trx: Db, deps: Deps, viewer: Viewer, { invited, renewed }: Checked): Promise<void> {
  const now = deps.now()
  const sent = {
    invited_by: viewer.user_id,
    created_at: now,
    expires_at: new Date(now.getTime() + INVITATION_MS),
  }
  for (let start = 0; start < invited.length; start += BATCH) {
    const batch = invited.slice(start, start + BATCH).map((each) => ({ ...each, token: newToken() }))
    await upsertInvitations(
      trx,
      batch.map(({ token, email, type, place }) => ({
        token_hash: hashToken(token),
        email,
        type,
        drugstore_id: place.drugstore_id,
      })),
      sent,
    )
    await queueMails(
      trx,
      batch.map(({ token, email, type, place }) =>
        invitationMail(
          deps.env.publicUrl,
          { email, type, right_id: null, drugstore_name: place.drugstore_name },
          token,
        ),
      ),
    )
  }
  const after = { created: invited.length - renewed, renewed }
  const change = { action: 'invitation.import', subject_type: 'invitation', subject_id: null, after }
  await recordChange(trx, { actor: viewer, ...change, at: now })
}
