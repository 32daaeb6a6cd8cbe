import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type {
  DeskRecall,
  RecallBoard,
  RecallBody,
  RecallPatch,
  RecallPhoneConfirmation,
} from '@kiosque/contract/wire/recalls'
import { api, saveDownload } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast-store.ts'

type Query = Record<string, string | number | undefined>

/** The open line invalidates this root by its name, `recalls`: boards are live. */
const KEY = ['backoffice', 'recalls'] as const

export const deskRecallsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => api.get<ListOf<DeskRecall>>('/admin/recalls', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const deskRecallQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => api.get<DeskRecall>(`/admin/recalls/${id}`, { signal }),
  })

export const recallBoardQuery = (id: number, query: Query) =>
  queryOptions({
    queryKey: [...KEY, 'board', id, query],
    queryFn: ({ signal }) => api.get<RecallBoard>(`/admin/recalls/${id}/drugstores`, { query, signal }),
    select: (board) => ({ ...board, data: board.data.map((row) => ({ ...row, id: row.drugstore.id })) }),
    placeholderData: keepPreviousData,
  })

export const createRecall = (body: RecallBody) => api.post<DeskRecall>('/admin/recalls', body)
export const changeRecall = (id: number, patch: RecallPatch) =>
  api.patch<DeskRecall>(`/admin/recalls/${id}`, patch)

export const saveReport = (id: number, extension: 'csv' | 'pdf') =>
  saveDownload(`/admin/recalls/${id}/report.${extension}`, `rappel-${id}.${extension}`)

export function useRefreshRecalls() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}

export function useOpenRecall() {
  const refresh = useRefreshRecalls()
  return useMutation({
    mutationFn: (id: number) => api.post<DeskRecall>(`/admin/recalls/${id}/open`),
    onSuccess: ({ counts }) =>
      toast({
        title: 'Rappel envoyé',
        text: `${count(counts.pharmacies, 'officine prévenue', 'officines prévenues')}.`,
      }),
    onError: sayRefusal('Le rappel n’est pas parti'),
    onSettled: refresh,
  })
}

export function useCloseRecall() {
  const refresh = useRefreshRecalls()
  return useMutation({
    mutationFn: ({ id, note }: { id: number; note: string }) =>
      api.post<DeskRecall>(`/admin/recalls/${id}/close`, { note }),
    onSuccess: () => toast({ title: 'Rappel clos', text: 'Le bilan est prêt à télécharger.' }),
    onError: sayRefusal('Le rappel n’est pas clos'),
    onSettled: refresh,
  })
}

export function useDeleteRecall() {
  const refresh = useRefreshRecalls()
  return useMutation({
    mutationFn: (id: number) => api.delete(`/admin/recalls/${id}`),
    onSuccess: () => toast({ title: 'Brouillon supprimé' }),
    onError: sayRefusal('Le brouillon n’est pas supprimé'),
    onSettled: refresh,
  })
}

export function useRemindSilent() {
  const refresh = useRefreshRecalls()
  return useMutation({
    mutationFn: (id: number) => api.post<{ pharmacies: number }>(`/admin/recalls/${id}/remind`),
    onSuccess: ({ pharmacies }) =>
      toast({
        title: 'Relance envoyée',
        text: `${count(pharmacies, 'officine relancée', 'officines relancées')}.`,
      }),
    onError: sayRefusal('La relance n’est pas partie'),
    onSettled: refresh,
  })
}

type Place = { id: number; drugstoreId: number }

export function useConfirmByPhone() {
  const refresh = useRefreshRecalls()
  return useMutation({
    mutationFn: ({ id, drugstoreId, body }: Place & { body: RecallPhoneConfirmation }) =>
      api.post(`/admin/recalls/${id}/drugstores/${drugstoreId}/confirmation`, body),
    onSuccess: () => toast({ title: 'Réponse notée' }),
    onSettled: refresh,
  })
}

export function useAskAgain() {
  const refresh = useRefreshRecalls()
  return useMutation({
    mutationFn: ({ id, drugstoreId }: Place) =>
      api.delete(`/admin/recalls/${id}/drugstores/${drugstoreId}/confirmation`),
    onSuccess: () => toast({ title: 'L’officine doit répondre de nouveau' }),
    onError: sayRefusal('La réponse reste enregistrée'),
    onSettled: refresh,
  })
}
