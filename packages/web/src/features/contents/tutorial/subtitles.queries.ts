import { useQuery } from '@tanstack/react-query'
import { readSubtitles, type Cue } from '@kiosque/contract/domain/subtitles'
import type { FileRef } from '@kiosque/contract/wire/files'

const NONE: readonly Cue[] = []

/** What is said in a film, from its own subtitles: the transcript cannot tell anything else. */
export function useCues(file: FileRef | null): { cues: readonly Cue[]; isWaiting: boolean } {
  const { data, isLoading } = useQuery({
    queryKey: ['subtitles', file?.id, file?.size],
    queryFn: async ({ signal }) => {
      const answer = await fetch(file?.url ?? '', { signal })
      return answer.ok ? readSubtitles(await answer.text()).cues : []
    },
    enabled: file !== null,
    staleTime: Infinity,
    throwOnError: false,
  })
  return { cues: data ?? NONE, isWaiting: isLoading }
}
