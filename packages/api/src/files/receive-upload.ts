import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { MAX_UPLOAD_BYTES } from '@kiosque/contract/domain/uploads'
import { badRequest, invalid, tooLarge, wrongType, type FieldErrors } from '../errors.ts'
import { newUploadName } from './storage-key.ts'
import type { Storage } from './storage.ts'

export interface Received {
  path: string
  size: number
  sha256: string
  /** As the sender gave it: to be cleaned before any use. */
  sentName: string | undefined
}

/** Names of parts and their headers, around the file itself. */
const ENVELOPE = 65_536
const DRAIN_MS = 10_000

const tooBig = () => tooLarge('Ce fichier dépasse 30\u00a0Mo.')

/**
 * Receives the one file of a form, counting while it streams to the disk. Whatever goes wrong, by us or by the
 * sender, leaves nothing behind.
 */
export async function receiveUpload(request: FastifyRequest, storage: Storage): Promise<Received> {
  if (!request.isMultipart()) throw wrongType('Envoyez le fichier dans un formulaire (multipart/form-data).')
  if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + ENVELOPE) {
    discardRest(request)
    throw tooBig()
  }
  await mkdir(storage.incomingFolder, { recursive: true })
  const path = join(storage.incomingFolder, newUploadName())
  try {
    return await readForm(request, path)
  } catch (error) {
    discardRest(request)
    await rm(path, { force: true })
    throw asRefusal(error)
  }
}

async function readForm(request: FastifyRequest, path: string): Promise<Received> {
  const aborted = new AbortController()
  const onClose = () => {
    if (!request.raw.complete) aborted.abort()
  }
  request.raw.once('close', onClose)
  const errors: FieldErrors = {}
  let received: Received | null = null
  try {
    for await (const part of request.parts({
      limits: { fileSize: Infinity, files: 3, fields: 10, parts: 12 },
    })) {
      if (part.type === 'file' && part.fieldname === 'file' && received === null) {
        received = { ...(await save(part.file, path, aborted.signal)), path, sentName: part.filename }
      } else {
        if (part.type === 'file') part.file.resume()
        const isSecond = part.type === 'file' && part.fieldname === 'file'
        errors[part.fieldname] = [isSecond ? 'Un seul fichier à la fois.' : 'Ce champ n’est pas accepté ici.']
      }
    }
  } finally {
    request.raw.off('close', onClose)
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (received === null) throw invalid({ file: ['Choisissez un fichier.'] })
  if (received.size === 0) throw invalid({ file: ['Ce fichier est vide.'] })
  return received
}

async function save(
  file: Readable,
  path: string,
  signal: AbortSignal,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > MAX_UPLOAD_BYTES) return done(tooBig())
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(file, counter, createWriteStream(path, { flags: 'wx', flush: true }), { signal })
  return { size, sha256: hash.digest('hex') }
}

/** Lets the sender finish, so that they read the answer instead of a broken line; but not for ever. */
function discardRest(request: FastifyRequest): void {
  const { raw } = request
  if (raw.complete || raw.destroyed) return
  raw.unpipe()
  raw.resume()
  const timer = setTimeout(() => raw.destroy(), DRAIN_MS).unref()
  raw.once('close', () => clearTimeout(timer))
}

/** What the parser says of a broken form is the sender's fault, not ours. */
function asRefusal(error: unknown): unknown {
  const { name, message = '', code = '' } = error as Partial<Error & { code: string }>
  const isBroken = /multipart|Malformed part header|Unexpected end|Boundary not found/i.test(message)
  if (name === 'AbortError' || code === 'ERR_STREAM_PREMATURE_CLOSE' || code.startsWith('FST_') || isBroken) {
    return badRequest('unreadable_form', 'Cet envoi est incomplet ou illisible. Réessayez.')
  }
  return error
}
