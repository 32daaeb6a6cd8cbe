import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  AcceptManyAnswer,
  Batch,
  BatchDetail,
  ClaimStatistics,
  DecisionBody,
  DeskClaim,
  DeskClaimDetail,
  DeskClaims,
  DeskOperation,
  DeskSummary,
  OperationBody,
  OperationPatch,
  ProofTable,
  ToBatch,
} from '@kiosque/contract/wire/claims-desk'
import type { ListOf } from '@kiosque/contract/wire/common'
import { api, saveDownload } from '../../lib/api.ts'
import { count, formatCents } from '../../lib/format.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast-store.ts'

type Query = Record<string, string | number | undefined>

const BASE = '/admin/bri'
const KEY = ['backoffice', 'claims'] as const
const MINUTE_MS = 60_000
const given = (query: Query) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Record<
    string,
    string | number
  >

/** How many wait, beside the menu; asked again each minute. */
export const claimsSummaryQuery = queryOptions({
  queryKey: [...KEY, 'summary'],
  queryFn: ({ signal }) => api.get<DeskSummary>(`${BASE}/summary`, { signal }),
  refetchInterval: MINUTE_MS,
  throwOnError: false,
})

export const deskClaimsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => api.get<DeskClaims>(`${BASE}/claims`, { query: given(query), signal }),
    placeholderData: keepPreviousData,
  })

export const deskClaimQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => api.get<DeskClaimDetail>(`${BASE}/claims/${id}`, { signal }),
  })

export const proofTableQuery = (id: number, proofId: number) =>
  queryOptions({
    queryKey: [...KEY, 'table', id, proofId],
    queryFn: ({ signal }) => api.get<ProofTable>(`${BASE}/claims/${id}/proofs/${proofId}/table`, { signal }),
    staleTime: Infinity,
  })

/** A page of a PDF, drawn by the server. */
export const proofPageQuery = (id: number, proofId: number, page: number) =>
  queryOptions({
    queryKey: [...KEY, 'page', id, proofId, page],
    queryFn: async ({ signal }) => {
      const { blob } = await api.download(`${BASE}/claims/${id}/proofs/${proofId}/pages/${page}`, { signal })
      return URL.createObjectURL(blob)
    },
    staleTime: Infinity,
    gcTime: 10 * MINUTE_MS,
    throwOnError: false,
  })

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['backoffice'] })
}
export const useRefreshDesk = useRefresh

type Decision = DecisionBody & { id: number }
const decide = ({ id, ...body }: Decision) => api.post<DeskClaimDetail>(`${BASE}/claims/${id}/decision`, body)

export function useDecide() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: decide,
    onError: sayRefusal('La décision n’est pas enregistrée'),
    onSettled: refresh,
  })
}

/** A payment is a decision too; its form says what is refused. */
export function usePay() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (payment: Pick<Decision, 'id' | 'version'> & { reference: string; paid_on: string }) =>
      decide({ ...payment, status: 'paid' }),
    onSettled: refresh,
  })
}

export function useAcceptMany() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (claims: readonly DeskClaim[]) =>
      api.post<AcceptManyAnswer>(`${BASE}/claims/accept`, {
        claims: claims.map(({ id, version }) => ({ id, version })),
      }),
    onSuccess: ({ accepted, amount, refused }) =>
      toast({
        tone: refused.length > 0 ? 'err' : 'ok',
        title: `${count(accepted, 'demande acceptée', 'demandes acceptées')}, ${formatCents(amount)}`,
        text: refused.map(({ number, message }) => `${number}\u00A0: ${message}`).join(' '),
      }),
    onError: sayRefusal('Les demandes ne sont pas acceptées'),
    onSettled: refresh,
  })
}

export const deskOperationsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...KEY, 'operations', query],
    queryFn: ({ signal }) =>
      api.get<ListOf<DeskOperation>>(`${BASE}/operations`, { query: given(query), signal }),
    placeholderData: keepPreviousData,
  })

export const createOperation = (body: OperationBody) => api.post<DeskOperation>(`${BASE}/operations`, body)
export const changeOperation = (id: number, patch: OperationPatch) =>
  api.patch<DeskOperation>(`${BASE}/operations/${id}`, patch)

export function useDeleteOperation() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => api.delete(`${BASE}/operations/${id}`),
    onSuccess: () => toast({ title: 'Opération supprimée' }),
    onError: sayRefusal('L’opération n’est pas supprimée'),
    onSettled: refresh,
  })
}

export const laboratoriesQuery = queryOptions({
  queryKey: [...KEY, 'laboratories'],
  queryFn: ({ signal }) => api.get<ListOf<{ id: number; name: string }>>('/laboratories', { signal }),
  staleTime: MINUTE_MS,
})

export const batchesQuery = (query: Query) =>
  queryOptions({
    queryKey: [...KEY, 'batches', query],
    queryFn: ({ signal }) => api.get<ListOf<Batch>>(`${BASE}/batches`, { query: given(query), signal }),
    placeholderData: keepPreviousData,
  })

export const batchQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'batch', id],
    queryFn: ({ signal }) => api.get<BatchDetail>(`${BASE}/batches/${id}`, { signal }),
  })

export const toBatchQuery = queryOptions({
  queryKey: [...KEY, 'to-batch'],
  queryFn: ({ signal }) => api.get<ToBatch>(`${BASE}/to-batch`, { signal }),
})

export function useCreateBatch() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (laboratoryId: number) =>
      api.post<BatchDetail>(`${BASE}/batches`, { laboratory_id: laboratoryId }),
    onSuccess: ({ number, claims, amount }) =>
      toast({ title: `Lot ${number} préparé`, text: `${count(claims, 'demande')}, ${formatCents(amount)}.` }),
    onError: sayRefusal('Le lot n’est pas préparé'),
    onSettled: refresh,
  })
}

export function useUndoBatch() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => api.delete(`${BASE}/batches/${id}`),
    onSuccess: () => toast({ title: 'Lot défait', text: 'Ses demandes attendent un autre lot.' }),
    onError: sayRefusal('Le lot n’est pas défait'),
    onSettled: refresh,
  })
}

export const saveBatch = ({ id, number }: Pick<Batch, 'id' | 'number'>) =>
  saveDownload(`${BASE}/batches/${id}/export`, `${number}.csv`)

export const saveDeskReceipt = ({ id, number }: { id: number; number: string }) =>
  saveDownload(`${BASE}/claims/${id}/receipt`, `${number}.pdf`)

export const statisticsQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: [...KEY, 'statistics', year],
    queryFn: ({ signal }) =>
      api.get<ClaimStatistics>(`${BASE}/statistics`, { query: given({ year }), signal }),
    placeholderData: keepPreviousData,
  })

export const saveReport = (year: number) =>
  saveDownload(`${BASE}/report`, `compensation-bri-${year}.csv`, { query: { year } })
