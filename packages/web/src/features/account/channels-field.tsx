import { IconLock } from '@tabler/icons-react'
import { Checkbox } from '../../ui/checkbox.tsx'
import './channels-field.css'

export type Channel = 'portal' | 'mail'
export type Sort = {
  key: string
  label: string
  hint: string
  /** What each channel says; null where it cannot be switched off. */
  portal: { checked: boolean; onChange: (checked: boolean) => void } | null
  mail: { checked: boolean; onChange: (checked: boolean) => void } | null
}

/** Sort by sort, in the bell and by mail; what cannot be switched off shows why it stays. */
export function ChannelsField({ sorts, isMailOff }: { sorts: readonly Sort[]; isMailOff: boolean }) {
  return (
    <table className="channels">
      <caption>
        <span className="label">Me prévenir pour</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Sujet</span>
          </th>
          <th scope="col">Portail</th>
          <th scope="col">E-mail</th>
        </tr>
      </thead>
      <tbody>
        {sorts.map((sort) => (
          <tr key={sort.key}>
            <th scope="row">
              {sort.label}
              <small>{sort.hint}</small>
            </th>
            <Cell sort={sort} channel="portal" />
            <Cell sort={sort} channel="mail" isOff={isMailOff} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const WHERE: Record<Channel, string> = { portal: 'dans le portail', mail: 'par e-mail' }

function Cell({ sort, channel, isOff = false }: { sort: Sort; channel: Channel; isOff?: boolean }) {
  const given = sort[channel]
  if (given === null)
    return (
      <td>
        <span className="channels__always">
          <IconLock className="i i--18" aria-hidden="true" /> Toujours
        </span>
      </td>
    )
  return (
    <td>
      <Checkbox
        label={
          <span className="sr-only">
            {sort.label}, {WHERE[channel]}
          </span>
        }
        checked={given.checked && !isOff}
        disabled={isOff}
        onChange={given.onChange}
      />
    </td>
  )
}
