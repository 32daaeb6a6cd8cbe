import { IconCheck, IconFileExport, IconFileZip, IconShield } from '@tabler/icons-react'
import { mayAnswerFor } from '@kiosque/contract/domain/roles'
import type { TrainingFile } from '@kiosque/contract/wire/training-file'
import { saveDownload } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Cover } from '../../ui/cover.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { dpcTitle, typeLabel, typeText } from './entry-words.ts'
import './training-file.css'

type Dpc = TrainingFile['dpc']

/** Where one stands with the three-year duty, what is missing, and the file to hand over. */
export function DpcBanner({ dpc }: { dpc: Dpc }) {
  const { first_year: first, last_year: last } = dpc.period
  const isShown = dpc.is_concerned || dpc.types_done > 0
  // Préparateurs owe the same training, to no Ordre.
  const isPharmacist = mayAnswerFor(useSession()?.account?.type ?? null)
  return (
    <section className="record on-dark" aria-label="Votre obligation de DPC">
      <div className="record__txt">
        <p className="small">
          {isShown
            ? `Développement professionnel continu, période ${first} à ${last}`
            : 'Ce que vous avez suivi, ici et ailleurs'}
        </p>
        <h2>{isShown ? dpcTitle(dpc) : 'Vos attestations au même endroit'}</h2>
        <p>
          {(isShown && dpc.missing) ||
            'Conservez vos attestations\u00A0: elles peuvent être demandées à l’issue de la période.'}
        </p>
        <div className="row no-print">
          <DownloadButton
            variant="primary"
            size="md"
            icon={<IconFileExport className="i i--18" aria-hidden="true" />}
            failure="Le dossier n’a pas pu être préparé"
            save={() => saveDownload('/me/training-file/export', 'dossier-de-formation.pdf')}
          >
            {isShown && isPharmacist ? 'Exporter pour l’Ordre' : 'Exporter mon dossier'}
          </DownloadButton>
          <DownloadButton
            variant="light"
            size="md"
            icon={<IconFileZip className="i i--18" aria-hidden="true" />}
            label="Tout télécharger, le dossier et ses attestations (ZIP)"
            failure="L’archive n’a pas pu être préparée"
            save={() => saveDownload('/me/training-file/archive', 'dossier-de-formation.zip')}
          >
            Tout télécharger
          </DownloadButton>
        </div>
      </div>
      <div className="record__art hide-xs no-print">
        <Cover seed={7} columns={5} rows={4} />
      </div>
    </section>
  )
}

/** The three types of action, each with what was done of it. */
export function DpcTypes({ dpc }: { dpc: Dpc }) {
  if (!dpc.is_concerned && dpc.types_done === 0) return null
  return (
    <ul className="dpc" aria-label="Types d’action de DPC">
      {dpc.by_type.map((count) => {
        const isDone = count.actions > 0
        return (
          <li key={count.type} className={isDone ? 'dpc__i is-done' : 'dpc__i'}>
            <span className={isDone ? 'ic ic--green' : 'ic'}>
              {isDone ? (
                <IconCheck className="i" aria-hidden="true" />
              ) : (
                <IconShield className="i" aria-hidden="true" />
              )}
            </span>
            <span>
              <b>{typeLabel(count.type)}</b>
              <small>
                {typeText(count)}
                {!isDone && !dpc.is_fulfilled && (
                  <>
                    {' '}
                    <a className="link no-print" href={`${paths.academy()}?dpc_type=${count.type}`}>
                      Voir les parcours<span className="sr-only">&nbsp;: {typeLabel(count.type)}</span>
                    </a>
                  </>
                )}
              </small>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
