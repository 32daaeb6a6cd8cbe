import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { useRef, useState } from 'react'
import { IconCheck } from '@tabler/icons-react'
import type { ContentDetail } from '@kiosque/contract/wire/contents'
import type { FileRef } from '@kiosque/contract/wire/files'
import { isVideoAddress } from '@kiosque/contract/domain/rich-text'
import { useCounterMode } from '../../../lib/counter.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { Picture } from '../parts/picture.tsx'
import { OwnProgress } from '../parts/own-progress.tsx'
import { useMarkProgress } from '../progress.queries.ts'
import { Chapters } from '../tutorial/chapters.tsx'
import { FilmBar } from '../tutorial/film-bar.tsx'
import { Transcript } from '../tutorial/transcript.tsx'
import { linesOf } from '../tutorial/transcript-lines.ts'
import { useFilmProgress } from '../tutorial/use-film-progress.ts'
import type { DetailProps } from './detail-props.ts'
import './tutorial-detail.css'

const FIELDS = kinds.tutorial.fields

type Video = { file?: FileRef | null; url?: string | null }

export function TutorialDetail({ kind, content }: DetailProps<'tutorial'>) {
  const player = useRef<HTMLVideoElement>(null)
  const [time, setTime] = useState(0)
  const progress = useFilmProgress(content.id, player)
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
      hero={
        <div>
          <Player
            content={content}
            video={video}
            subtitles={subtitles}
            player={player}
            progress={progress}
            onTime={setTime}
          />
          {video?.file && (
            <FilmBar
              resumedAt={progress.resumedAt}
              onStartAgain={progress.startAgain}
              onSpeed={(speed) => {
                if (player.current) player.current.playbackRate = speed
              }}
            />
          )}
        </div>
      }
      aside={
        hasFilm && (
          <>
            <Chapters
              chapters={content.chapters}
              time={time}
              onPlay={onPlay}
              own={progress.own && <OwnProgress own={progress.own} title={content.title} />}
            />
            {transcript && <Transcript text={transcript} subtitles={subtitles} time={time} onPlay={onPlay} />}
          </>
        )
      }
    >
      {!hasFilm && transcript && <StepByStep text={transcript} />}
      {!video?.file && seconds !== null && (
        <MarkSeen id={content.id} seconds={seconds} isSeen={Boolean(progress.own?.completed_at)} />
      )}
    </SheetDetail>
  )
}

/** Nothing tells how far one came in a film of another site, or in a text: one says so oneself. */
function MarkSeen({ id, seconds, isSeen }: { id: number; seconds: number; isSeen: boolean }) {
  const mark = useMarkProgress('tutorial', id)
  if (useCounterMode()) return null
  if (isSeen)
    return (
      <p className="no-print">
        <Badge tone="green" icon={<IconCheck className="i i--16" aria-hidden="true" />}>
          Vu
        </Badge>
      </p>
    )
  return (
    <p className="no-print">
      <Button
        icon={<IconCheck className="i i--18" aria-hidden="true" />}
        loading={mark.isPending}
        onClick={() => mark.mutate({ body: { position_s: seconds } })}
      >
        Marquer comme vu
      </Button>
    </p>
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
  progress: ReturnType<typeof useFilmProgress>
  onTime: (seconds: number) => void
}

function Player({ content, video, subtitles, player, progress, onTime }: PlayerProps) {
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
        onLoadedMetadata={progress.onReady}
        onTimeUpdate={(event) => {
          onTime(event.currentTarget.currentTime)
          if (!event.currentTarget.paused) progress.onTime(event.currentTarget.currentTime)
        }}
        onPause={(event) => progress.onPause(event.currentTarget.currentTime)}
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
