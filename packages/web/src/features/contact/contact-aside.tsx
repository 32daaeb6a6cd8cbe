import { useQuery } from '@tanstack/react-query'
import { IconChevronRight, IconHelpCircle, IconPhone } from '@tabler/icons-react'
import { formatPhone } from '../../lib/phone.ts'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { interlocutorsQuery } from './contact.queries.ts'

const TONES = ['green', 'blue', 'sand', 'teal'] as const

/** Whom to call, and what may be answered already; a guest may have no answer to read. */
export function ContactAside({ faq }: { faq: string | null }) {
  const { data } = useQuery({ ...interlocutorsQuery, throwOnError: false })
  return (
    <aside className="stack">
      {data && data.data.length > 0 && (
        <section className="card card--pad">
          <h2 className="h3" style={{ marginBottom: 14 }}>
            Vos interlocuteurs
          </h2>
          <ul>
            {data.data.map(({ name, role, phone }, index) => (
              <li className="row row--nw contact-person" key={`${name} ${role}`}>
                <Avatar name={name} tone={TONES[index % TONES.length] ?? 'teal'} />
                <div className="grow">
                  <b>{name}</b>
                  <p className="small muted">{role}</p>
                </div>
                {phone && (
                  <a
                    className="iconbtn iconbtn--line"
                    href={`tel:${phone}`}
                    aria-label={`Appeler ${name}, ${formatPhone(phone)}`}
                    title={formatPhone(phone)}
                    data-native
                  >
                    <IconPhone className="i" aria-hidden="true" />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {faq && (
        <a className="card card--pad row row--nw" href={paths.faq('tout')}>
          <span className="ic ic--blue">
            <IconHelpCircle className="i" aria-hidden="true" />
          </span>
          <span className="grow">
            <b>Consulter la FAQ</b>
            <br />
            <span className="small muted">{faq}</span>
          </span>
          <IconChevronRight className="i" aria-hidden="true" />
        </a>
      )}
    </aside>
  )
}
