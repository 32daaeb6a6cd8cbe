import type { FastifyRequest } from 'fastify'
import { invalid, tooLarge, wrongType } from '../../errors.ts'

/** The file itself, as the body or as the field `file` of a form. */
export async function fileOf(request: FastifyRequest): Promise<Buffer> {
  if (Buffer.isBuffer(request.body)) return request.body
  if (!request.isMultipart()) throw wrongType('Envoyez un fichier CSV.')
  const part = await request.file()
  if (!part || part.fieldname !== 'file') throw invalid({ file: ['Choisissez un fichier CSV.'] })
  try {
    return await part.toBuffer()
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge()
    throw error
  }
}
