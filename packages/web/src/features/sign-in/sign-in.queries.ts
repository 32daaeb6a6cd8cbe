import type { LoginResponse } from '@kiosque/contract/wire/identity'
import { api } from '../../lib/api.ts'

export const login = (body: { email: string; password: string }) => api.post<LoginResponse>('/login', body)
