import { UPLOAD_CHUNK_BYTES } from '@kiosque/contract/domain/uploads'
import type { UploadState } from '@kiosque/contract/wire/files'
import { api, ApiError } from '../../lib/api.ts'
import type { MediaItem } from './media.queries.ts'

/** What is remembered of a file under way, so that it goes on where it stopped. */
export type Ticket = { upload: string | null }

type Sending = {
  ticket: Ticket
  signal: AbortSignal
  onProgress: (sent: number) => void
  /** Takes the place of this file of the library. */
  replaces?: number | undefined
}

/** Sends a file piece by piece. Called again with the same ticket, it asks how far it got and goes on from there. */
export async function sendFile(
  file: File,
  { ticket, signal, onProgress, replaces }: Sending,
): Promise<MediaItem> {
  let { id, offset } = await openOrResume(file, ticket, signal)
  ticket.upload = id
  onProgress(offset)
  while (offset < file.size) {
    const piece = file.slice(offset, offset + UPLOAD_CHUNK_BYTES)
    const state = await api.put<UploadState>(`/admin/media/uploads/${id}`, piece, {
      query: { offset },
      signal,
    })
    offset = state.offset
    onProgress(offset)
  }
  const finish = replaces === undefined ? {} : { replaces }
  const made = await api.post<MediaItem>(`/admin/media/uploads/${id}/finish`, finish, { signal })
  return {
    ...made,
    used_count: made.used_count ?? 0,
    created_at: made.created_at ?? new Date().toISOString(),
  }
}

async function openOrResume(file: File, ticket: Ticket, signal: AbortSignal): Promise<UploadState> {
  if (ticket.upload !== null) {
    try {
      return await api.get<UploadState>(`/admin/media/uploads/${ticket.upload}`, { signal })
    } catch (error) {
      // Swept meanwhile: it begins again.
      if (!(error instanceof ApiError) || error.status !== 404) throw error
    }
  }
  return api.post<UploadState>('/admin/media/uploads', { name: file.name, size: file.size }, { signal })
}

/** Lets the server forget it at once; a day later it would by itself. */
export function abandon(ticket: Ticket): void {
  if (ticket.upload !== null) void api.delete(`/admin/media/uploads/${ticket.upload}`).catch(() => undefined)
}
