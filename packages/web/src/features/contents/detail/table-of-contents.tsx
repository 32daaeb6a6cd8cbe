import { useEffect, useState } from 'react'
import type { ContentDetail } from '@kiosque/contract/wire/contents'

/** Follows the reading: the last heading above the middle of the screen is the current one. */
export function TableOfContents({ headings }: { headings: ContentDetail['headings'] }) {
  const main = headings.filter((heading) => heading.level === 2)
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const onScroll = () => {
      const passed = main.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 2,
      )
      setCurrent(passed.at(-1)?.id ?? null)
    }
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the headings of one content never change in place
  }, [headings])
  if (main.length < 2) return null
  return (
    <nav className="toc no-print" aria-label="Dans cette page">
      <div className="sticky">
        <p className="over" style={{ paddingLeft: 16, marginBottom: 6 }}>
          Dans cette page
        </p>
        {main.map(({ id, text }) => (
          <a key={id} href={`#${id}`} aria-current={current === id ? 'true' : undefined}>
            {text}
          </a>
        ))}
      </div>
    </nav>
  )
}
