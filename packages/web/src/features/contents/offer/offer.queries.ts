import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OfferOrder, OrderBody, Reminder } from '@kiosque/contract/wire/offers'
import { api, messageFor, saveDownload } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast-store.ts'

export const ordersQuery = (offerId: number) =>
  queryOptions({
    queryKey: ['offers', offerId, 'orders'],
    queryFn: ({ signal }) => api.get<{ data: OfferOrder[] }>(`/offers/${offerId}/orders`, { signal }),
    throwOnError: false,
  })

export function usePlaceOrder(offerId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: OrderBody) => api.post<OfferOrder>(`/offers/${offerId}/orders`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: ordersQuery(offerId).queryKey }),
  })
}

/** The order form as a PDF, made from what is being typed: it keeps nothing on the server. */
export const saveOrderForm = (offerId: number, body: OrderBody) =>
  saveDownload(`/offers/${offerId}/orders/preview`, 'bon-de-commande.pdf', { method: 'POST', body })

export const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: ({ signal }) => api.get<{ data: Reminder[] }>('/me/reminders', { signal }),
  staleTime: 60_000,
  throwOnError: false,
})

/** The reminder of one content: whether it is set, and a way to set it or take it back. */
export function useReminder(contentId: number) {
  const client = useQueryClient()
  const { data } = useQuery(remindersQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: boolean) =>
      wanted ? api.put(`/me/reminders/${contentId}`) : api.delete(`/me/reminders/${contentId}`),
    onSuccess: () => client.invalidateQueries({ queryKey: remindersQuery.queryKey }),
    onError: (error) => toast({ title: 'Rappel non enregistré', text: messageFor(error), tone: 'err' }),
  })
  const found = data?.data.find((reminder) => reminder.content_id === contentId) ?? null
  return { isKnown: data !== undefined, reminder: found, set: mutate, isPending }
}
