import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The scripts that stand in the document itself, by their digests: the policy lets these very texts run and no other,
 * so that whatever found its way into a page would still be refused. Read again when a new build replaces the document.
 */
export function createScriptDigests(webDist: string): () => readonly string[] {
  const document = join(webDist, 'index.html')
  let kept: { mtimeMs: number; digests: readonly string[] } = { mtimeMs: -1, digests: [] }
  return () => {
    const mtimeMs = statSync(document, { throwIfNoEntry: false })?.mtimeMs ?? -1
    if (mtimeMs !== kept.mtimeMs) kept = { mtimeMs, digests: mtimeMs === -1 ? [] : digestsIn(document) }
    return kept.digests
  }
}

function digestsIn(document: string): string[] {
  const scripts = [...readFileSync(document, 'utf8').matchAll(INLINE)].map(([, text = '']) => text)
  return scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** The policy of a page: everybody's, and the digests of what the document holds. */
export function withScripts(policy: string, digests: readonly string[]): string {
  return policy.replace("script-src 'self'", ["script-src 'self'", ...digests].join(' '))
}
