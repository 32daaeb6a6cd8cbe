import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import { ContentEditor } from '../../features/content-editor/content-editor.tsx'
import type { PublishSlotProps } from '../../features/content-editor/content-editor.tsx'
import type { EditorSlots } from '../../features/content-editor/slots.ts'
import { contentQuery } from '../../features/content-editor/editor.queries.ts'
import { QuestionFileDialog } from '../../features/backoffice-import/question-file-dialog.tsx'
import { DiscountForm } from '../../features/discount/discount-form.tsx'
import { MediaPicker } from '../../features/media/media-picker.tsx'
import { PictureWords } from '../../features/media/picture-words.tsx'
import { SendPictureDialog } from '../../features/media/send-picture-dialog.tsx'
import { PublishDialog } from '../../features/publishing/publish-dialog.tsx'
import { BankPicker } from '../../features/question-bank/bank-picker.tsx'
import { DueDatesPanel } from '../../features/targeting/due-dates-panel.tsx'
import { TargetPanel } from '../../features/targeting/target-panel.tsx'
import { ApiError, messageFor } from '../../lib/api.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { EditorSkeleton } from '../../features/content-editor/editor-skeleton.tsx'
import { usePageTitle } from '../../lib/title.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'

/** What other features lend the editor, so that none of them knows the others. */
const editorSlots: EditorSlots = {
  target: (props) => <TargetPanel {...props} />,
  dueDates: (props) => <DueDatesPanel {...props} />,
  media: (props) => <MediaPicker {...props} />,
  sendPicture: (props) => <SendPictureDialog key={props.file.name + props.file.size} {...props} />,
  describe: (props) => <PictureWords key={props.file.id} {...props} />,
  discount: (props) => <DiscountForm {...props} />,
  bank: (props) => <BankPicker {...props} />,
  questionFile: (props) => <QuestionFileDialog {...props} />,
}

const publishSlot = (props: PublishSlotProps) => <PublishDialog {...props} />
const previewHref = ({ kind, id }: AdminContentDetail) => paths.admin(`preview?kind=${kind}&id=${id}`)

export function ContentEditorPage() {
  const params = useParams({ from: '/backoffice/is-admin/admin/contents/$kind/$contentRef' })
  const kind = kindOf(params.kind)
  if (kind === null) throw new ApiError('Unknown kind', { status: 404, code: 'not_found' })
  return <Opened kind={kind} contentRef={params.contentRef} />
}

/** The first save of a new content changes the address; the form stays as it is, cursor included. */
function useLastingKey(kind: Kind, contentRef: string) {
  const at = `${kind.key}/${contentRef}`
  const [visit, setVisit] = useState({ at, rank: 0 })
  const [createdId, remember] = useState(0)
  const isSameForm = visit.at === at || Number(contentRef) === createdId
  const rank = isSameForm ? visit.rank : visit.rank + 1
  if (visit.at !== at) setVisit({ at, rank })
  return { key: `visit-${rank}`, remember }
}

function Opened({ kind, contentRef }: { kind: Kind; contentRef: string }) {
  const queryClient = useQueryClient()
  const { key, remember } = useLastingKey(kind, contentRef)
  const isNew = contentRef === 'new'
  const query = contentQuery(kind.key, isNew ? 0 : Number(contentRef))
  const { data, error, refetch } = useQuery({ ...query, enabled: !isNew })
  const opened = isNew ? null : data
  // While it comes, or if it does not, it is of its kind, and not a new one.
  const title = opened?.title ?? (isNew ? `Nouveau\u00a0: ${kind.labels.singular}` : kind.labels.singular)
  usePageTitle(title)

  function onCreated(content: AdminContentDetail) {
    remember(content.id)
    queryClient.setQueryData(contentQuery(kind.key, content.id).queryKey, content)
    go(paths.admin(`contents/${kind.key}/${content.id}`), { replace: true, isSamePage: true })
  }

  return (
    <>
      <Breadcrumb
        items={[
          { label: 'Contenus', href: paths.admin('contents') },
          { label: kind.labels.plural, href: paths.admin(`contents/${kind.key}`) },
          { label: title },
        ]}
      />
      <h1 className="sr-only">{isNew ? `Créer ${kind.labels.a}` : `Modifier\u00a0: ${title}`}</h1>
      {opened === undefined ? (
        error ? (
          <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
        ) : (
          <EditorSkeleton />
        )
      ) : (
        <ContentEditor
          key={key}
          kind={kind}
          opened={opened}
          slots={editorSlots}
          publish={publishSlot}
          previewHref={previewHref}
          onCreated={onCreated}
        />
      )}
    </>
  )
}
