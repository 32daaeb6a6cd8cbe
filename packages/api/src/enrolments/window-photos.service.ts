import type { ListOf } from '@kiosque/contract/wire/common'
import type { OwnWindowPhoto, WindowPhoto } from '@kiosque/contract/wire/enrolments'
import { recordChange } from '../audit/audit.ts'
import { findVisible } from '../content/visible-content.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { invalid } from '../errors.ts'
import { takeOwnFiles } from '../files/attached-files.ts'
import { fileRefs } from '../files/file-refs.ts'
import { typeByMime } from '../files/file-types.ts'
import { limitingZones } from '../http/viewer.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { demandAnswerable, findCampaign, type Who } from './enrolments.service.ts'
import { upsertEnrolment } from './enrolments.sql.ts'
import { selectPhoto, selectPhotos, updatePhoto } from './window-photos.sql.ts'

type Showing = Pick<Deps, 'db' | 'env'>

/** What one's own pharmacy shows of what it put in place; nobody else's. */
export async function ownPhoto({ db, env }: Showing, id: number, who: Who): Promise<OwnWindowPhoto> {
  await findCampaign(db, id, who)
  const drugstoreId = who.viewer.drugstore_id
  const row = drugstoreId === null ? undefined : await selectPhoto(db, id, drugstoreId)
  const photoId = row?.photo_id ?? null
  const refs = await fileRefs(db, [photoId], { secret: env.secretKey, now: who.now })
  return { photo: photoId === null ? null : (refs.get(photoId) ?? null) }
}

/** A photo is one of the viewer's own uploads; whoever shows it says that it is in place. */
export async function addPhoto(deps: Showing, id: number, fileId: number, who: Who): Promise<OwnWindowPhoto> {
  await inTransaction(deps.db, async (trx) => {
    const answer = { content_id: id, drugstore_id: await demandAnswerable(trx, id, who) }
    const [file] = await takeOwnFiles(trx, who.viewer, [fileId], 'file_id')
    if (!file || typeByMime(file.type)?.family !== 'image')
      throw invalid({ file_id: ['Choisissez une photo\u00a0: JPEG, PNG, WebP ou AVIF.'] })
    const by = { answered_by: who.viewer.user_id, answered_at: who.now }
    await upsertEnrolment(trx, { ...answer, participates: true, ...by })
    await updatePhoto(trx, answer, fileId)
    await recordPhoto(trx, who, answer, 'photo_add')
  })
  return ownPhoto(deps, id, who)
}

/** It stays in place, without its photo, which the next sweep removes. */
export async function removePhoto(deps: Showing, id: number, who: Who): Promise<OwnWindowPhoto> {
  await inTransaction(deps.db, async (trx) => {
    const answer = { content_id: id, drugstore_id: await demandAnswerable(trx, id, who) }
    const before = await selectPhoto(trx, id, answer.drugstore_id)
    if (!before || before.photo_id === null) return
    await updatePhoto(trx, answer, null)
    await recordPhoto(trx, who, answer, 'photo_remove')
  })
  return ownPhoto(deps, id, who)
}

const recordPhoto = (
  trx: Db,
  { viewer, now }: Who,
  answer: { content_id: number; drugstore_id: number },
  verb: 'photo_add' | 'photo_remove',
) =>
  recordChange(trx, {
    actor: viewer,
    action: `enrolment.${verb}`,
    subject_type: 'content',
    subject_id: answer.content_id,
    after: { drugstore_id: answer.drugstore_id },
    at: now,
  })

/** For the head office, the latest first; an adviser sees those of the zones they follow (D1-02). */
export async function listPhotos(
  { db, env }: Showing,
  id: number,
  query: { page: number; per_page: number },
  who: Who,
): Promise<ListOf<WindowPhoto>> {
  await findVisible(db, id, who)
  const { page, per_page } = query
  const place = { limit: per_page, offset: (page - 1) * per_page }
  const rows = await selectPhotos(db, id, limitingZones(who.viewer), place)
  const refs = await fileRefs(
    db,
    rows.map((row) => row.photo_id),
    { secret: env.secretKey, now: who.now },
  )
  return {
    data: rows.flatMap((row) => {
      const photo = refs.get(row.photo_id)
      const drugstore = { id: row.drugstore_id, name: row.name, city: row.city }
      return photo ? [{ drugstore, photo, placed_at: row.answered_at.toISOString() }] : []
    }),
    meta: pageMeta(query, rows[0]?.total ?? 0),
  }
}
