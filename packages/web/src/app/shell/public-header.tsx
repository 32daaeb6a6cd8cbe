import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'

/** Signed out: the logo and the way in, nothing of the network. */
export function PublicHeader() {
  return (
    <header className="header">
      <div className="wrap header__top">
        <Logo href={paths.catalogues()} />
        <span className="grow" />
        <ButtonLink variant="secondary" href={paths.login()}>
          Espace pharmacie
        </ButtonLink>
      </div>
    </header>
  )
}
