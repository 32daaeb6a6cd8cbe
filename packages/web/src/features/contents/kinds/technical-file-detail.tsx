import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { IconCircleCheck, IconCircleX, IconDownload } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { formatCents, formatDate, formatSize } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { Specs } from '../parts/specs.tsx'
import type { DetailProps } from './detail-props.ts'
import '../parts/specs.css'

const FIELDS = kinds.technical_file.fields

type Sentence = { text: string }
type Version = { version: string; on?: string | null; text?: string | null }

export function TechnicalFileDetail({ kind, content }: DetailProps<'technical_file'>) {
  const product = content.product
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="teal">Marque du réseau</Badge>
          <Badge>
            {optionLabel(FIELDS.range_code.options, content.range_code) ??
              content.category?.label ??
              'Fiche technique'}
          </Badge>
        </>
      }
      box={<SheetBox content={content} />}
      aside={<Versions versions={content.versions} current={content.sheet_version} />}
    >
      <Specs
        title="Identité"
        rows={[
          ['Code EAN', content.ean],
          ['Code ACL', content.acl],
          ['Statut', content.status_text],
          ['Conditionnement', content.packaging],
          ['Carton de réassort', content.carton],
          ['Conservation', content.storage],
          [
            'Produit',
            product && (
              <a key="product" className="link" href={product.url}>
                {product.title}
              </a>
            ),
          ],
        ]}
      />
      <Specs
        title="Composition"
        rows={[
          ['Composition', content.composition],
          ['Allergènes', content.allergens],
        ]}
      />
      <div className="grid grid--2">
        <Sentences
          title="Ce que vous pouvez dire"
          icon={IconCircleCheck}
          color="var(--green-800)"
          sentences={content.may_say}
        />
        <Sentences
          title="À ne pas dire"
          icon={IconCircleX}
          color="var(--danger)"
          sentences={content.may_not_say}
        />
      </div>
      <Specs title="Précautions" rows={[['Précautions', content.precautions]]} />
    </SheetDetail>
  )
}

function SheetBox({ content }: { content: DetailProps<'technical_file'>['content'] }) {
  const price = content.recommended_price
  const sheet = content.sheet
  const revised = content.revised_on
  return (
    <div className="stack" style={{ '--gap': '12px' } as React.CSSProperties}>
      {price !== null && (
        <p className="price price--lg">
          <span className="price__now">{formatCents(price)}</span>
          <span className="price__note">Prix de vente conseillé</span>
        </p>
      )}
      {sheet && (
        <ButtonLink
          variant="primary"
          size="lg"
          block
          href={sheet.url}
          target="_blank"
          rel="noopener"
          icon={<IconDownload className="i" aria-hidden="true" />}
        >
          Télécharger la fiche
        </ButtonLink>
      )}
      <p className="xs muted">
        {[sheet && `PDF · ${formatSize(sheet.size)}`, revised && `mise à jour le ${formatDate(revised)}`]
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
  )
}

function Sentences({
  title,
  icon: TitleIcon,
  color,
  sentences,
}: {
  title: string
  icon: Icon
  color: string
  sentences: Sentence[]
}) {
  if (sentences.length === 0) return null
  return (
    <section className="card card--pad">
      <h2 className="h4 row" style={{ gap: 8, marginBottom: 10 }}>
        <TitleIcon className="i" aria-hidden="true" style={{ color }} />
        {title}
      </h2>
      <ul className="prose small" style={{ listStyle: 'disc', paddingLeft: '1.2em' }}>
        {sentences.map((sentence, index) => (
          <li key={index}>{sentence.text}</li>
        ))}
      </ul>
    </section>
  )
}

function Versions({ versions, current }: { versions: Version[]; current: string | null }) {
  if (versions.length === 0) return null
  return (
    <div className="card card--pad">
      <h2 className="h4" style={{ marginBottom: 14 }}>
        Versions
      </h2>
      <ol className="vers">
        {versions.map((version) => (
          <li key={version.version} className={version.version === current ? 'on' : undefined}>
            <b>Version {version.version}</b>
            {version.version === current && ' · en vigueur'}
            <small>{[version.on && formatDate(version.on), version.text].filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}
