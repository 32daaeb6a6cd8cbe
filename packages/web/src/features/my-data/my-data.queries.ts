import { api, saveDownload } from '../../lib/api.ts'

export const saveMyData = () => saveDownload('/users/me/export', 'mes-donnees-kiosque.json')
export const eraseMe = (password: string) => api.delete('/users/me', { password })
