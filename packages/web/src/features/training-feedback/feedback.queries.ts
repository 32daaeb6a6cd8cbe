import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { FeedbackBody, OwnFeedback } from '@kiosque/contract/wire/training-feedback'
import { api } from '../../lib/api.ts'
import { toast } from '../../ui/toast-store.ts'

/** Beside how far one came: once the training is followed, it is asked again. */
export const feedbackQuery = (trainingId: number) =>
  queryOptions({
    queryKey: ['progress', 'feedback', trainingId],
    queryFn: ({ signal }) => api.get<OwnFeedback>(`/trainings/${trainingId}/feedback`, { signal }),
    throwOnError: false,
  })

/** Refusals are said in the form, which catches them. */
export function useGiveFeedback(trainingId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: FeedbackBody) => api.put<OwnFeedback>(`/trainings/${trainingId}/feedback`, body),
    onSuccess: (own) => {
      client.setQueryData(feedbackQuery(trainingId).queryKey, own)
      toast({
        title: 'Merci pour votre avis',
        text: 'Il aide le réseau à choisir les prochaines formations.',
      })
    },
  })
}
