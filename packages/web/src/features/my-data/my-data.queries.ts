import { useMutation } from '@tanstack/react-query'
import { api, saveDownload } from '../../lib/api.ts'
import { toast } from '../../ui/toast.tsx'

export const useSaveMyData = () =>
  useMutation({
    mutationFn: () => saveDownload('/users/me/export', 'mes-donnees-kiosque.json'),
    onSuccess: () =>
      toast({ title: 'Fichier téléchargé', text: 'Vos données sont dans mes-donnees-kiosque.json.' }),
  })
export const eraseMe = (password: string) => api.delete('/users/me', { password })
