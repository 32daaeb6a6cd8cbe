import { IconMail, IconPhone } from '@tabler/icons-react'
import type { contactFields } from '@kiosque/contract/kinds/contact-fields'
import type { ValuesOf } from '@kiosque/contract/kinds/fields/member-types'
import { Avatar } from '../../../ui/avatar.tsx'

/** « +33299004117 » → « 02 99 00 41 17 ». */
export function readablePhone(e164: string): string {
  const national = e164.replace(/^\+(?:33|262|590|594|596)/, '0')
  return national.replace(/\D/g, '').replace(/(\d{2})(?=\d)/g, '$1\u00A0')
}

export function ContactCard({
  content,
  title = 'Votre contact',
}: {
  content: ValuesOf<typeof contactFields>
  title?: string
}) {
  const name = content.contact_name
  const email = content.contact_email
  const phone = content.contact_phone
  if (!name && !email && !phone) return null
  // « Marc Guillou, animation du réseau »: the name, then what they do.
  const [person = '', ...rest] = (name ?? '').split(', ')
  const role = rest.join(', ')
  const who = person || 'ce contact'
  return (
    <div className="card card--pad">
      <h2 className="h4" style={{ marginBottom: 12 }}>
        {title}
      </h2>
      <div className="row row--nw">
        <Avatar name={name ?? email ?? 'Contact'} tone="blue" />
        <div className="grow" style={{ minWidth: 0 }}>
          {name && <b>{person}</b>}
          {role && <p className="small muted">{role.charAt(0).toUpperCase() + role.slice(1)}</p>}
        </div>
        {phone && (
          <a className="iconbtn iconbtn--line no-print" href={`tel:${phone}`} aria-label={`Appeler ${who}`}>
            <IconPhone className="i" aria-hidden="true" />
          </a>
        )}
        {email && (
          <a
            className="iconbtn iconbtn--line no-print"
            href={`mailto:${email}`}
            aria-label={`Écrire à ${who}`}
          >
            <IconMail className="i" aria-hidden="true" />
          </a>
        )}
      </div>
      {(phone || email) && (
        <p className="small muted contact-mail">
          {phone && <span>{readablePhone(phone)}</span>}
          {email && <span>{email}</span>}
        </p>
      )}
    </div>
  )
}
