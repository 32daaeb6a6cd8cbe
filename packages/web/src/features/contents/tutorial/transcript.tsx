import { useEffect, useRef, useState } from 'react'
import { IconDownload, IconSearch } from '@tabler/icons-react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { clock } from './clock.ts'
import { currentStart, piecesOf, type Line } from './transcript-lines.ts'
import { Announcement } from '../../../ui/announcement.tsx'
import { count } from '../../../lib/format.ts'

type TranscriptProps = {
  lines: readonly Line[]
  subtitles: FileRef | null
  time: number
  onPlay: ((start: number) => void) | null
}

/** What is said, line by line: searched by word, read along, and a way to each instant. */
export function Transcript({ lines, subtitles, time, onPlay }: TranscriptProps) {
  const [asked, setAsked] = useState('')
  const script = useRef<HTMLElement>(null)
  const current = onPlay
    ? currentStart(
        lines.map((line) => line.start),
        time,
      )
    : null
  const isFound = (line: Line) => piecesOf(line.text, asked).some((piece) => piece.isFound)
  const found = lines.filter(isFound)
  const isSearching = asked.trim() !== ''
  // What is said stays in sight, inside its own frame only; the first passage found does while one searches.
  const shown = isSearching
    ? lines.findIndex(isFound)
    : lines.findIndex(({ start }) => start !== null && start === current)
  useEffect(() => {
    const line = script.current?.children[shown]
    if (script.current && line instanceof HTMLElement)
      script.current.scrollTop = line.offsetTop - script.current.offsetTop - script.current.clientHeight / 3
  }, [shown])

  /** The next passage found after where the film is; from the first again after the last. */
  function playFound() {
    const starts = found.flatMap(({ start }) => start ?? [])
    const next = starts.find((start) => start > time + 0.5) ?? starts[0]
    if (next !== undefined) onPlay?.(next)
  }
  return (
    <section className="card card--pad no-print">
      <div className="card__head" style={{ marginBottom: 12 }}>
        <h2 className="h3">Transcription</h2>
        {subtitles && (
          <a
            className="iconbtn iconbtn--sm"
            href={subtitles.url}
            download={subtitles.name}
            aria-label="Télécharger les sous-titres"
          >
            <IconDownload className="i i--18" aria-hidden="true" />
          </a>
        )}
      </div>
      <div className="affix" style={{ marginBottom: 10 }}>
        <IconSearch className="i i--18" aria-hidden="true" />
        <input
          className="input"
          type="search"
          style={{ minHeight: 42 }}
          aria-label="Chercher dans la transcription"
          placeholder="Chercher un mot"
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') playFound()
          }}
        />
      </div>
      <Announcement className="small muted script__found">
        {isSearching && (found.length === 0 ? 'Aucun passage' : count(found.length, 'passage'))}
        {isSearching && found.length > 0 && onPlay && ', Entrée pour y aller'}
      </Announcement>
      <section ref={script} className="script" tabIndex={0} aria-label="Texte de la transcription">
        {lines.map((line, index) => (
          <ScriptLine
            key={index}
            line={line}
            asked={asked}
            isCurrent={line.start !== null && line.start === current}
            onPlay={onPlay}
          />
        ))}
      </section>
    </section>
  )
}

type ScriptLineProps = { line: Line; asked: string; isCurrent: boolean; onPlay: TranscriptProps['onPlay'] }

function ScriptLine({ line: { start, text }, asked, isCurrent, onPlay }: ScriptLineProps) {
  const said = piecesOf(text, asked).map((piece, index) =>
    piece.isFound ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  )
  if (start === null) return <p style={{ display: 'block' }}>{said}</p>
  return (
    <p className={isCurrent ? 'on' : undefined}>
      {onPlay ? (
        <button type="button" className="script__at" onClick={() => onPlay(start)}>
          <span className="sr-only">Lire à partir de </span>
          <time>{clock(start)}</time>
        </button>
      ) : (
        <time>{clock(start)}</time>
      )}
      <span>{said}</span>
    </p>
  )
}
