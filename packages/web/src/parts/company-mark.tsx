import type { FileRef } from '@kiosque/contract/wire/files'
import { Monogram } from '../ui/avatar.tsx'

/** The tile of a laboratory or a partner beside its name: its logo, or two letters while it has none. */
export function CompanyMark({ name, logo }: { name: string; logo?: FileRef | null | undefined }) {
  if (!logo) return <Monogram name={name} />
  // The smallest size is several times the tile's: sharp on any screen, and one picture for all its places.
  return <img className="mono" src={logo.sizes[0]?.url ?? logo.url} alt="" width={44} height={44} />
}
