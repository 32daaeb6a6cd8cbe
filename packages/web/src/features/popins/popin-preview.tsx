import type { FileRef } from '@kiosque/contract/wire/files'

type PopinPreviewProps = { title: string; text: string; picture: FileRef | null; linkLabel: string }

/** The message as it will stand over the home page. */
export function PopinPreview({ title, text, picture, linkLabel }: PopinPreviewProps) {
  return (
    <section className="popin-preview" aria-label="Aperçu de la popin">
      <h3 className="h4">Aperçu</h3>
      <div className="card popin-preview__card">
        {picture && <img src={picture.sizes.at(-1)?.url ?? picture.url} alt="" />}
        <div className="stack" style={{ '--gap': '10px', padding: 20 } as object}>
          <b className="h3">{title || 'Votre titre'}</b>
          {text && <p>{text}</p>}
          <div className="row">
            {linkLabel && <span className="btn btn--primary btn--sm">{linkLabel}</span>}
            <span className="btn btn--ghost btn--sm">Fermer</span>
          </div>
        </div>
      </div>
    </section>
  )
}
