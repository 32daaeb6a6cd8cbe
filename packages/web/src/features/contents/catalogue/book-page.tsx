import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { pageUrl } from './book-pages.ts'

type PageProps = {
  url: string
  title: string
  page: number
  onFail: () => Promise<void>
}

/** One page. Its place is kept while it is drawn; one that does not come can be asked for again. */
export function BookPage({ url, title, page, onFail }: PageProps) {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState('')
  const source = pageUrl(url, page)
  if (failed === source)
    return (
      <div className="book__page book__page--missing">
        <p>Cette page ne s’affiche pas.</p>
        <Button
          size="sm"
          onClick={() => {
            setFailed('')
            setAttempt(attempt + 1)
          }}
        >
          Réessayer
        </Button>
      </div>
    )
  return (
    <img
      key={attempt}
      className={page === 1 ? 'book__page book__page--cover' : 'book__page'}
      src={source}
      alt={`${title}, page ${page}`}
      width={960}
      height={1359}
      decoding="async"
      draggable={false}
      onError={() => {
        setFailed(source)
        void onFail()
      }}
    />
  )
}
