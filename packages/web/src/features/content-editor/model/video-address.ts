import { isVideoAddress } from '@kiosque/contract/domain/safe-html'

const SITES: readonly [RegExp, (id: string) => string][] = [
  [
    /^https?:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)([\w-]{6,20})/i,
    (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  ],
  [/^https?:\/\/youtu\.be\/([\w-]{6,20})/i, (id) => `https://www.youtube-nocookie.com/embed/${id}`],
  [/^https?:\/\/(?:www\.)?vimeo\.com\/(\d{4,14})/i, (id) => `https://player.vimeo.com/video/${id}`],
  [
    /^https?:\/\/(?:(?:www\.)?dailymotion\.com\/video|dai\.ly)\/([a-z0-9]{4,16})/i,
    (id) => `https://geo.dailymotion.com/player.html?video=${id}`,
  ],
]

/** The address to embed from the one people copy in their browser; null when the host is not accepted. */
export function embedAddress(typed: string): string | null {
  const address = typed.trim()
  for (const [shape, embed] of SITES) {
    const id = shape.exec(address)?.[1]
    if (id !== undefined) return embed(id)
  }
  return isVideoAddress(address) ? address : null
}
