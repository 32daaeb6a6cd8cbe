import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContentList } from '@kiosque/contract/wire/contents'
import type { AssignBody, Assignments } from '@kiosque/contract/wire/trainings'
import { api, ApiError } from '../../lib/api.ts'
import type { Search } from '../../lib/use-choices.ts'
import { count } from '../../lib/format.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast-store.ts'
import { kindWord } from './training-words.ts'

const FOUND = 20

/** The trainings of one kind this person sees, by their words. */
export const trainingChoices =
  (kind: string): Search<{ id: number; label: string; note: string }> =>
  (q) => ({
    queryKey: ['trainings', 'choices', kind, q],
    queryFn: async ({ signal }) => {
      const query = { per_page: FOUND, ...(q ? { q } : {}) }
      const { data } = await api.get<ContentList>(`/contents/${kind}`, { query, signal })
      return data.map(({ id, title }) => ({ id, label: title, note: kindWord(kind) }))
    },
  })

function useRefreshTeam() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['trainings'] })
}

/** Refusals are said in the form, which catches them. */
export function useAssign() {
  const refresh = useRefreshTeam()
  return useMutation({
    mutationFn: (body: AssignBody) => api.post<Assignments>('/team/assignments', body),
    onSuccess: ({ data }) => {
      toast({
        title: 'Formation attribuée',
        text: `${count(data.length, 'personne')} ${data.length > 1 ? 'ont été prévenues' : 'a été prévenue'}.`,
      })
    },
    onSettled: refresh,
  })
}

/** Whoever was reminded today already is left in peace, and that is said. */
async function remindAll(assignmentIds: readonly number[]): Promise<{ told: number; already: number }> {
  let told = 0
  for (const id of assignmentIds) {
    try {
      await api.post(`/team/assignments/${id}/remind`)
      told += 1
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'already_reminded')) throw error
    }
  }
  return { told, already: assignmentIds.length - told }
}

export function useRemind() {
  return useMutation({
    mutationFn: remindAll,
    onSuccess: ({ told, already }) => {
      const rest =
        already === 0
          ? ''
          : `${count(already, 'personne')} déjà ${already > 1 ? 'relancées' : 'relancée'} aujourd’hui\u00A0: une fois par jour suffit.`
      if (told === 0) toast({ title: 'Relance déjà envoyée', text: rest, tone: 'info' })
      else
        toast({
          title: `${count(told, 'personne')} ${told > 1 ? 'relancées' : 'relancée'}`,
          text: rest || 'Un rappel vient de lui parvenir.',
        })
    },
    onError: sayRefusal('La relance n’est pas partie'),
  })
}

export function useWithdraw() {
  const refresh = useRefreshTeam()
  return useMutation({
    mutationFn: (assignmentId: number) => api.delete(`/team/assignments/${assignmentId}`),
    onSuccess: () =>
      toast({ title: 'Demande retirée', text: 'La formation n’est plus dans sa liste à faire.' }),
    onError: sayRefusal('La demande n’a pas été retirée'),
    onSettled: refresh,
  })
}
