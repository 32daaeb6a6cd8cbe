import { useState } from 'react'
import { IconDownload, IconSearch } from '@tabler/icons-react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { clock } from './clock.ts'
import { currentStart, linesOf, piecesOf, type Line } from './transcript-lines.ts'
import { Announcement } from '../../../ui/announcement.tsx'

type TranscriptProps = {
  text: string
  subtitles: FileRef | null
  time: number
  onPlay: ((start: number) => void) | null
}

/** What is said, line by line: searched by word, read along, and a way to each instant. */
export function Transcript({ text, subtitles, time, onPlay }: TranscriptProps) {
  const [asked, setAsked] = useState('')
  const lines = linesOf(text)
  const current = onPlay
    ? currentStart(
        lines.map((line) => line.start),
        time,
      )
    : null
  const found = lines.filter((line) => piecesOf(line.text, asked).some((piece) => piece.isFound)).length
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
        />
      </div>
      <Announcement className="sr-only">
        {asked.trim() === '' ? '' : found === 0 ? 'Aucun passage' : `${found} passage${found > 1 ? 's' : ''}`}
      </Announcement>
      <section className="script" tabIndex={0} aria-label="Transcription">
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
