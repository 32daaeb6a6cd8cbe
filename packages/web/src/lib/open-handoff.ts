import { ApiError, api, messageFor } from './api.ts'

type Handoff = { url: string; expires_at: string }

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
    if (error instanceof ApiError && error.code === 'partner_unavailable')
      return 'Ce service n’est pas joignable pour le moment. Réessayez plus tard ou contactez le siège.'
    return messageFor(error)
  }
}
