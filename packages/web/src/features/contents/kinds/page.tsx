import { lazyDetail, type KindView } from './kind-view.ts'

export const pageView: KindView<'page'> = {
  detail: lazyDetail(async () => (await import('../kind-details/page-detail.tsx')).PageDetail),
}
