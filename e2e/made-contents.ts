import type { APIRequestContext } from '@playwright/test'
import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { callAs } from './agenda.ts'
import { expect, type Person } from './fixtures.ts'

export type ContentFields = { title: string } & Record<string, unknown>

/** A content of this test alone, as the head office would send it. */
export async function makeContent(
  request: APIRequestContext,
  kind: string,
  fields: ContentFields,
  who: Person = 'editeur',
): Promise<{ id: number; title: string }> {
  const made = await (await callAs(request, who)).post(`/admin/contents/${kind}`, fields)
  expect(made.status(), await made.text()).toBe(201)
  return { id: ((await made.json()) as { id: number }).id, title: fields.title }
}

/** The day of Paris so many days from now, as the API writes it: before midnight in London it is tomorrow already. */
export const inDays = (offset: number): string => addDays(parisDay(new Date()), offset)

/** An Offre Direct that runs for three weeks; its products and its conditions are the journey's own. */
export async function makeOffer(request: APIRequestContext, title: string, own: object): Promise<number> {
  const { id } = await makeContent(request, 'promotional_offer', {
    title,
    status: 'published',
    offer_type: 'direct',
    period_start: inDays(-3),
    period_end: inDays(20),
    ...own,
  })
  return id
}
