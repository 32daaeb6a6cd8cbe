import { IconCircleCheck } from '@tabler/icons-react'
import { ROOMS } from '@kiosque/contract/kinds/better-life'
import type { FilterOf } from '@kiosque/contract/kinds/registry'
import type { Facets } from '@kiosque/contract/wire/contents'
import { count } from '../../../lib/format.ts'
import { RoomDrawing } from './room-drawing.tsx'
import { Group } from '../../../ui/group.tsx'
import './rooms.css'

const TINTS = ['#e4f3f5', '#eef6da', '#fdf1d0', '#f6efe3', '#fbe9e1']

type RoomsProps = { facets: Facets; chosen: string | null; onChoose: (code: string | null) => void }

/** The five rooms of the « Mieux vivre » range; choosing one again shows everything (S3-21). */
export function Rooms({ facets, chosen, onChoose }: RoomsProps) {
  return (
    <Group className="rooms no-print" aria-label="Pièces de la gamme Mieux vivre">
      {ROOMS.map((room, index) => {
        const code = String(room.code)
        const isOn = chosen === code
        const total = facets['room' satisfies FilterOf<'product'>]?.find(
          (facet) => facet.value === code,
        )?.count
        return (
          <button
            key={code}
            type="button"
            className="room"
            aria-pressed={isOn}
            style={{ '--tint': TINTS[index] } as React.CSSProperties}
            onClick={() => onChoose(isOn ? null : code)}
          >
            <b className="h">{room.label}</b>
            <small>{total === undefined ? '\u00A0' : count(total, 'produit')}</small>
            {isOn && <IconCircleCheck className="i" aria-hidden="true" />}
            <RoomDrawing code={room.code} />
          </button>
        )
      })}
    </Group>
  )
}
