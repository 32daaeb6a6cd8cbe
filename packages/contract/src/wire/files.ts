import { z } from 'zod'
import { id, idParam, instant, listOf, pageQuery } from './common.ts'

const picture = z.object({ width: z.int(), height: z.int(), url: z.string() })

/** A file as every answer shows it. Its links live a few minutes; ask the answer again for fresh ones. */
export const fileRef = z.object({
  id,
  /** Where it is read, signed. For a picture: its largest size. */
  url: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  alt: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** A data: address of a few pixels, to show while the picture loads. */
  blur: z.string().nullable(),
  /** Where to cut around, from 0 to 1. */
  focal_x: z.number(),
  focal_y: z.number(),
  /** Smaller sizes of a picture, for `srcset`; AVIF or WebP as the browser accepts. */
  sizes: z.array(picture),
  /** Of a PDF. */
  pages: z.int().nullable(),
  /** The first page of a PDF, once it has been drawn. */
  preview: picture.nullable(),
})
export type FileRef = z.infer<typeof fileRef>

export const fileLinkQuery = z.strictObject({
  exp: z.string().max(20).optional(),
  sig: z.string().max(100).optional(),
  w: z.enum(['320', '640', '960', '1600', 'preview']).optional(),
  /** Saves the file instead of showing it. */
  download: z.enum(['0', '1']).optional(),
  /** The version of the file: a replaced one is another address, so that no cache shows the old one. */
  v: z.string().max(16).optional(),
})

export const publicFileQuery = z.strictObject({
  w: z.enum(['320', '640', '960', '1600', 'preview']).optional(),
  download: z.enum(['0', '1']).optional(),
  /** The version of the file, so that caches never show an older one. */
  v: z.string().max(16).optional(),
})

/** The pages of a PDF as pictures, from 1: `/files/12/pages/3`. */
export const filePageParams = z.object({ id: idParam, page: idParam })
const pageWidth = z.enum(['320', '960']).optional()
export const filePageQuery = fileLinkQuery.pick({ exp: true, sig: true, v: true }).extend({ w: pageWidth })
export const publicFilePageQuery = publicFileQuery.pick({ v: true }).extend({ w: pageWidth })

export const zipBody = z.strictObject({
  ids: z.array(id).min(1, 'Choisissez au moins un fichier.').max(200, '200 fichiers au plus à la fois.'),
})

export const mediaRow = fileRef.extend({ created_at: instant, used_count: z.int() })
export type MediaRow = z.infer<typeof mediaRow>

export const mediaQuery = z.strictObject({
  ...pageQuery,
  q: z.string().max(200).optional(),
  type: z.enum(['image', 'pdf', 'video', 'document']).optional(),
  /** Used somewhere, or nowhere. */
  usage: z.enum(['used', 'unused']).optional(),
  /** Pictures nobody has described yet. */
  alt: z.enum(['missing']).optional(),
  sort: z.enum(['-created_at', 'created_at', 'name', '-size']).default('-created_at'),
})
export const mediaList = listOf(mediaRow)

export const mediaSummary = z.object({
  files: z.int(),
  bytes: z.int(),
  without_alt: z.int(),
  unused: z.int(),
})
export type MediaSummary = z.infer<typeof mediaSummary>

export const fileUse = z.object({ type: z.string(), id, kind: z.string().nullable(), title: z.string() })
export type FileUse = z.infer<typeof fileUse>
export const mediaDetail = mediaRow.extend({ uses: z.array(fileUse) })
export type MediaDetail = z.infer<typeof mediaDetail>

const share = z.number().min(0, 'Entre 0 et 1.').max(1, 'Entre 0 et 1.')
export const mediaPatch = z.strictObject({
  alt: z.string().trim().max(300, '300 caractères au plus.').optional(),
  name: z.string().trim().min(1, 'Ce champ est requis.').max(120, '120 caractères au plus.').optional(),
  focal_x: share.optional(),
  focal_y: share.optional(),
})
export type MediaPatch = z.infer<typeof mediaPatch>

export const fileLink = z.object({ url: z.string(), expires_at: instant })

/** A resumable upload: opened, sent in pieces from an offset, finished once whole. */
export const uploadBody = z.strictObject({
  name: z.string().trim().min(1, 'Ce champ est requis.').max(255, '255 caractères au plus.'),
  size: z.int({ error: 'Saisissez un nombre entier.' }).min(1, 'Ce fichier est vide.'),
})
export const uploadParams = z.object({ upload: z.string().regex(/^[0-9a-f]{32}$/) })
export const uploadChunkQuery = z.strictObject({
  offset: z
    .string({ error: 'Dites où ce morceau commence.' })
    .regex(/^[0-9]{1,9}$/, 'Saisissez un nombre entier.')
    .transform(Number),
})
/** `replaces`: takes the place of a file of the library instead of adding one. */
export const uploadFinishBody = z.strictObject({ replaces: id.optional() })
export const uploadState = z.object({ id: z.string(), name: z.string(), size: z.int(), offset: z.int() })
export type UploadState = z.infer<typeof uploadState>
