import { useQuery } from '@tanstack/react-query'
import { IconBuildingStore, IconCalendar, IconRulerMeasure } from '@tabler/icons-react'
import { useState } from 'react'
import { MONTHS } from '@kiosque/contract/kinds/months'
import { SHOP_SIZES } from '@kiosque/contract/kinds/merchandising'
import type { CardOf, DetailOf } from '@kiosque/contract/wire/content-of'
import { count, formatDate } from '../../../lib/format.ts'
import { useHasPharmacy } from '../../../lib/use-has-pharmacy.ts'
import { Group } from '../../../ui/group.tsx'
import { contentQuery } from '../contents.queries.ts'
import { Facts } from '../parts/facts.tsx'
import { FileLink } from '../parts/file-link.tsx'
import { Picture } from '../parts/picture.tsx'
import { enrolmentQuery } from '../campaigns/enrolments.queries.ts'
import { NetworkPhotos } from './network-photos.tsx'
import { PlacedMark } from './placed-mark.tsx'
import { themeOf } from './year-plan.ts'
import './shop-window.css'

/** The window of a month: its picture, the plan for one's size of shop, what is needed, and whether it is done. */
export function ShopWindow({ card, month }: { card: CardOf<'merchandising'>; month: number }) {
  const { data } = useQuery({ ...contentQuery('merchandising', String(card.id)), meta: {} })
  const [size, setSize] = useState('M')
  const plans = data?.size_plans ?? []
  const plan = plans.find((each) => each.size === size) ?? plans[0]
  const name = MONTHS.find(({ value }) => value === month)?.label ?? ''
  return (
    <section className="section shop-window" aria-labelledby="shop-window">
      <div className="shop-window__head">
        <div>
          <p className="over">{name} · vitrine</p>
          <h2 id="shop-window">
            <a href={card.url}>{themeOf(card)}&nbsp;: la vitrine du mois</a>
          </h2>
        </div>
        {plans.length > 1 && (
          <Group className="shop-window__sizes" aria-label="Taille de votre officine">
            {SHOP_SIZES.filter(({ value }) => plans.some((each) => each.size === value)).map(
              ({ value, label }) => (
                <button
                  key={value}
                  type="button"
                  className={value === plan?.size ? 'chip is-on' : 'chip'}
                  aria-pressed={value === plan?.size}
                  aria-label={label}
                  title={label}
                  onClick={() => setSize(value)}
                >
                  {value}
                </button>
              ),
            )}
          </Group>
        )}
      </div>
      <div className="shop-window__body">
        <div className="shop-window__main">
          <div className="shop-window__picture">
            <Picture
              file={data?.window_picture ?? card.cover}
              seed={card.id}
              of={card}
              sizes="(min-width: 960px) 60vw, 100vw"
            />
          </div>
          <WindowFacts card={card} plan={plan} />
        </div>
        {data ? <Side content={data} plan={plan} /> : <div className="card card--pad shop-window__side" />}
      </div>
      {data?.enrolment_open && <NetworkPhotos id={card.id} />}
    </section>
  )
}

type Plan = DetailOf<'merchandising'>['size_plans'][number] | undefined

/** When, how large, and how many did it already. */
function WindowFacts({ card, plan }: { card: CardOf<'merchandising'>; plan: Plan }) {
  const { data } = useQuery(enrolmentQuery(card.id))
  const placed = data?.participants ?? 0
  return (
    <div className="shop-window__facts">
      <Facts
        facts={[
          card.install_on
            ? {
                icon: IconCalendar,
                title: `Pose le ${formatDate(card.install_on)}`,
                note: card.remove_on && `Dépose le ${formatDate(card.remove_on)}`,
              }
            : null,
          plan?.note
            ? { icon: IconRulerMeasure, tone: 'green', title: plan.note, note: `Taille ${plan.size}` }
            : null,
          placed > 0
            ? {
                icon: IconBuildingStore,
                tone: 'blue',
                title: count(placed, 'officine'),
                note: placed > 1 ? 'l’ont déjà installée' : 'l’a déjà installée',
              }
            : null,
        ]}
      />
    </div>
  )
}

function Side({ content, plan }: { content: DetailOf<'merchandising'>; plan: Plan }) {
  const hasPharmacy = useHasPharmacy()
  const file = plan?.file ?? content.planogram
  return (
    <div className={hasPharmacy ? 'shop-window__side' : 'shop-window__side shop-window__side--read'}>
      {content.pos_material.length > 0 && (
        <div className="card card--pad">
          <h3>Matériel</h3>
          <ul className="shop-window__material">
            {content.pos_material.map((piece) => (
              <li key={piece.label}>
                <span>{piece.label}</span>
                <b>
                  {piece.delivered_on
                    ? `Livraison le ${formatDate(piece.delivered_on)}`
                    : piece.quantity !== null && `× ${piece.quantity}`}
                </b>
              </li>
            ))}
          </ul>
        </div>
      )}
      {file && <FileLink file={file} label={plan ? `Planogramme, taille ${plan.size}` : 'Planogramme'} />}
      {content.enrolment_open && hasPharmacy && (
        <div className="card card--pad">
          <PlacedMark id={content.id} isCounted={false} />
        </div>
      )}
    </div>
  )
}
