import { IconBookmark, IconBookmarkFilled, IconLink, IconPrinter } from '@tabler/icons-react'
import type { ContentDetail } from '@kiosque/contract/wire/contents'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { useMarks, useToggleFavourite } from '../marks.queries.ts'
import { shareLink } from '../parts/share-link.ts'

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
      <Button
        variant="ghost"
        size="sm"
        icon={icon(IconLink)}
        onClick={() => void shareLink(content.title, location.pathname)}
      >
        Partager le lien
      </Button>
      <Button variant="ghost" size="sm" icon={icon(IconPrinter)} onClick={() => print()}>
        Imprimer
      </Button>
    </div>
  )
}
