import { toast } from '../../../ui/toast-store.ts'

/** The address only: who may read what it leads to is decided again when it is opened. */
export async function shareLink(title: string, path: string): Promise<void> {
  const url = location.origin + path
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches)
      return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toast({
      title: 'Lien copié',
      text: 'Collez-le où vous voulez. Chacun n’y verra que ce qui lui est destiné.',
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({
      title: 'Copie impossible',
      text: 'Copiez l’adresse affichée en haut de votre navigateur.',
      tone: 'err',
    })
  }
}
