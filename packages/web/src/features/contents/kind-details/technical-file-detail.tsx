import { IconCircleCheck, IconCircleX, IconDownload, IconScale } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { useCounterMode } from '../../../lib/counter.ts'
import { formatCents, formatDate, formatSize } from '../../../lib/format.ts'
import { useListState } from '../../../lib/list-state.ts'
import { useSession } from '../../../lib/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/checkbox.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { SheetDetail } from '../detail/sheet-detail.tsx'
import { useMarks, useToggleFavourite } from '../marks.queries.ts'
import { FileList } from '../parts/file-link.tsx'
import { RecallBadge } from '../parts/recall-badge.tsx'
import { Specs } from '../parts/specs.tsx'
import type { DetailProps } from '../kinds/detail-props.ts'
import '../parts/specs.css'
import './technical-file-detail.css'

const compareRoute = `${kinds.technical_file.route}/comparer`
const FIELDS = kinds.technical_file.fields

type Sentence = { text: string }
type Version = { version: string; on?: string | null; text?: string | null }

export function TechnicalFileDetail({ kind, content }: DetailProps<'technical_file'>) {
  return (
    <SheetDetail
      kind={kind}
      content={content}
      meta={
        <>
          <Badge tone="teal">{content.range_code ? 'Gamme Mieux vivre' : 'Marque du réseau'}</Badge>
          <Badge>
            {optionLabel(FIELDS.range_code.options, content.range_code) ??
              content.category?.label ??
              'Fiche technique'}
          </Badge>
          <RecallBadge codes={[content.ean, content.acl]} />
        </>
      }
      box={<SheetBox content={content} />}
      isSold
      aside={<SideVersions content={content} />}
      shown={content.attachments.map(({ id }) => id)}
    >
      <SheetTabs content={content} />
    </SheetDetail>
  )
}

type Content = DetailProps<'technical_file'>['content']

function Identity({ content }: { content: Content }) {
  const product = content.product
  return (
    <div className="stack" style={{ '--gap': '28px' } as React.CSSProperties}>
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
    </div>
  )
}

function Advice({ content }: { content: Content }) {
  return (
    <div className="stack" style={{ '--gap': '28px' } as React.CSSProperties}>
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
    </div>
  )
}

/** The sheet in parts, one at a time on a screen and all of them on paper; the address says which. */
function SheetTabs({ content }: { content: Content }) {
  const { filters, set } = useListState(['onglet'])
  const chosen = filters.onglet ?? 'fiche'
  const files = [...(content.sheet ? [content.sheet] : []), ...content.attachments]
  const tabs = [
    { id: 'fiche', label: 'Fiche', content: <Identity content={content} /> },
    ...(content.may_say.length + content.may_not_say.length > 0 || content.precautions
      ? [{ id: 'conseil', label: 'Conseil au comptoir', content: <Advice content={content} /> }]
      : []),
    ...(files.length > 0
      ? [{ id: 'documents', label: 'Documents', count: files.length, content: <FileList files={files} /> }]
      : []),
    ...(content.versions.length > 0
      ? [
          {
            id: 'versions',
            label: 'Versions',
            count: content.versions.length,
            content: <Versions versions={content.versions} current={content.sheet_version} />,
          },
        ]
      : []),
  ]
  const others = tabs.filter(({ id }) => id !== (tabs.some((tab) => tab.id === chosen) ? chosen : 'fiche'))
  return (
    <div className="sheet-tabs">
      <LastChange content={content} />
      <Tabs
        label="La fiche"
        tabs={tabs}
        value={chosen}
        onChange={(id) => set({ onglet: id === 'fiche' ? undefined : id })}
      />
      <div className="sheet-tabs__paper" aria-hidden="true">
        {others
          .filter(({ id }) => id !== 'documents')
          .map((tab) => (
            <div key={tab.id}>{tab.content}</div>
          ))}
      </div>
    </div>
  )
}

/** « Version 3 du 28/10/2026 : ce qui change. » */
function LastChange({ content }: { content: Content }) {
  const version = content.versions.find((one: Version) => one.version === content.sheet_version)
  if (!version?.text) return null
  return (
    <Alert>
      <b>
        Version {version.version}
        {version.on && ` du ${formatDate(version.on)}`}&nbsp;: ce qui change.
      </b>{' '}
      {version.text}.
    </Alert>
  )
}

function SheetBox({ content }: { content: Content }) {
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
      <ButtonLink
        block
        href={`${compareRoute}?ids=${content.id}`}
        icon={<IconScale className="i" aria-hidden="true" />}
      >
        Comparer avec une autre
      </ButtonLink>
      <p className="xs muted">
        {[sheet && `PDF · ${formatSize(sheet.size)}`, revised && `mise à jour le ${formatDate(revised)}`]
          .filter(Boolean)
          .join(', ')}
      </p>
      <Follow content={content} />
    </div>
  )
}

/** Following is keeping among one's favourites: whoever keeps a sheet is told of its next version. */
function Follow({ content }: { content: Content }) {
  const isCounter = useCounterMode()
  const session = useSession()
  const { isFavourite } = useMarks()
  const { mutate } = useToggleFavourite(content.id)
  if (isCounter || !session) return null
  return (
    <div className="sheet-follow no-print">
      <Switch
        checked={isFavourite(content.id)}
        onChange={mutate}
        label={
          <>
            <b>Suivre cette fiche</b>
            <small>Être prévenu d’une nouvelle version. Elle rejoint vos favoris.</small>
          </>
        }
      />
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

/** Where there is room beside the sheet, its versions are seen without asking; elsewhere their tab has them. */
function SideVersions({ content: { versions, sheet_version } }: { content: Content }) {
  if (versions.length === 0) return null
  return (
    <div className="sheet-versions no-print">
      <Versions versions={versions} current={sheet_version} />
    </div>
  )
}

function Versions({ versions, current }: { versions: Version[]; current: string | null }) {
  if (versions.length === 0) return null
  return (
    <div className="card card--pad">
      <h2 className="h4" style={{ marginBottom: 14 }}>
        Les versions de la fiche
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
