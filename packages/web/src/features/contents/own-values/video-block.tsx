import { isVideoAddress } from '@kiosque/contract/domain/safe-html'
import type { VideoField } from '@kiosque/contract/kinds/fields/video'
import type { Block } from './block.ts'
import { fileLinks } from './file-links.tsx'

export const videoBlock: Block<VideoField> = ({ label }, { url, file }) => {
  if (file) return fileLinks([file])
  return url !== null && isVideoAddress(url) ? (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- one of the allowed hosts, whose player needs scripts and its own storage
    <iframe className="film" src={url} title={label} loading="lazy" allowFullScreen />
  ) : null
}
