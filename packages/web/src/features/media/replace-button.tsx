import { useState } from 'react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { uploadRefusal } from '@kiosque/contract/domain/uploads'
import { messageFor } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Progress } from '../../ui/progress.tsx'
import { UploadButton } from './drop-area.tsx'
import { sendFile } from './send-file.ts'

type ReplaceButtonProps = { file: FileRef; onReplaced: () => void }

/** New bytes for a file that keeps its place everywhere it is shown. */
export function ReplaceFile({ file, onReplaced }: ReplaceButtonProps) {
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()

  async function replace(chosen: File | undefined) {
    if (!chosen) return
    const refusal = uploadRefusal(chosen)
    setProblem(refusal ?? undefined)
    if (refusal !== null) return
    setSent(0)
    try {
      await sendFile(chosen, {
        ticket: { upload: null },
        signal: new AbortController().signal,
        onProgress: (bytes) => setSent(Math.floor((bytes / chosen.size) * 100)),
        replaces: file.id,
      })
      onReplaced()
    } catch (error) {
      setProblem(messageFor(error))
    } finally {
      setSent(null)
    }
  }

  return (
    <>
      <UploadButton
        variant="outline"
        multiple={false}
        label={`Nouveau fichier à la place de ${file.name}`}
        onFiles={(files) => void replace(files[0])}
      >
        Remplacer le fichier
      </UploadButton>
      {sent !== null && <Progress label="Remplacement" value={sent} thin />}
      {problem && <Alert tone="danger">{problem}</Alert>}
    </>
  )
}
