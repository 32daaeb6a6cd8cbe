import { api } from '../../lib/api.ts'

export const sendPasswordMail = (email: string) => api.post<{ message: string }>('/password/email', { email })

export const resetPassword = (body: {
  token: string
  email: string
  password: string
  password_confirmation: string
}) => api.post<{ message: string }>('/password/reset', body)
