import type { APIRequestContext } from '@playwright/test'
import { demoPassword, emailOf, expect } from './fixtures.ts'

const DAY = 86_400_000

/** Calls the API as one of the demonstration's people. */
export async function callAs(request: APIRequestContext, who: Parameters<typeof emailOf>[0]) {
  const login = await request.post('/api/v1/login', {
    data: { email: emailOf(who), password: demoPassword },
  })
  const { token } = await login.json()
  const headers = { authorization: `Bearer ${token}` }
  return {
    post: (path: string, data: object) => request.post(`/api/v1${path}`, { headers, data }),
    delete: (path: string) => request.delete(`/api/v1${path}`, { headers }),
    put: (path: string, data: object) => request.put(`/api/v1${path}`, { headers, data }),
    get: (path: string) => request.get(`/api/v1${path}`, { headers }),
  }
}

/** An event of this test alone, so many days from now, made by the editor. */
export async function makeEvent(request: APIRequestContext, part: object = {}, days = 10) {
  const editor = await callAs(request, 'editeur')
  const starts = new Date(Date.now() + days * DAY)
  const response = await editor.post('/events', {
    title: `Rencontre ${Date.now()}${Math.round(Math.random() * 1000)}`,
    kind: 'reunion',
    place: 'Maison des associations',
    city: 'Vannes',
    starts_at: starts.toISOString(),
    ends_at: new Date(starts.getTime() + 2 * 3_600_000).toISOString(),
    capacity: 3,
    status: 'published',
    // Other journeys count what is new.
    announce: false,
    ...part,
  })
  expect(response.status()).toBe(201)
  return (await response.json()) as { id: number; title: string }
}
