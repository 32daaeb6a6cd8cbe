import { useQuery } from '@tanstack/react-query'
import { IconCalendar, IconRulerMeasure } from '@tabler/icons-react'
import { useState } from 'react'
import { MONTHS } from '@kiosque/contract/kinds/months'
import { SHOP_SIZES } from '@kiosque/contract/kinds/merchandising'
import type { CardOf, DetailOf } from '@kiosque/contract/wire/content-of'
import { formatDate } from '../../../lib/format.ts'
import { Group } from '../../../ui/group.tsx'
import { contentQuery } from '../contents.queries.ts'
import { Facts } from '../parts/facts.tsx'
import { FileLink } from '../parts/file-link.tsx'
import { Picture } from '../parts/picture.tsx'
import { PlacedMark } from './placed-mark.tsx'
import './shop-window.css'

/** The window of a month: its picture, the plan for one's size of shop, what is needed, and whether it is done. */
export function ShopWindow({ card, month }: { card: CardOf<'merchandising'>; month: number }) {
  const { data } = useQuery({ ...contentQuery('merchandising', String(card.id)), meta: {} })
  const name = MONTHS.find(({ value }) => value === month)?.label ?? ''
  return (
    <section className="section shop-window" aria-labelledby="shop-window">
      <p className="over">{name} · vitrine</p>
      <h2 id="shop-window">
        <a href={card.url}>{card.title.split(/\s*:\s*/)[0]}&nbsp;: la vitrine du mois</a>
      </h2>
      <div className="shop-window__body">
        <div className="shop-window__picture">
          <Picture
            file={data?.window_picture ?? card.cover}
            seed={card.id}
            sizes="(min-width: 960px) 60vw, 100vw"
          />
        </div>
        {data ? <Side content={data} /> : <div className="card card--pad shop-window__side" />}
      </div>
    </section>
  )
}

function Side({ content }: { content: DetailOf<'merchandising'> }) {
  const plans = content.size_plans
  const [size, setSize] = useState('M')
  const plan = plans.find((each) => each.size === size) ?? plans[0]
  const file = plan?.file ?? content.planogram
  return (
    <div className="card card--pad shop-window__side">
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
      <Facts
        facts={[
          content.install_on
            ? {
                icon: IconCalendar,
                title: `Pose le ${formatDate(content.install_on)}`,
                note: content.remove_on && `Dépose le ${formatDate(content.remove_on)}`,
              }
            : null,
          plan?.note
            ? { icon: IconRulerMeasure, tone: 'green', title: plan.note, note: `Taille ${plan.size}` }
            : null,
        ]}
      />
      {file && <FileLink file={file} label={plan ? `Planogramme, taille ${plan.size}` : 'Planogramme'} />}
      {content.pos_material.length > 0 && (
        <div>
          <h3>Matériel</h3>
          <ul className="shop-window__material">
            {content.pos_material.map((piece) => (
              <li key={piece.label}>
                {piece.quantity !== null && <b>{piece.quantity}</b>} {piece.label}
              </li>
            ))}
          </ul>
        </div>
      )}
      {content.enrolment_open && <PlacedMark id={content.id} />}
    </div>
  )
}
