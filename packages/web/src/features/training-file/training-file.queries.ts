import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  Attestation,
  AttestationBody,
  PrivateFile,
  TrainingFile,
} from '@kiosque/contract/wire/training-file'
import { api } from '../../lib/api.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast-store.ts'

export const trainingFileQuery = queryOptions({
  queryKey: ['training-file'],
  queryFn: ({ signal }) => api.get<TrainingFile>('/me/training-file', { signal }),
})

function useRefreshFile() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: trainingFileQuery.queryKey }),
      client.invalidateQueries({ queryKey: ['todo'], refetchType: 'none' }),
    ])
}

/** The file goes first, then what is said of it; sent once, it is not sent again when the rest was refused. */
export const useSendFile = () =>
  useMutation({
    mutationFn: (file: File) => api.upload<PrivateFile>('/me/attestations/files', file),
  })

/** Refusals are said in the form, which catches them. */
export function useSaveAttestation(id: number | null) {
  const refresh = useRefreshFile()
  return useMutation({
    mutationFn: (body: AttestationBody) =>
      id === null
        ? api.post<Attestation>('/me/attestations', body)
        : api.put<Attestation>(`/me/attestations/${id}`, body),
    onSuccess: ({ title }) =>
      toast({ title: id === null ? 'Attestation ajoutée' : 'Attestation modifiée', text: title }),
    onSettled: refresh,
  })
}

export function useDeleteAttestation() {
  const refresh = useRefreshFile()
  return useMutation({
    mutationFn: (id: number) => api.delete(`/me/attestations/${id}`),
    onSuccess: () => toast({ title: 'Attestation supprimée', text: 'Son fichier l’est aussi.' }),
    onError: sayRefusal('L’attestation n’a pas été supprimée'),
    onSettled: refresh,
  })
}
