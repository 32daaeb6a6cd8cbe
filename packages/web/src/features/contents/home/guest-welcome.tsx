import { IconArrowRight, IconMail } from '@tabler/icons-react'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { HomeWelcome } from './home-welcome.tsx'

const ASK = `${paths.contact()}?objet=${encodeURIComponent('Demander un accès à Kiosque')}&depuis=%2F`

/** A guest belongs to no pharmacy yet: what is open to them, and how to have the rest. */
export function GuestWelcome() {
  return (
    <div className="home-top" data-block="tête">
      <section className="card card--pad inbox">
        <h2 className="h3">Vous rejoignez une officine du réseau&nbsp;?</h2>
        <ol className="guest-steps">
          <li>Demandez une invitation à son titulaire&nbsp;: elle arrive par e-mail et vaut sept jours.</li>
          <li>Ouvrez-la avec cette adresse&nbsp;: vos offres, fiches et formations apparaissent ici.</li>
          <li>Personne ne répond&nbsp;? Écrivez au siège, il vous oriente.</li>
        </ol>
        <ButtonLink
          variant="primary"
          href={ASK}
          icon={<IconMail className="i" aria-hidden="true" />}
          style={{ marginTop: 'auto', alignSelf: 'flex-start' }}
        >
          Demander un accès
        </ButtonLink>
      </section>
      <HomeWelcome title="Bienvenue sur Kiosque">
        <p>
          Les informations que le réseau partage avec ses invités, ses catalogues et ses rendez-vous ouverts.
        </p>
        <ButtonLink variant="light" size="lg" href={paths.catalogues()}>
          Feuilleter les catalogues <IconArrowRight className="i" aria-hidden="true" />
        </ButtonLink>
      </HomeWelcome>
    </div>
  )
}
