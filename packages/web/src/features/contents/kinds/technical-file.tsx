import { formatDate, formatSize } from '../../../lib/format.ts'
import { joined, small } from './card-line.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'

export const technicalFileView: KindView<'technical_file'> = {
  line: ({ sheet, revised_on }) =>
    small(
      joined(
        revised_on && `Mise à jour le ${formatDate(revised_on)}`,
        sheet && `PDF, ${formatSize(sheet.size)}`,
      ),
    ),
  detail: lazyDetail(
    async () => (await import('../kind-details/technical-file-detail.tsx')).TechnicalFileDetail,
  ),
}
