import { useMutation } from '@tanstack/react-query'
import { messageFor, saveDownload } from '../../lib/api.ts'
import { toast } from '../../ui/toast-store.ts'

/** Several files in one archive, made when it is asked for. */
export const useSaveArchive = (name: string) =>
  useMutation({
    mutationFn: (ids: readonly number[]) =>
      saveDownload('/files/zip', name, { method: 'POST', body: { ids } }),
    onError: (error) => toast({ title: 'Téléchargement impossible', text: messageFor(error), tone: 'err' }),
  })
