import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError, notFound } from '../errors.ts'
import { isForHeaders } from '../http/request-form.ts'
import { readRange } from './byte-range.ts'
import { contentDisposition } from './file-name.ts'
import { ensurePage } from './file-pages.ts'
import { typeByMime } from './file-types.ts'
import type { FileWithVariants, VariantRow } from './files.sql.ts'
import { sizesFor } from './image-sizes.ts'
import { StorageMissing } from './storage.ts'
import { ensureVariant, PREVIEW, variantName } from './variants.ts'

export interface Asked {
  w?: string | undefined
  download?: string | undefined
  /** One page of a PDF as a picture, from 1. */
  page?: number | undefined
}

interface Body {
  storage_key: string
  type: string
  size: number
  tag: string
  name: string
}

/** Nothing a file holds may act: no script, no form, no frame around it but our own pages. */
const POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'"

/** Sends a file that the caller has found to be readable by whoever asks. */
export async function serveFile(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileWithVariants,
  asked: Asked,
  cacheControl: string,
): Promise<FastifyReply> {
  const body = await chooseBody(deps, file, asked, request.headers.accept ?? '')
  const isInline = typeByMime(body.type)?.isInline === true && asked.download !== '1'
  void reply
    .header('content-type', body.type.startsWith('text/') ? `${body.type}; charset=utf-8` : body.type)
    .header('content-disposition', contentDisposition(isInline ? 'inline' : 'attachment', body.name))
    .header('content-security-policy', POLICY)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', cacheControl)
    .header('etag', body.tag)
    .header('accept-ranges', 'bytes')
    .header('vary', 'accept')
  if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === body.tag)) {
    return reply.code(304).send()
  }
  return sendBytes(deps, request, reply, body)
}

async function sendBytes(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
): Promise<FastifyReply> {
  const ifRange = request.headers['if-range']
  const isRangeMeant = ifRange === undefined || ifRange === body.tag
  const range = isRangeMeant ? readRange(request.headers.range, body.size) : null
  if (range === 'unsatisfiable') {
    const headers = { 'content-range': `bytes */${body.size}` }
    throw new AppError(416, 'range_not_satisfiable', 'Cette partie du fichier n’existe pas.', { headers })
  }
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${body.size}`)
  void reply.header('content-length', range ? range.end - range.start + 1 : body.size)
  // An empty stream: with no body at all, the length would be said to be zero.
  if (isForHeaders(request.raw)) return reply.send(Readable.from([]))
  try {
    return await reply.send(await deps.storage.read(body.storage_key, range ?? undefined))
  } catch (error) {
    throw error instanceof StorageMissing ? notFound() : error
  }
}

async function chooseBody(
  deps: Deps,
  file: FileWithVariants,
  { w, page }: Asked,
  accept: string,
): Promise<Body> {
  if (page !== undefined) {
    return variantBody(file, await ensurePage(deps, file, page, w === '320' ? '320' : '960'))
  }
  const whole: Body = { ...file, tag: `"${file.sha256.slice(0, 24)}"` }
  if (w === undefined) return whole
  if (w === 'preview') {
    const preview = file.variants.find((each) => each.variant === PREVIEW)
    if (!preview) throw notFound()
    return variantBody(file, preview)
  }
  if (typeByMime(file.type)?.family !== 'image') throw notFound()
  const width = Number(w)
  if (!sizesFor(file).some((size) => size.width === width)) return whole
  const avif = file.variants.find((each) => each.variant === variantName(width, 'avif'))
  if (avif && accept.includes('image/avif')) return variantBody(file, avif)
  return variantBody(file, await madeWebp(deps, file, width))
}

/** Remembers a size made on the way: the row kept in memory knows it from now on. */
async function madeWebp(deps: Deps, file: FileWithVariants, width: number): Promise<VariantRow> {
  const made = await ensureVariant(deps, file, width, 'webp').catch((error: unknown) => {
    throw error instanceof StorageMissing ? notFound() : error
  })
  if (!file.variants.includes(made)) file.variants.push(made)
  return made
}

function variantBody(file: FileWithVariants, variant: VariantRow): Body {
  const extension = variant.type.slice('image/'.length)
  return {
    storage_key: variant.storage_key,
    type: variant.type,
    size: variant.size,
    tag: `"${file.sha256.slice(0, 24)}-${variant.variant}"`,
    name: file.name.replace(/\.[^.]+$/, `.${extension}`),
  }
}
