import { useEffect, useRef, useState } from 'react'
import type { ImportReport } from '@kiosque/contract/wire/people'
import { ApiError, messageFor } from '../../lib/api.ts'
import type { ImportKind } from './import-kinds.ts'
import { keepFile, runImport, tryImport } from './import.queries.ts'

export type ImportState =
  | { step: 'choose'; file?: File; problem?: string }
  | { step: 'trying'; file: File; percent: number }
  | { step: 'report'; file: File; report: ImportReport; triedAt: Date; problem?: string }
  | { step: 'importing'; file: File; percent: number }
  | { step: 'done'; file: File; report: ImportReport }

const isAbort = (error: unknown) => error instanceof ApiError && error.code === 'aborted'

/** Choose, try, read, import. A failure keeps the file and the report: one never starts over for a lost network. */
export function useImport(kind: ImportKind) {
  const [state, setState] = useState<ImportState>({ step: 'choose' })
  const flight = useRef<AbortController>(null)
  useEffect(() => () => flight.current?.abort(), [])

  const onPercent = (percent: number) =>
    setState((now) => (now.step === 'trying' || now.step === 'importing' ? { ...now, percent } : now))

  async function attempt(given: File) {
    flight.current?.abort()
    const controller = new AbortController()
    flight.current = controller
    setState({ step: 'trying', file: given, percent: 0 })
    try {
      const file = await keepFile(given)
      const report = await tryImport(kind, file, { onPercent, signal: controller.signal })
      setState({ step: 'report', file, report, triedAt: new Date() })
    } catch (error) {
      if (controller.signal.aborted || isAbort(error)) return
      setState({ step: 'choose', file: given, problem: problemText(error) })
    }
  }

  async function run(replace: boolean) {
    if (state.step !== 'report') return
    const before = state
    setState({ step: 'importing', file: before.file, percent: 0 })
    try {
      const report = await runImport(kind, before.file, replace, { onPercent })
      setState({ step: 'done', file: before.file, report })
    } catch (error) {
      setState({ ...before, problem: problemText(error) })
    }
  }

  return {
    state,
    choose: (file: File) => void attempt(file),
    retry: () => {
      if (state.step === 'choose' && state.file) void attempt(state.file)
    },
    run: (replace = false) => void run(replace),
    restart: () => {
      flight.current?.abort()
      setState({ step: 'choose' })
    },
  }
}

/** A field error of an upload is about the file itself. */
function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Ce fichier n’a pas pu être lu. Choisissez-le de nouveau.'
  const about = Object.values(error.errors).flat()
  return about.length > 0 ? about.slice(0, 3).join(' ') : messageFor(error)
}
