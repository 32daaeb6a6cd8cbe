import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  BriOperation,
  ClaimBody,
  ClaimDetail,
  ClaimPatch,
  Claims,
  ClaimsSummary,
} from '@kiosque/contract/wire/claims'
import type { ListOf } from '@kiosque/contract/wire/common'
import { api, saveDownload } from '../../lib/api.ts'
import { sayRefusal } from '../../ui/refusal.tsx'

const KEY = ['claims'] as const
const claimKey = (id: number) => [...KEY, 'one', id] as const

export const operationsQuery = queryOptions({
  queryKey: [...KEY, 'operations'],
  queryFn: ({ signal }) =>
    api.get<ListOf<BriOperation>>('/bri/operations', { query: { per_page: 100 }, signal }),
})

export const operationQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'operation', id],
    queryFn: ({ signal }) => api.get<BriOperation>(`/bri/operations/${id}`, { signal }),
  })

export const summaryQuery = queryOptions({
  queryKey: [...KEY, 'summary'],
  queryFn: ({ signal }) => api.get<ClaimsSummary>('/bri/summary', { signal }),
})

export type ClaimsState = 'all' | 'current' | 'paid'

export const claimsQuery = (state: ClaimsState, page: number) =>
  queryOptions({
    queryKey: [...KEY, 'list', state, page],
    queryFn: ({ signal }) => api.get<Claims>('/bri/claims', { query: { state, page, per_page: 10 }, signal }),
    placeholderData: keepPreviousData,
  })

export const claimQuery = (id: number) =>
  queryOptions({
    queryKey: claimKey(id),
    queryFn: ({ signal }) => api.get<ClaimDetail>(`/bri/claims/${id}`, { signal }),
    // The links of its proofs live ten minutes.
    refetchInterval: 5 * 60_000,
  })

/** Saved by the editor itself, one after the other: a mutation of its own would hide their order. */
export const createClaim = (body: ClaimBody) => api.post<ClaimDetail>('/bri/claims', body)
export const saveClaim = (id: number, patch: ClaimPatch) => api.patch<ClaimDetail>(`/bri/claims/${id}`, patch)
export const sendProof = (id: number, file: File) =>
  api.upload<ClaimDetail>(`/bri/claims/${id}/proofs`, file, {}, { timeoutMs: 300_000 })
export const removeProof = (id: number, proofId: number) =>
  api.delete<ClaimDetail>(`/bri/claims/${id}/proofs/${proofId}`)

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}

/** What others of the page show changes with it: figures, lists, and the to-do of the home page. */
export function useRefreshClaims() {
  const client = useQueryClient()
  const refresh = useRefresh()
  return async (claim?: ClaimDetail) => {
    if (claim) client.setQueryData(claimKey(claim.id), claim)
    await refresh()
    await client.invalidateQueries({ queryKey: ['todo'] })
  }
}

export function useSubmitClaim() {
  return useMutation({
    mutationFn: ({ id, version, note }: { id: number; version: number; note: string }) =>
      api.post<ClaimDetail>(`/bri/claims/${id}/submit`, {
        version,
        certified: true,
        ...(note ? { note } : {}),
      }),
  })
}

export function useDeleteDraft() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => api.delete(`/bri/claims/${id}`),
    onError: sayRefusal('Le brouillon n’est pas supprimé'),
    onSettled: refresh,
  })
}

export const saveReceipt = ({ id, number }: { id: number; number: string }) =>
  saveDownload(`/bri/claims/${id}/receipt`, `${number}.pdf`)

export const saveYear = (year: number) =>
  saveDownload('/bri/claims/export', `demandes-bri-${year}.csv`, { query: { year } })
