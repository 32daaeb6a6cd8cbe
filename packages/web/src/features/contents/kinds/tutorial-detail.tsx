import { useRef } from 'react'
import type { ContentDetail } from '@kiosque/contract/wire/contents'
import type { FileRef } from '@kiosque/contract/wire/files'
import { isVideoAddress } from '@kiosque/contract/domain/rich-text'
import { Badge } from '../../../ui/badge.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { choiceOf, fileOf, listOf, numberOf, textOf } from '../own-fields.ts'
import { Picture } from '../parts/picture.tsx'
import type { DetailProps } from './detail-props.ts'
import '../../../ui/styles/page-tutorial.css'
import './tutorial-detail.css'

type Chapter = { title: string; start_s: number }
type Video = { file?: FileRef | null; url?: string | null }

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export function TutorialDetail({ kind, content }: DetailProps) {
  const player = useRef<HTMLVideoElement>(null)
  const seconds = numberOf(content, 'duration_s')
  const level = choiceOf(kind, content, 'level')
  const transcript = textOf(content, 'transcript')
  const video = (content['video'] ?? null) as Video | null
  const playFrom = (start: number) => {
    if (!player.current) return
    player.current.currentTime = start
    void player.current.play()
  }
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="blue">Tutoriel</Badge>
          {level && <Badge>Niveau {level.toLowerCase()}</Badge>}
          {seconds !== null && <span>{Math.max(1, Math.round(seconds / 60))}&nbsp;min</span>}
        </>
      }
      hero={
        <Player content={content} video={video} subtitles={fileOf(content, 'subtitles')} player={player} />
      }
      aside={
        <Chapters chapters={listOf<Chapter>(content, 'chapters')} onPlay={video?.file ? playFrom : null} />
      }
    >
      {transcript && (
        <details className="card card--pad">
          <summary className="h4">Transcription</summary>
          <p className="prose" style={{ whiteSpace: 'pre-line', marginTop: 12 }}>
            {transcript}
          </p>
        </details>
      )}
    </SheetDetail>
  )
}

type PlayerProps = {
  content: ContentDetail
  video: Video | null
  subtitles: FileRef | null
  player: React.RefObject<HTMLVideoElement | null>
}

function Player({ content, video, subtitles, player }: PlayerProps) {
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

function Chapters({ chapters, onPlay }: { chapters: Chapter[]; onPlay: ((start: number) => void) | null }) {
  if (chapters.length === 0) return null
  return (
    <section className="card card--pad">
      <h2 className="h3" style={{ marginBottom: 8 }}>
        Chapitres
      </h2>
      {chapters.map((chapter) =>
        onPlay ? (
          <button
            key={chapter.start_s}
            type="button"
            className="chap"
            onClick={() => onPlay(chapter.start_s)}
          >
            <span className="num">{clock(chapter.start_s)}</span>
            <span>{chapter.title}</span>
          </button>
        ) : (
          <p key={chapter.start_s} className="chap">
            <span className="num">{clock(chapter.start_s)}</span>
            <span>{chapter.title}</span>
          </p>
        ),
      )}
    </section>
  )
}
