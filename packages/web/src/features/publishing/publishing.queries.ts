import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Target } from '@kiosque/contract/domain/audience'
import type { Reach } from '@kiosque/contract/wire/audience'
import type { AdminContentDetail, PublishBody } from '@kiosque/contract/wire/contents'
import { api } from '../../lib/api.ts'
import { formatDateTime } from '../../lib/format.ts'
import { toast } from '../../ui/toast.tsx'

export const reachQuery = (target: Target) =>
  queryOptions({
    queryKey: ['backoffice', 'audience', 'reach', target],
    queryFn: ({ signal }) => api.post<Reach>('/admin/audience/reach', { target }, { signal }),
  })

/** Who opened the dialog reads its lists again: the editor knows what it shows. */
export const usePublish = ({ kind, id }: Pick<AdminContentDetail, 'kind' | 'id'>) =>
  useMutation({
    mutationFn: (body: PublishBody) =>
      api.post<AdminContentDetail>(`/admin/contents/${kind}/${id}/publish`, body),
    onSuccess: ({ phase, starts_at }) =>
      toast({
        title: phase === 'scheduled' ? 'Publication programmée' : 'Contenu publié',
        text: phase === 'scheduled' && starts_at ? `Il paraîtra le ${formatDateTime(starts_at)}.` : undefined,
      }),
  })
