import { api, messageFor } from './api.ts'

type Handoff = { url: string; expires_at: string }

/** How each partner is asked for (S7-60 to S7-65). */
export function handoffCall(partner: string, drugstoreId: number): { path: string; body?: object } {
  if (partner === 'naocare') return { path: '/sign/naocare', body: { drugstore_id: drugstoreId } }
  if (partner === 'ec') return { path: `/sign/ec/${drugstoreId}/accueil` }
  return { path: `/sign/${partner}/${drugstoreId}` }
}

/**
 * Opens a partner's site already signed in (D11). The tab opens at the click, before the answer: browsers
 * block what opens later. Resolves to a French sentence when it could not be done, null otherwise.
 */
export async function openHandoff(path: string, body?: unknown): Promise<string | null> {
  const tab = window.open('', '_blank')
  // The partner's page must not reach back into this one.
  if (tab) tab.opener = null
  try {
    const { url } = body === undefined ? await api.get<Handoff>(path) : await api.post<Handoff>(path, body)
    if (tab) tab.location.replace(url)
    else location.assign(url)
    return null
  } catch (error) {
    tab?.close()
    return messageFor(error)
  }
}
