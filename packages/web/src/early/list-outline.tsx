import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import { PhaseTabs } from '../features/contents/list/phase-tabs.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

/**
 * A list on a telephone before its code is there, with the geometry of its page (content-list.tsx): the document fills in
 * what it is called and the picture of its first card (draw-list.ts). Styles are the page's own.
 */
export function ListOutline() {
  return (
    <div className="wrap">
      <Breadcrumb items={[{ label: 'Accueil', href: '/' }, { label: '\u00A0' }, { label: '\u00A0' }]} />
      <div className="page-head">
        <div>
          <h1 data-early="title">{'\u00A0'}</h1>
          <p data-early="intro" />
        </div>
      </div>
      <div data-early="tabs">
        <PhaseTabs tab="current" facets={{}} isKnown={false} hrefOf={() => '/'} />
      </div>
      <div className="toolbar toolbar--list">
        <div className="affix list-search">
          <IconSearch className="i" />
          <input
            className="input input--sm"
            type="search"
            placeholder="Rechercher"
            aria-label="Rechercher"
            style={{ paddingLeft: 40 }}
          />
        </div>
        <label className="row ml-auto" style={{ '--gap': '8px' } as React.CSSProperties}>
          <span className="small muted">Trier par</span>
          <select className="select select--sm" data-early="sorts" aria-label="Trier par" />
        </label>
      </div>
      <div className="hscroll" style={{ marginBottom: 18, alignItems: 'center' }}>
        <span className="chip only-mobile">
          <IconAdjustmentsHorizontal className="i" />
          Filtrer
        </span>
      </div>
      <div className="grid grid--3" data-early="grid">
        <div className="card" data-early="card">
          <div className="media" data-early="cover" />
        </div>
      </div>
    </div>
  )
}
