import { Readable } from 'node:stream'
import { parisDay } from '@kiosque/contract/domain/dates'
import { slugify } from '@kiosque/contract/domain/slug'
import type { FileEntry } from '@kiosque/contract/wire/training-file'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { privateSources } from '../files/private-files.ts'
import { attendancePdf } from '../events/attestations.service.ts'
import { distinctNames, type ZipSource } from '../files/zip-stream.ts'
import { certificateOf, holderOf } from '../quizzes/certificates.service.ts'
import { courseCertificateOf } from '../trainings/course-certificates.service.ts'
import type { Owner } from './attestations.service.ts'
import { readTrainingFile } from './training-file.service.ts'
import { trainingFilePdf } from './training-file-pdf.ts'

/** What the Ordre may ask for: the whole file on paper. Made again each time, so that it is up to date. */
export async function exportPdf(db: Db, owner: Owner): Promise<{ name: string; pdf: Buffer }> {
  const file = await readTrainingFile(db, owner)
  const holder = await holderOf(db, owner)
  const pdf = await trainingFilePdf({ ...file, holder, at: owner.now })
  return { name: `${baseName(holder.name, owner)}.pdf`, pdf }
}

/** The same with the attestations themselves: those made here, and those that were added. */
export async function archiveOf(deps: Deps, owner: Owner): Promise<{ name: string; sources: ZipSource[] }> {
  const { data } = await readTrainingFile(deps.db, owner)
  const holder = await holderOf(deps.db, owner)
  const summary = async () => Readable.from([(await exportPdf(deps.db, owner)).pdf])
  const uploads = await privateSources(
    deps,
    data.flatMap(({ file }) => (file ? [file.id] : [])),
  )
  const sources: ZipSource[] = [
    { name: 'dossier-de-formation.pdf', modifiedAt: owner.now, read: summary },
    ...data.flatMap((entry): ZipSource[] => {
      const made = madeHere(deps, entry, owner)
      if (made !== null)
        return [
          {
            name: `${entry.obtained_on} attestation-${entry.number ?? slugify(entry.title)}.pdf`,
            modifiedAt: owner.now,
            read: async () => Readable.from([(await made()).pdf]),
          },
        ]
      const upload = uploads.find(({ file_id }) => file_id === entry.file?.id)
      return upload ? [{ ...upload, name: `${entry.obtained_on} ${upload.name}` }] : []
    }),
  ]
  const names = distinctNames(sources.map((source) => source.name))
  return {
    name: `${baseName(holder.name, owner)}.zip`,
    sources: sources.map((source, rank) => ({ ...source, name: names[rank] ?? source.name })),
  }
}

/** The attestations that the network gives are made again when they are asked for. */
function madeHere(deps: Deps, entry: FileEntry, owner: Owner): (() => Promise<{ pdf: Buffer }>) | null {
  const { certificate_id: id, attendance } = entry
  if (entry.source === 'certificate') return () => certificateOf(deps, entry.id, owner)
  if (attendance !== null)
    return () =>
      attendancePdf(
        deps.db,
        { id: attendance.registration_id, attendeeId: attendance.attendee_id },
        { ...owner, publicUrl: deps.env.publicUrl },
      )
  return id === null ? null : () => courseCertificateOf(deps, id, owner)
}

const baseName = (name: string, { now }: Owner) => `dossier-de-formation-${slugify(name)}-${parisDay(now)}`
