import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { DrugstoreDuplicate, UserDuplicate } from '@kiosque/contract/wire/duplicates'
import { api } from '../../lib/api.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast.tsx'

export type Duplicates = 'users' | 'drugstores'

export const duplicatesKey = ['backoffice', 'duplicates'] as const

const PER_PAGE = 5

const duplicates = <Row>(what: Duplicates, page: number, dismissed: boolean) =>
  queryOptions({
    queryKey: [...duplicatesKey, what, page, dismissed],
    queryFn: ({ signal }) =>
      api.get<ListOf<Row>>(`/admin/${what}/duplicates`, {
        query: { page, per_page: PER_PAGE, ...(dismissed ? { dismissed } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const userDuplicatesQuery = (page: number, dismissed: boolean) =>
  duplicates<UserDuplicate>('users', page, dismissed)
export const drugstoreDuplicatesQuery = (page: number, dismissed: boolean) =>
  duplicates<DrugstoreDuplicate>('drugstores', page, dismissed)

/** Dismissed, « Ce ne sont pas des doublons », a pair is never proposed, until it is proposed again. */
type Judgement = { pair: readonly [number, number]; isDismissed: boolean }

const judge = (what: Duplicates, { pair: [first, second], isDismissed }: Judgement) => {
  const path = `/admin/${what}/duplicates/${first}/${second}/dismissal`
  return isDismissed ? api.put<null>(path) : api.delete<null>(path)
}

/** Said once the pair has left the list, with a way to take it back. */
export function useJudge(what: Duplicates) {
  const queryClient = useQueryClient()
  const reread = () => queryClient.invalidateQueries({ queryKey: duplicatesKey })
  const mutationFn = (judgement: Judgement) => judge(what, judgement)
  const undo = useMutation({
    mutationFn,
    onSuccess: reread,
    onError: sayRefusal('L’annulation n’a pas abouti'),
  })
  return useMutation({
    mutationFn,
    onSuccess: async (_answer, { pair, isDismissed }) => {
      await reread()
      toast({
        title: isDismissed ? 'Ces fiches ne seront plus proposées' : 'Ces fiches seront de nouveau proposées',
        action: { label: 'Annuler', onClick: () => undo.mutate({ pair, isDismissed: !isDismissed }) },
      })
    },
  })
}

type Merge = { keep_id: number; remove_id: number; take: string[] }

/** Names and numbers of what was merged stand all over the back office. */
export function useMerge(what: Duplicates) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Merge) => api.post<{ id: number }>(`/admin/${what}/merge`, body),
    onSuccess: (_answer, { keep_id }) => {
      toast({ title: 'Fiches fusionnées', text: `Tout est réuni dans la fiche n° ${keep_id}.` })
      return queryClient.invalidateQueries({ queryKey: ['backoffice'] })
    },
  })
}
