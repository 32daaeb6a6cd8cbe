import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { useRef, useState } from 'react'
import { IconCheck, IconPlayerPlay } from '@tabler/icons-react'
import type { ContentDetail } from '@kiosque/contract/wire/contents'
import type { FileRef } from '@kiosque/contract/wire/files'
import { isVideoAddress } from '@kiosque/contract/domain/rich-text'
import { Badge } from '../../../ui/badge.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { Picture } from '../parts/picture.tsx'
import { clock } from '../tutorial/clock.ts'
import { Transcript } from '../tutorial/transcript.tsx'
import { currentStart, linesOf } from '../tutorial/transcript-lines.ts'
import type { DetailProps } from './detail-props.ts'
import './tutorial-detail.css'

const FIELDS = kinds.tutorial.fields

type Chapter = { title: string; start_s: number }
type Video = { file?: FileRef | null; url?: string | null }

export function TutorialDetail({ kind, content }: DetailProps<'tutorial'>) {
  const player = useRef<HTMLVideoElement>(null)
  const [time, setTime] = useState(0)
  const seconds = content.duration_s
  const level = optionLabel(FIELDS.level.options, content.level)
  const transcript = content.transcript
  const video = content.video
  const subtitles = content.subtitles
  const playFrom = (start: number) => {
    if (!player.current) return
    player.current.currentTime = start
    void player.current.play()
  }
  const onPlay = video?.file ? playFrom : null
  // Times, chapters and a transcript only make sense beside a film.
  const hasFilm = Boolean(video?.file) || (typeof video?.url === 'string' && isVideoAddress(video.url))
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="blue">Tutoriel</Badge>
          {level && <Badge>Niveau {level.toLowerCase()}</Badge>}
          {subtitles && <Badge>Sous-titres français</Badge>}
          {hasFilm && seconds !== null && (
            <span>{seconds < 60 ? `${seconds}\u00A0s` : `${Math.round(seconds / 60)}\u00A0min`}</span>
          )}
        </>
      }
      hero={<Player content={content} video={video} subtitles={subtitles} player={player} onTime={setTime} />}
      aside={
        hasFilm && (
          <>
            <Chapters chapters={content.chapters} time={time} onPlay={onPlay} />
            {transcript && <Transcript text={transcript} subtitles={subtitles} time={time} onPlay={onPlay} />}
          </>
        )
      }
    >
      {!hasFilm && transcript && <StepByStep text={transcript} />}
    </SheetDetail>
  )
}

/** Without a film, what it would say is the text itself. */
function StepByStep({ text }: { text: string }) {
  return (
    <section>
      <h2 className="h3" style={{ marginBottom: 10 }}>
        Le pas à pas
      </h2>
      <div className="prose">
        {linesOf(text).map((line, index) => (
          <p key={index}>{line.text}</p>
        ))}
      </div>
    </section>
  )
}

type PlayerProps = {
  content: ContentDetail
  video: Video | null
  subtitles: FileRef | null
  player: React.RefObject<HTMLVideoElement | null>
  onTime: (seconds: number) => void
}

function Player({ content, video, subtitles, player, onTime }: PlayerProps) {
  if (video?.file)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the track is there whenever the head office gave one
      <video
        ref={player}
        className="film"
        controls
        preload="metadata"
        src={video.file.url}
        poster={content.cover?.url}
        aria-label={`Vidéo\u00A0: ${content.title}`}
        onTimeUpdate={(event) => onTime(event.currentTarget.currentTime)}
      >
        {subtitles && <track kind="captions" srcLang="fr" label="Français" src={subtitles.url} default />}
      </video>
    )
  if (video?.url && isVideoAddress(video.url))
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- one of the allowed hosts, whose player needs scripts and its own storage
      <iframe
        className="film"
        src={video.url}
        title={`Vidéo\u00A0: ${content.title}`}
        loading="lazy"
        allowFullScreen
      />
    )
  return (
    <div className="sheet-cover no-print">
      <Picture file={content.cover} seed={content.id} sizes="60vw" columns={8} rows={3} eager />
    </div>
  )
}

type ChaptersProps = { chapters: Chapter[]; time: number; onPlay: ((start: number) => void) | null }

function Chapters({ chapters, time, onPlay }: ChaptersProps) {
  if (chapters.length === 0) return null
  const starts = chapters.map((chapter) => chapter.start_s)
  const current = onPlay && time > 0 ? currentStart(starts, time) : null
  return (
    <section className="card card--pad">
      <h2 className="h3" style={{ marginBottom: 8 }}>
        Chapitres
      </h2>
      {chapters.map((chapter) => {
        const line = (
          <>
            <span className="num">{clock(chapter.start_s)}</span>
            <span>{chapter.title}</span>
          </>
        )
        if (!onPlay)
          return (
            <p key={chapter.start_s} className="chap">
              {line}
            </p>
          )
        const isCurrent = chapter.start_s === current
        return (
          <button
            key={chapter.start_s}
            type="button"
            className="chap"
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => onPlay(chapter.start_s)}
          >
            {line}
            {isCurrent ? (
              <IconPlayerPlay className="i i--18" aria-hidden="true" />
            ) : (
              current !== null &&
              chapter.start_s < current && <IconCheck className="i i--18" aria-hidden="true" />
            )}
          </button>
        )
      })}
    </section>
  )
}
