import { IconArrowRight } from '@tabler/icons-react'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { count } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { asCardOf } from '../own-fields.ts'
import { Picture } from '../parts/picture.tsx'
import { actionWords } from './action-words.ts'
import { coverWords } from './highlight-card.tsx'
import type { HomeBlocks } from './home-blocks.ts'
import { HomeTile } from './home-tile.tsx'
import { More } from './more.tsx'
import { QuizAction } from './quiz-action.tsx'
import './home-rest.css'

const TILES = 4

type RestProps = Pick<HomeBlocks, 'drugstore' | 'selection' | 'images' | 'quiz'> & {
  /** How many of its three are drawn already. */
  parts: number
}

/** The foot of the page, in little: what the head office placed for the pharmacy, its selection, the quiz of the week. */
export function HomeRest({ drugstore, selection, images, quiz, parts }: RestProps) {
  const [image, ...otherImages] = images
  const whose = useSession()?.account?.drugstore ? 'votre officine' : 'les officines'
  return (
    <>
      {drugstore.length + selection.length > 0 && (
        <div className="section home-duo" data-block="officine">
          <Tiles title={`Pour ${whose}`} items={[...drugstore, ...otherImages]} />
          {parts > 1 && <Tiles title="La sélection du pharmacien" items={selection} />}
          {/* Its column is kept for it: the first list does not change its width. */}
          {parts === 1 && selection.length > 0 && <div />}
        </div>
      )}
      {parts > 2 && (quiz !== null || image !== undefined) && (
        <div className="section home-bands" data-block="quiz">
          {quiz && <QuizBand card={quiz} />}
          {image && <ImageBand shown={image} />}
        </div>
      )}
    </>
  )
}

function Tiles({ title, items }: { title: string; items: readonly Highlight[] }) {
  if (items.length === 0) return null
  const tiles = (list: readonly Highlight[]) => (
    <ul className="home-tiles">
      {list.map((shown) => (
        <HomeTile key={shown.id} shown={shown} />
      ))}
    </ul>
  )
  return (
    <section>
      <div className="section__head">
        <h2>{title}</h2>
      </div>
      {tiles(items.slice(0, TILES))}
      <More left={items.length - TILES}>{tiles(items.slice(TILES))}</More>
    </section>
  )
}

/** S2-06: five minutes, and another one next week. */
function QuizBand({ card }: { card: ContentCard }) {
  const { questions_count: questions, draw_count: drawn, duration_minutes: minutes } = asCardOf('quiz', card)
  const facts = [
    count(drawn ?? questions, 'question'),
    minutes === null ? null : count(minutes, 'minute'),
  ].filter((each) => each !== null)
  return (
    <section className="home-band" aria-labelledby="quiz-de-la-semaine">
      <div>
        <p className="badge badge--solid">Quiz de la semaine</p>
        <h2 id="quiz-de-la-semaine">{card.title}</h2>
        <p>{facts.join(', ')}. Un autre vous attend lundi.</p>
        <ButtonLink variant="secondary" href={card.url}>
          <QuizAction id={card.id} /> <IconArrowRight className="i" aria-hidden="true" />
        </ButtonLink>
      </div>
      <div className="home-band__art">
        <Picture file={card.cover} seed={card.id} of={card} sizes="320px" columns={4} rows={4} />
      </div>
    </section>
  )
}

/** « Image de l’accueil » (placement 14). */
function ImageBand({ shown }: { shown: Highlight }) {
  return (
    <section
      className="home-band home-band--ink on-dark"
      aria-label={shown.title || 'Image du réseau'}
      data-highlight={shown.id}
    >
      <div>
        {shown.title && <h2>{shown.title}</h2>}
        {shown.text && <p>{shown.text}</p>}
        {shown.url && (
          <ButtonLink variant="light" href={shown.url}>
            {actionWords(shown)} <IconArrowRight className="i" aria-hidden="true" />
          </ButtonLink>
        )}
      </div>
      <div className="home-band__art">
        <Picture
          file={shown.image ? { ...shown.image, alt: shown.alt } : null}
          seed={shown.item_id ?? shown.id}
          of={coverWords(shown)}
          sizes="320px"
          columns={4}
          rows={4}
        />
      </div>
    </section>
  )
}
