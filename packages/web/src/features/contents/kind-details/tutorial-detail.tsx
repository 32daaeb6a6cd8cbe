import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { lastingText } from '@kiosque/contract/domain/durations'
import { isVideoAddress } from '@kiosque/contract/domain/safe-html'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { DetailOf } from '@kiosque/contract/wire/content-of'
import { useCounterMode } from '../../../lib/counter.ts'
import { formatDate } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DetailActions } from '../detail/detail-actions.tsx'
import { DetailFrame } from '../detail/detail-frame.tsx'
import { asCardOf, bodyOf } from '../own-fields.ts'
import { FileList } from '../parts/file-link.tsx'
import { Picture } from '../parts/picture.tsx'
import { RichText } from '../../../parts/rich-text/rich-text.tsx'
import { useMarkProgress, useSeries } from '../progress.queries.ts'
import { Chapters } from '../tutorial/chapters.tsx'
import { FilmNote } from '../tutorial/film-note.tsx'
import { FilmPlayer } from '../tutorial/film-player.tsx'
import { FilmQuiz } from '../tutorial/film-quiz.tsx'
import { FilmSeries } from '../tutorial/film-series.tsx'
import { useCues } from '../tutorial/subtitles.queries.ts'
import { Transcript } from '../tutorial/transcript.tsx'
import { linesOf, type Line } from '../tutorial/transcript-lines.ts'
import { useFilmProgress } from '../tutorial/use-film-progress.ts'
import { usePlayer } from '../tutorial/use-player.ts'
import type { DetailProps } from '../kinds/detail-props.ts'
import './tutorial-detail.css'

const FIELDS = kinds.tutorial.fields

type TutorialDetailProps = DetailProps<'tutorial'> & {
  /** How far the team came, for whoever follows it. */
  team?: ReactNode
}

export function TutorialDetail({ kind, content, team }: TutorialDetailProps) {
  const player = usePlayer()
  const progress = useFilmProgress(content.id, player.film)
  const { cues, isWaiting } = useCues(content.subtitles)
  const series = useSeries(content.id, content.series)
  const isCounter = useCounterMode()
  const { video, duration_s: seconds, subtitles } = content
  const { time } = player.state
  const chapters = content.chapters.toSorted((one, other) => one.start_s - other.start_s)
  const onPlay = video?.file ? player.playFrom : null
  // Times, chapters and a transcript only make sense beside a film.
  const hasFilm = Boolean(video?.file) || (typeof video?.url === 'string' && isVideoAddress(video.url))
  const lines: readonly Line[] = cues.length > 0 ? cues : linesOf(content.transcript ?? '')
  const quiz = content.next_in_series.find((card) => card.kind === 'quiz')
  const isSeen = Boolean(progress.own?.completed_at)
  return (
    <DetailFrame kind={kind} content={content} hasOwnTitle>
      <div className="tuto">
        <div className="stack" style={{ '--gap': '24px' } as React.CSSProperties}>
          <div>
            {video?.file ? (
              <>
                <FilmPlayer
                  title={content.title}
                  file={video.file}
                  poster={content.cover?.url}
                  subtitles={subtitles}
                  cues={cues}
                  chapters={chapters}
                  seconds={seconds}
                  player={player}
                  progress={progress}
                />
                <FilmNote resumedAt={progress.resumedAt} onStartAgain={progress.startAgain} />
              </>
            ) : (
              <OtherPicture content={content} hasFilm={hasFilm} />
            )}
          </div>
          <Head content={content} hasFilm={hasFilm}>
            {!isCounter && <DetailActions content={content} />}
          </Head>
          <RichText html={bodyOf(kind, content)} />
          {!hasFilm && lines.length > 0 && <StepByStep lines={lines} />}
          {!video?.file && seconds !== null && <MarkSeen id={content.id} seconds={seconds} isSeen={isSeen} />}
          <FileList files={content.attachments} title="Pièces jointes" />
          {quiz && !isCounter && <FilmQuiz quiz={asCardOf('quiz', quiz)} isSeen={isSeen} />}
          {series && <FilmSeries series={series} currentId={content.id} />}
        </div>
        <aside className="stack" style={{ '--gap': '20px' } as React.CSSProperties}>
          {hasFilm && <Chapters chapters={chapters} time={time} onPlay={onPlay} own={progress.own} />}
          {/* What comes after the page stands last, one after the other: nothing that is there moves. */}
          {hasFilm && !isWaiting && lines.length > 0 && (
            <Transcript lines={lines} subtitles={subtitles} time={time} onPlay={onPlay} />
          )}
          {!isWaiting && team}
        </aside>
      </div>
    </DetailFrame>
  )
}

type HeadProps = { content: DetailOf<'tutorial'>; hasFilm: boolean; children: ReactNode }

function Head({ content, hasFilm, children }: HeadProps) {
  const level = optionLabel(FIELDS.level.options, content.level)
  const facts = [
    hasFilm && content.duration_s !== null && lastingText(content.duration_s),
    content.published_at && `Publié le ${formatDate(content.published_at)}`,
    content.author &&
      `Avec ${content.author.name}${content.author.role ? `, ${content.author.role.toLowerCase()}` : ''}`,
  ].filter((fact) => typeof fact === 'string')
  return (
    <header className="tuto__head">
      <div className="row" style={{ '--gap': '8px' } as React.CSSProperties}>
        <Badge tone="blue">Tutoriel</Badge>
        {level && <Badge>Niveau {level.toLowerCase()}</Badge>}
        {content.subtitles && <Badge>Sous-titres français</Badge>}
        {content.is_mandatory && <Badge tone="solid">Obligatoire</Badge>}
        {content.due_on && <Badge tone="warn">À voir avant le {formatDate(content.due_on)}</Badge>}
      </div>
      <h1 tabIndex={-1}>{content.title}</h1>
      <p className="meta">{facts.join(' · ')}</p>
      {content.excerpt && <p className="lead">{content.excerpt}</p>}
      {children}
    </header>
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
function StepByStep({ lines }: { lines: readonly Line[] }) {
  return (
    <section>
      <h2 className="h3" style={{ marginBottom: 10 }}>
        Le pas à pas
      </h2>
      <div className="prose">
        {lines.map((line, index) => (
          <p key={index}>{line.text}</p>
        ))}
      </div>
    </section>
  )
}

/** The film of another site in its own player, or the picture where there is none. */
function OtherPicture({ content, hasFilm }: { content: DetailOf<'tutorial'>; hasFilm: boolean }) {
  if (hasFilm)
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- one of the allowed hosts, whose player needs scripts and its own storage
      <iframe
        className="film"
        src={content.video?.url ?? ''}
        title={`Vidéo\u00A0: ${content.title}`}
        loading="lazy"
        allowFullScreen
      />
    )
  return (
    <div className="sheet-cover no-print">
      <Picture file={content.cover} seed={content.id} of={content} sizes="60vw" columns={8} rows={3} eager />
    </div>
  )
}
