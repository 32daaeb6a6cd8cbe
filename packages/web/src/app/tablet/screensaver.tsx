import { useQuery } from '@tanstack/react-query'
import { IconHandClick } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { parisTime } from '@kiosque/contract/domain/paris-clock'
import { deadlineWords } from '@kiosque/contract/domain/offer-deadline'
import type { OfferDays } from '@kiosque/contract/domain/offer-deadline'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { Picture } from '../../features/contents/parts/picture.tsx'
import { promotionOf } from '../../features/contents/parts/promotion.ts'
import { useNow } from '../../lib/use-now.ts'
import { Deadline } from '../../parts/deadline.tsx'
import { factsOf } from '../../parts/offer-facts.ts'
import type { OfferFacts } from '../../parts/offer-facts.ts'
import { Price, Ticket } from '../../parts/ticket.tsx'
import { placementQuery } from '../../features/contents/placements.queries.ts'
import { Cover } from '../../ui/cover.tsx'
import { Logo } from '../../ui/logo.tsx'
import { SCREENSAVER_PLACEMENTS, SLIDE_MS } from './screensaver-slides.ts'
import './screensaver.css'

/** The whole screen, over everything: a touch or a key anywhere wakes the tablet, and does nothing else. */
export function Screensaver({ onWake }: { onWake: () => void }) {
  const { data: slides = [] } = useQuery(placementQuery(SCREENSAVER_PLACEMENTS))
  const [turn, setTurn] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const timer = setInterval(() => setTurn((at) => at + 1), SLIDE_MS)
    return () => clearInterval(timer)
  }, [])
  const current = slides.length === 0 ? -1 : turn % slides.length
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- any touch and any key wake the tablet
    <dialog
      ref={dialog}
      className="saver"
      aria-label="Écran de veille. Touchez l’écran pour commencer."
      data-testid="screensaver"
      onClick={onWake}
      onKeyDown={(event) => {
        event.preventDefault()
        onWake()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onWake()
      }}
    >
      {slides.map((slide, index) => (
        <div key={slide.id} className={index === current ? 'veille on-dark is-on' : 'veille on-dark'} inert>
          <Words title={slide.title} text={slide.text} over={slide.type === 0 ? slide.label : ''}>
            <OwnDays slide={slide} />
          </Words>
          <Art slide={slide} />
        </div>
      ))}
      {current === -1 && (
        <div className="veille on-dark is-on" inert>
          <Words
            title="Votre pharmacie vous accueille"
            text="Conseils, offres et services du réseau."
            over=""
          />
          <div className="veille__art">
            <Cover seed="veille" columns={6} rows={7} />
          </div>
        </div>
      )}
    </dialog>
  )
}

type WordsProps = { title: string; text: string; over: string; children?: ReactNode }

function Words({ title, text, over, children }: WordsProps) {
  const now = useNow()
  return (
    <div className="veille__txt">
      <div className="row between" style={{ paddingRight: 40 }}>
        <Logo href="/" dark />
        <span className="veille__clock num">{parisTime(now).replace(':', '\u00A0:\u00A0')}</span>
      </div>
      <div style={{ margin: 'auto 0' }}>
        {over && (
          <span className="badge badge--green" style={{ fontSize: '1rem', padding: '6px 14px' }}>
            {over}
          </span>
        )}
        <h1 style={{ margin: '22px 0 20px' }}>{title}</h1>
        {text && (
          <p style={{ fontSize: '1.375rem', lineHeight: 1.45, color: 'var(--on-ink-2)', maxWidth: '24em' }}>
            {text}
          </p>
        )}
        {children}
      </div>
      <span className="veille__tap">
        <IconHandClick className="i i--24" aria-hidden="true" /> Touchez l’écran pour commencer
      </span>
    </div>
  )
}

/** Customers look at it: until when it is worth, never until when the pharmacy orders. */
const daysFor = ({ days }: OfferFacts): OfferDays => ({ ...days, order_deadline: null })

/** A campaign without a discount has its own days all the same: not those during which it is put forward. */
function OwnDays({ slide }: { slide: Highlight }) {
  const days = daysFor(factsOf(slide.highlightable))
  const { text, tone } = deadlineWords(days, useNow())
  if (promotionOf(slide).discount || text === '' || tone === 'over') return null
  return (
    <div className="veille__days">
      <Deadline days={days} />
    </div>
  )
}

/** A pack is drawn alone: it stands on a card. Any other picture is a scene. */
const isPack = ({ item_type, highlightable: { kind } }: Highlight) =>
  item_type === 'product' || kind === 'product' || kind === 'promotional_offer'

function Art({ slide }: { slide: Highlight }) {
  const facts = promotionOf(slide)
  const { discount } = facts
  const days = daysFor(facts)
  const isOver = deadlineWords(days, useNow()).tone === 'over'
  if (slide.image && !discount && !isPack(slide))
    return (
      <div className="veille__art veille__art--photo" data-highlight={slide.id}>
        <Picture file={{ ...slide.image, alt: slide.alt }} seed={slide.id} sizes="50vw" eager />
      </div>
    )
  return (
    <div className="veille__art" data-highlight={slide.id}>
      <Cover seed={slide.id} columns={6} rows={7} />
      {(slide.image || discount) && (
        <div className="veille__prod">
          {slide.image && (
            <Picture file={{ ...slide.image, alt: slide.alt }} seed={slide.id} sizes="800px" eager />
          )}
          {discount && !isOver && (
            <div className="veille__offer">
              <Ticket discount={discount} large />
              <Price discount={discount} averageCents={facts.averageCents} large />
              <Deadline days={days} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}
