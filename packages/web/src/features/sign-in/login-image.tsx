import { useEffect, useState } from 'react'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { api } from '../../lib/api.ts'
import { Shopfront } from '../../parts/shopfront.tsx'

/** The picture beside the sign-in form (placement 34), open to all; the shopfront until there is one. */
export function LoginImage() {
  const [shown, setShown] = useState<Highlight | null>(null)
  useEffect(() => {
    const aborter = new AbortController()
    const query = { placement: 'login_image' }
    api
      .get<{ data: Highlight[] }>('/highlights', { query, signal: aborter.signal })
      .then(({ data }) => setShown(data.find(({ image }) => image !== null) ?? null))
      // The shopfront does very well; signing in matters more than a picture.
      .catch(() => undefined)
    return () => aborter.abort()
  }, [])
  const image = shown?.image
  if (!image) return <Shopfront />
  return (
    <img
      className="auth__img"
      data-placement="login_image"
      src={image.sizes?.at(-1)?.url ?? image.url}
      srcSet={image.sizes?.map((size) => `${size.url} ${size.width}w`).join(', ') || undefined}
      sizes="50vw"
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      alt={shown.alt}
    />
  )
}
