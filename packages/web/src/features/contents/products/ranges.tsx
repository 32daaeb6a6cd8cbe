import type { Room } from '@kiosque/contract/kinds/better-life'
import { Chip } from '../../../ui/chip.tsx'
import { Group } from '../../../ui/group.tsx'

type RangesProps = { room: Room; chosen: string | null; onChoose: (code: string | null) => void }

/** The sub-ranges of the room that is shown. */
export function Ranges({ room, chosen, onChoose }: RangesProps) {
  return (
    <Group className="hscroll no-print rooms-ranges" aria-label={`Sous-gammes\u00A0: ${room.label}`}>
      <Chip pressed={chosen === null} onClick={() => onChoose(null)}>
        Tout
      </Chip>
      {room.ranges.map(({ code, label }) => (
        <Chip key={code} pressed={chosen === String(code)} onClick={() => onChoose(String(code))}>
          {label}
        </Chip>
      ))}
    </Group>
  )
}
