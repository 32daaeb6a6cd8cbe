import { IconBookmark, IconBookmarkFilled, IconLink, IconPrinter } from '@tabler/icons-react'
import type { ContentDetail } from '@kiosque/contract/wire/contents'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useMarks, useToggleFavourite } from '../marks.queries.ts'

const icon = (Icon: typeof IconLink) => <Icon className="i" aria-hidden="true" />

/** Keep, share, print: the same three on every detail page. */
export function DetailActions({ content }: { content: ContentDetail }) {
  const session = useSession()
  const { isFavourite } = useMarks()
  const { mutate } = useToggleFavourite(content.id)
  const isOn = isFavourite(content.id)
  return (
    <div className="detail-actions no-print">
      {session && (
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={isOn}
          icon={icon(isOn ? IconBookmarkFilled : IconBookmark)}
          onClick={() => mutate(!isOn)}
        >
          {isOn ? 'Dans vos favoris' : 'Ajouter aux favoris'}
        </Button>
      )}
      <Button variant="ghost" size="sm" icon={icon(IconLink)} onClick={() => void shareLink(content.title)}>
        Partager le lien
      </Button>
      <Button variant="ghost" size="sm" icon={icon(IconPrinter)} onClick={() => print()}>
        Imprimer
      </Button>
    </div>
  )
}

/** The address only: who may read the content is decided again when it is opened. */
async function shareLink(title: string): Promise<void> {
  const url = location.origin + location.pathname
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
