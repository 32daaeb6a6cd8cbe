/** Set on the page by whoever opens the preview: what waits for somebody is never read there. */
export const isPreview = () => document.documentElement.dataset['preview'] !== undefined

export const WAITS_IN_PREVIEW =
  'Ce qui attend chaque personne lui est propre\u00A0: l’aperçu ne le montre pas.'
