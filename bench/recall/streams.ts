/** A line kept open as a browser keeps it: when each event came, in milliseconds of this process. */
export interface Line {
  heard: { name: string; at: number }[]
  close: () => void
}

export async function openLine(url: string, token: string): Promise<Line> {
  const controller = new AbortController()
  const response = await fetch(`${url}/api/v1/notifications/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  })
  if (!response.ok || !response.body) throw new Error(`la ligne a répondu ${response.status}`)
  const heard: Line['heard'] = []
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  await reader.read()
  const follow = async () => {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      for (const [, name = ''] of piece.value.matchAll(/^event: ?(.*)$/gm))
        heard.push({ name, at: performance.now() })
  }
  follow().catch(() => undefined)
  return { heard, close: () => controller.abort() }
}
