import type { FileRef } from '@kiosque/contract/wire/files'

/** The tile of a laboratory or a partner beside its name: its logo, or two letters while it has none. */
export function CompanyMark({ name, logo }: { name: string; logo?: FileRef | null | undefined }) {
  // The smallest size is several times the tile's: sharp on any screen, and one picture for all its places.
  if (logo) return <img className="mono" src={logo.sizes[0]?.url ?? logo.url} alt="" />
  return (
    <span className="mono" aria-hidden="true">
      {name.slice(0, 2)}
    </span>
  )
}
