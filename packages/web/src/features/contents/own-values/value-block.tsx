import type { ReactNode } from 'react'
import type { Field, FieldOf, FieldType } from '@kiosque/contract/kinds/fields'
import { isVideoAddress } from '@kiosque/contract/domain/safe-html'
import type { MemberValue } from '@kiosque/contract/kinds/fields/member-types'
import type { FileRef } from '@kiosque/contract/wire/files'
import { Ticket } from '../../../parts/ticket.tsx'
import { FileLink } from '../parts/file-link.tsx'
import { Picture } from '../parts/picture.tsx'
import { RichText } from '../../../parts/rich-text/rich-text.tsx'
import { labelledText } from './value-text.ts'

type Blocks = { [Type in FieldType]: (field: FieldOf<Type>, value: MemberValue<FieldOf<Type>>) => ReactNode }

const none = () => null

const fileLinks = (files: readonly FileRef[]) => (
  <div className="grid grid--2" style={{ '--gap': '12px' } as React.CSSProperties}>
    {files.map((file) => (
      <FileLink key={file.id} file={file} />
    ))}
  </div>
)

const pictures = (files: readonly FileRef[]) => (
  <div className={files.length === 1 ? undefined : 'grid grid--3'}>
    {files.map((file) => (
      <div key={file.id} className="sheet-cover">
        <Picture file={file} seed={file.id} sizes="60vw" />
      </div>
    ))}
  </div>
)

/** What a value shows under a heading of its own; null for what a line of words says. */
const BLOCKS: Blocks = {
  text: none,
  long_text: (_, text) => (
    <p className="prose" style={{ whiteSpace: 'pre-line' }}>
      {text}
    </p>
  ),
  rich_text: (_, html) => <RichText html={html} />,
  url: none,
  email: none,
  phone: none,
  code: none,
  integer: none,
  money_cents: none,
  percent: none,
  decimal: none,
  date: none,
  datetime: none,
  boolean: none,
  choice: none,
  multi_choice: none,
  image: (_, file) => pictures([file]),
  images: (_, files) => pictures(files),
  file: (_, file) => fileLinks([file]),
  files: (_, files) => fileLinks(files),
  video: ({ label }, { url, file }) => {
    if (file) return fileLinks([file])
    return url !== null && isVideoAddress(url) ? (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- one of the allowed hosts, whose player needs scripts and its own storage
      <iframe className="film" src={url} title={label} loading="lazy" allowFullScreen />
    ) : null
  },
  reference: none,
  content_refs: (_, named) => (
    <ul className="stack" style={{ '--gap': '8px' } as React.CSSProperties}>
      {(Array.isArray(named) ? named : [named]).map((card) => (
        <li key={card.id}>
          <a className="link" href={card.url}>
            {card.title}
          </a>
        </li>
      ))}
    </ul>
  ),
  discount: (_, discount) => <Ticket discount={discount} large />,
  items: ({ fields }, entries) => (
    <ol className="card card--pad stack">
      {entries.map((entry: Record<string, unknown>, index) => (
        <li key={index}>
          {Object.entries(fields).map(([name, inner]) => (
            <Entry key={name} field={inner} value={entry[name]} />
          ))}
        </li>
      ))}
    </ol>
  ),
}

function Entry({ field, value }: { field: Field; value: unknown }) {
  const text = labelledText(field, value)
  return text === null ? (
    valueBlock(field, value)
  ) : (
    <p>
      <span className="small muted">{field.label}</span> {text}
    </p>
  )
}

/** A value as members have it, where it is more than a few words; null where it is empty or is not. */
export function valueBlock(field: Field, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value) && value.length === 0) return null
  return (BLOCKS[field.type] as (field: Field, value: unknown) => ReactNode)(field, value)
}
