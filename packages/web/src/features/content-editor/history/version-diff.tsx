import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { count } from '../../../lib/format.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Switch } from '../../../ui/checkbox.tsx'
import { DiffText } from '../diff-text.tsx'
import type { VersionDetail } from '../editor.queries.ts'
import { differences } from '../model/compare.ts'
import { formNames, labelOf } from '../model/content-form.ts'
import type { Names } from '../field-types/field-view.ts'
import { describeField } from '../model/describe-value.ts'
import { wordDiff, type Piece } from '../model/word-diff.ts'
import { whenWord } from './version-words.ts'
import { Group } from '../../../ui/group.tsx'
import { Announcement } from '../../../ui/announcement.tsx'

type Props = { kind: Kind; before: VersionDetail; after: VersionDetail; names: Names; foot: ReactNode }
type Look = 'sides' | 'inline'

/** Two versions, field by field, word by word. */
export function VersionDiff({ kind, before, after, names, foot }: Props) {
  const [look, setLook] = useState<Look>('sides')
  const [onlyChanges, setOnlyChanges] = useState(true)
  const said = (name: string, version: VersionDetail) =>
    describeField(kind, name, version.snapshot[name], names)
  const shown = onlyChanges
    ? differences(kind, before.snapshot, after.snapshot).map(({ name }) => name)
    : [...formNames(kind), 'status']
  const rows = shown.map((name) => ({
    name,
    label: labelOf(kind, name),
    pieces: wordDiff(said(name, before), said(name, after)),
  }))
  const total = (wanted: Piece['kind']) =>
    rows.reduce((sum, row) => sum + row.pieces.filter((piece) => piece.kind === wanted).length, 0)
  return (
    <section className="card" style={{ overflow: 'hidden' }} aria-label="Différences">
      <div className="row between diff__bar">
        <Announcement as="div" className="row" style={{ gap: 16 }}>
          <span className="small">
            <ins>{count(total('added'), 'ajout')}</ins>
          </span>
          <span className="small">
            <del style={{ textDecoration: 'none' }}>{count(total('removed'), 'retrait')}</del>
          </span>
        </Announcement>
        <div className="row">
          <Group className="seg seg--sm" aria-label="Affichage">
            <button type="button" aria-pressed={look === 'sides'} onClick={() => setLook('sides')}>
              Côte à côte
            </button>
            <button type="button" aria-pressed={look === 'inline'} onClick={() => setLook('inline')}>
              Dans le texte
            </button>
          </Group>
          <Switch label="Changements seuls" checked={onlyChanges} onChange={setOnlyChanges} />
        </div>
      </div>
      <div className={look === 'sides' ? 'diff' : 'diff diff--inline'}>
        {look === 'sides' && (
          <>
            <Head version={before} />
            <Head version={after} isNew />
          </>
        )}
        {rows.length === 0 && <p className="diff__f">Ces deux versions disent la même chose.</p>}
        {rows.map((row) => (
          <Row key={row.name} label={row.label} look={look} pieces={row.pieces} />
        ))}
      </div>
      {foot}
    </section>
  )
}

function Head({ version, isNew }: { version: VersionDetail; isNew?: boolean }) {
  const now = useNow()
  return (
    <div className={isNew ? 'diff__h new' : 'diff__h'}>
      <b>Version {version.version}</b>
      <br />
      <span className="muted xs">
        {whenWord(version.at, now)}
        {version.by && `, ${version.by}`}
      </span>
    </div>
  )
}

function Row({ label, look, pieces }: { label: string; look: Look; pieces: Piece[] }) {
  const side = (hide: 'added' | 'removed') =>
    pieces.every((piece) => piece.kind === hide) ? (
      <span className="small muted">Vide</span>
    ) : (
      <DiffText pieces={pieces} hide={hide} />
    )
  return (
    <>
      <h3 className="diff__f">{label}</h3>
      {look === 'inline' ? (
        <div className="small">
          <DiffText pieces={pieces} />
        </div>
      ) : (
        <>
          <div className="small">{side('added')}</div>
          <div className="small new">{side('removed')}</div>
        </>
      )}
    </>
  )
}
