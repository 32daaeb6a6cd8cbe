import {
  IconArrowRight,
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { ButtonLink, IconButton } from '../../../ui/button.tsx'
import { Ordinals } from '../../../ui/ordinals.tsx'
import { Shopfront } from '../../../parts/shopfront.tsx'
import { Picture } from '../parts/picture.tsx'
import { actionWords } from './action-words.ts'
import { useCarousel } from './use-carousel.ts'
import { Group } from '../../../ui/group.tsx'

const icon = (Icon: typeof IconArrowRight) => <Icon className="i" aria-hidden="true" />

/** The big carousel. Every slide is laid out in the same place, so that turning moves nothing else. */
export function HomeSlider({ slides }: { slides: readonly Highlight[] }) {
  const carousel = useCarousel(slides.length)
  const { current, isPaused, canPause, isTurning, togglePause, go, hold } = carousel
  return (
    <section
      className={isTurning ? 'hero on-dark is-turning' : 'hero on-dark'}
      aria-roledescription="carrousel"
      aria-label="À la une du réseau"
      {...hold}
    >
      {slides.map((slide, index) => (
        <Slide key={slide.id} slide={slide} isOn={index === current} isFirst={index === 0} />
      ))}
      {slides.length > 1 && (
        <div className="hero__nav no-print">
          <span className="hero__dots" aria-hidden="true">
            {slides.map((slide, index) => (
              <i key={slide.id} className={index === current ? 'on' : undefined} />
            ))}
          </span>
          <span className="sr" aria-live={isTurning ? 'off' : 'polite'}>
            Diapositive {current + 1} sur {slides.length}
          </span>
          {canPause && (
            <IconButton
              size="sm"
              label={isPaused ? 'Reprendre le défilement' : 'Mettre le défilement en pause'}
              onClick={togglePause}
            >
              {icon(isPaused ? IconPlayerPlay : IconPlayerPause)}
            </IconButton>
          )}
          <IconButton size="sm" label="Diapositive précédente" onClick={() => go(-1)}>
            {icon(IconChevronLeft)}
          </IconButton>
          <IconButton size="sm" label="Diapositive suivante" onClick={() => go(1)}>
            {icon(IconChevronRight)}
          </IconButton>
        </div>
      )}
    </section>
  )
}

/** The mechanic in words, or what it is: « Campagne du réseau ». */
const badgeOf = ({ label, highlightable: { kind } }: Highlight): string =>
  label || (kind?.endsWith('campaign') ? 'Campagne du réseau' : (kindOf(kind ?? '')?.labels.singular ?? ''))

function Slide({ slide, isOn, isFirst }: { slide: Highlight; isOn: boolean; isFirst: boolean }) {
  const badge = badgeOf(slide)
  return (
    <Group
      className={isOn ? 'hero__slide is-on' : 'hero__slide'}
      aria-roledescription="diapositive"
      aria-label={slide.title}
      inert={!isOn}
      {...(isOn ? { 'data-highlight': slide.id } : {})}
    >
      <div className="hero__txt">
        {badge && (
          <span className="badge badge--green">
            <Ordinals text={badge} />
          </span>
        )}
        <h2>{slide.title}</h2>
        {slide.text && <p>{slide.text}</p>}
        {slide.url && (
          <ButtonLink variant="primary" size="lg" href={slide.url}>
            {actionWords(slide)} {icon(IconArrowRight)}
            <span className="sr">: {slide.title}</span>
          </ButtonLink>
        )}
      </div>
      <div className={slide.image ? 'hero__art hero__art--photo' : 'hero__art'} aria-hidden={!slide.alt}>
        {slide.image ? (
          <Picture
            file={{ ...slide.image, alt: slide.alt }}
            seed={slide.id}
            sizes="(min-width: 1280px) 420px, (min-width: 600px) 45vw, 100vw"
            eager={isFirst}
          />
        ) : (
          <Shopfront />
        )}
      </div>
    </Group>
  )
}
