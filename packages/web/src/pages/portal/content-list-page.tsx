import { AREAS } from '@kiosque/contract/kinds/areas'
import type { KindKey, KnownKind } from '@kiosque/contract/kinds/registry'
import { kinds } from '@kiosque/contract/kinds/registry'
import { ContentList } from '../../features/contents/list/content-list.tsx'
import { ListPageHead } from '../../features/contents/list/list-page-head.tsx'

/** One page serves every list of contents: the route table mounts it once per kind. */
function ContentListPage({ kind: key }: { kind: KindKey }) {
  const kind: KnownKind = kinds[key]
  const area = AREAS.find((one) => one.key === kind.area)
  return (
    <div className="wrap">
      <ListPageHead kind={kind} area={area?.label ?? null} />
      <ContentList kind={kind} />
    </div>
  )
}

export const pageOf = (kind: KindKey) => () => <ContentListPage kind={kind} />
