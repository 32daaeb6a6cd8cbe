import { useEffect, useState } from 'react'
import { local } from '../../lib/browser-storage.ts'
import { contactDraftKey } from '../../lib/contact-draft-key.ts'
import { newSeed, sendKeyOf } from '../../lib/send-key.ts'
import type { SentFile } from '../../parts/attachments.ts'

export type Draft = { topic: string; subject: string; message: string; files: SentFile[] }
type Drafts = Record<string, Draft & { seed: string }>

const EMPTY: Draft = { topic: '', subject: '', message: '', files: [] }

function read(userId: number): Drafts {
  try {
    return (JSON.parse(local.read(contactDraftKey(userId)) ?? 'null') as Drafts | null) ?? {}
  } catch {
    return {}
  }
}

function write(userId: number, name: string, draft: Drafts[string] | null): void {
  const { [name]: _gone, ...others } = read(userId)
  const next = draft === null ? others : { ...others, [name]: draft }
  if (Object.keys(next).length === 0) local.remove(contactDraftKey(userId))
  else local.write(contactDraftKey(userId), JSON.stringify(next))
}

export const isBlank = ({ subject, message, files }: Draft) =>
  subject.trim() === '' && message.trim() === '' && files.length === 0

/**
 * What is typed and not sent yet, kept on this computer for this person: neither a cut, a closed tab nor the end of a
 * session loses it. `name`: the new request, or the one that is being added to.
 */
export function useDraft(userId: number, name: string, begin: Partial<Draft> = {}) {
  const [kept] = useState(() => read(userId)[name])
  const [seed, setSeed] = useState(() => kept?.seed ?? newSeed())
  const initial: Draft = { ...EMPTY, ...begin, ...kept }
  return {
    initial,
    isRestored: kept !== undefined,
    keyFor: ({ topic, subject, message, files }: Draft) =>
      sendKeyOf(seed, [topic, subject, message, files.map(({ id }) => id)]),
    keep: (draft: Draft) => write(userId, name, isBlank(draft) ? null : { ...draft, seed }),
    forget: () => {
      write(userId, name, null)
      setSeed(newSeed())
    },
  }
}

/** Writes the draft down at each change. */
export function useKeptDraft(draft: Draft, keep: (draft: Draft) => void): void {
  const text = JSON.stringify(draft)
  useEffect(() => {
    keep(JSON.parse(text) as Draft)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `keep` changes at each drawing, what it writes does not
  }, [text])
}
