import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSignedIn } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { onSearchKeys } from '../behaviours/search-keys.ts'

const Palette = lazy(async () => ({
  default: (await import('../../features/contents/search/palette/palette.tsx')).Palette,
}))

/** At the counter too, a product is found by its name or its barcode: only what a customer may be shown (D6-06). */
export function CounterSearch() {
  const session = useSignedIn()
  const [searched, setSearched] = useState<string | null>(null)
  useEffect(() => onSearchKeys(setSearched), [])
  return (
    <>
      <Button
        variant="light"
        icon={<IconSearch className="i" aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setSearched('')}
      >
        Rechercher
      </Button>
      {searched !== null && (
        <Suspense fallback={null}>
          <Palette
            userId={session.me.id}
            scanned={searched}
            shortcuts={[]}
            onClose={() => setSearched(null)}
          />
        </Suspense>
      )}
    </>
  )
}
