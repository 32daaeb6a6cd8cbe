import { useEffect, useRef } from 'react'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import { ApiError } from '../../lib/api.ts'
import { refusalOf, type Refusal } from '../../lib/form/refusal.ts'
import { takeTurn } from '../../lib/form/take-turn.ts'
import { focusFirst, placeIn } from './editor-errors.ts'
import { readContent } from './editor.queries.ts'
import { formNames } from './model/content-form.ts'
import { accepted, type Editing } from './model/editing.ts'
import { whatToSend } from './model/what-to-send.ts'
import type { useEditing } from './use-editing.ts'
import { writeContent } from './write-content.ts'

type Content = AdminContentDetail

/** The way to the server of what is being written: one save at a time, only what changed, never over others. */
export function useSaving(
  kind: Kind,
  { now, change }: ReturnType<typeof useEditing>,
  onCreated: (content: Content) => void,
) {
  const turn = useRef<Promise<Content | null>>(undefined)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  function refuse(found: Refusal, isAuto: boolean) {
    change((before) => ({ ...before, refusal: found, state: 'failed' }))
    if (!isAuto) focusFirst(found.errors, formNames(kind))
  }

  async function send(isAuto: boolean): Promise<Content | null> {
    const sent = now.current
    const { content } = sent.saved
    const { body, problems } = whatToSend(kind, sent)
    if (Object.keys(problems).length > 0 && !isAuto) {
      refuse({ errors: problems }, isAuto)
      return null
    }
    change((before) => ({ ...before, held: problems }))
    if (content === null && body['title'] === undefined) return null
    if (Object.keys(body).length === 0) return content
    change((before) => ({ ...before, state: 'saving' }))
    try {
      return accept(await writeContent(kind, sent.saved, body), sent, Object.keys(body))
    } catch (error) {
      if (!(await isStale(error, sent))) refuse(refusalOf(error, placeIn(kind)), isAuto)
      return null
    }
  }

  function accept(content: Content, sent: Editing, names: readonly string[]): Content {
    change((before) => accepted(kind, before, sent, content, names))
    if (sent.saved.content === null && !isGone.current) onCreated(content)
    return content
  }

  /** Somebody saved first: theirs is read, and nothing is sent until both versions were seen. */
  async function isStale(error: unknown, { saved }: Editing): Promise<boolean> {
    if (!(error instanceof ApiError) || error.code !== 'stale' || saved.content === null) return false
    change((before) => ({ ...before, state: 'failed' }))
    const theirs = await readContent(kind.key, saved.content.id).catch(() => null)
    change((before) => ({ ...before, theirs }))
    return true
  }

  /** One at a time: a second click waits for the first and then has nothing left to send. */
  return async function save({ isAuto = false } = {}): Promise<Content | null> {
    while (turn.current) {
      const before = await turn.current
      if (isAuto) return before
    }
    return now.current.theirs ? null : takeTurn(turn, () => send(isAuto))
  }
}
