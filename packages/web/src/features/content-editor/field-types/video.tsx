import { isVideoAddress } from '@kiosque/contract/domain/safe-html'
import type { VideoField } from '@kiosque/contract/kinds/fields/video'
import { VideoControl, type FormVideo } from '../fields/video-control.tsx'
import { fieldView } from './field-view.ts'

type Stored = { url?: string; file_id?: number }

const formVideo = ({ url, file_id }: Stored): FormVideo => ({
  mode: file_id === undefined ? 'url' : 'file',
  url: url ?? '',
  file_id: file_id ?? null,
})

export const videoView = fieldView<VideoField>({
  Control: (props) => <VideoControl {...props} value={props.value as FormVideo} />,
  isWide: true,
  blank: () => formVideo({}),
  toForm: (_, value) => formVideo(value as Stored),
  fromForm: (_, form, { path, problems }) => {
    const { mode, file_id, url: typed } = form as FormVideo
    if (mode === 'file') return file_id === null ? null : { file_id }
    const url = typed.trim()
    if (url === '') return null
    if (!isVideoAddress(url))
      problems.set(path, 'Cette adresse n’est pas celle d’un hébergeur de vidéos accepté.')
    return { url }
  },
  describe: (_, value, names) => {
    const { url, file_id: fileId } = value as Stored
    return fileId === undefined ? (url ?? '') : names.file(fileId)
  },
})
