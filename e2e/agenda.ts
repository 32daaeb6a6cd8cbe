import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { demoPassword, emailOf, expect, type Person } from './fixtures.ts'

const DAY = 86_400_000

/** Calls the API as one of the demonstration's people. */
export async function callAs(request: APIRequestContext, who: Person) {
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

/** Who comes to an event, as the form of a registration sends them. */
export const attendee = (last_name: string, email: string) => ({
  first_name: 'Lou',
  last_name,
  email,
  position_id: 5,
})

/** Lou Kervella, whom no other event knows, registered by titulaire@. */
export async function registerLou(request: APIRequestContext, event_id: number): Promise<{ id: number }> {
  const titulaire = await callAs(request, 'titulaire')
  const attendees = [attendee('Kervella', `lou-${event_id}@ailleurs.test`)]
  const response = await titulaire.post('/registrations', { event_id, attendees })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()) as { id: number }
}

/** The form of an event, opened from its page by whoever organises it. */
export async function openEventForm(
  page: Page,
  { id, title }: { id: number; title: string },
): Promise<Locator> {
  await page.goto(`/admin/events/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('button', { name: 'Modifier l’événement' }).click()
  return page.getByRole('dialog', { name: 'Modifier l’événement' })
}
