import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useCounterMode } from '../../../lib/counter.ts'
import { useSession } from '../../../lib/session.ts'
import { useMarks, useToggleFavourite } from '../marks.queries.ts'

/** On a card: above the stretched link, so that it answers to its own click. */
export function FavouriteButton({ id, title }: { id: number; title: string }) {
  const session = useSession()
  const { isFavourite } = useMarks()
  const { mutate } = useToggleFavourite(id)
  const isCounter = useCounterMode()
  if (!session || isCounter) return null
  const isOn = isFavourite(id)
  return (
    <button
      type="button"
      className={isOn ? 'iconbtn fav is-on' : 'iconbtn fav'}
      aria-pressed={isOn}
      aria-label={`Favori\u00A0: ${title}`}
      title={isOn ? 'Retirer des favoris' : 'Ajouter aux favoris'}
      onClick={() => mutate(!isOn)}
    >
      {isOn ? (
        <IconBookmarkFilled className="i" aria-hidden="true" />
      ) : (
        <IconBookmark className="i" aria-hidden="true" />
      )}
    </button>
  )
}
