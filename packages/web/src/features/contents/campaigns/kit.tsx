import { IconCheck, IconDownload, IconFileZip } from '@tabler/icons-react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { formatSize } from '../../../lib/format.ts'
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts'
import { Announcement } from '../../../ui/announcement.tsx'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { useSaveArchive } from '../archive.queries.ts'
import { useDeviceTicks } from '../parts/device-ticks.ts'
import { fileFormat, readableName } from '../parts/file-link.tsx'
import './campaigns.css'

type KitProps = { contentId: number; files: readonly FileRef[]; title: string }

/** Everything to print and share, one by one or in one archive; what is ready is ticked. */
export function Kit({ contentId, files, title }: KitProps) {
  const { isReady, tick } = useDeviceTicks(`kit-${contentId}`)
  if (files.length === 0) return null
  const ready = files.filter(({ id }) => isReady(id)).length
  return (
    <section aria-labelledby="kit">
      <div className="card__head" style={{ marginBottom: 14 }}>
        <h2 id="kit" className="h3">
          Le kit à télécharger
        </h2>
        <Announcement as="span" className="small muted num">
          {readyText(ready, files.length)}
        </Announcement>
      </div>
      <div className="card kit">
        <ul>
          {files.map((file) => (
            <KitLine
              key={file.id}
              file={file}
              isReady={isReady(file.id)}
              onTick={(isOn) => tick(file.id, isOn)}
            />
          ))}
        </ul>
        {files.length > 1 && <WholeKit files={files} title={title} ready={ready} />}
      </div>
    </section>
  )
}

/** « 1 élément sur 6 prêt ». */
const readyText = (ready: number, all: number) =>
  ready === all && all > 1
    ? 'Tout est prêt'
    : `${ready}\u00A0élément${ready > 1 ? 's' : ''} sur ${all} prêt${ready > 1 ? 's' : ''}`

type LineProps = { file: FileRef; isReady: boolean; onTick: (isReady: boolean) => void }

function KitLine({ file, isReady, onTick }: LineProps) {
  const { label, look } = fileFormat(file)
  const name = readableName(file.name)
  return (
    <li>
      <label className="kit__tick">
        <input
          type="checkbox"
          checked={isReady}
          aria-label={`Prêt\u00A0: ${name}`}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span className="box" aria-hidden="true">
          <IconCheck className="i" />
        </span>
      </label>
      <span className={`file__ic file__ic--${look}`} aria-hidden="true">
        {label}
      </span>
      <span>
        <b>{name}</b>
        <small>
          {label} · {formatSize(file.size)}
        </small>
      </span>
      <a
        className="iconbtn no-print"
        href={file.url}
        target="_blank"
        rel="noopener"
        data-native
        aria-label={`Télécharger\u00A0: ${name} (nouvel onglet)`}
      >
        <IconDownload className="i" aria-hidden="true" />
      </a>
    </li>
  )
}

function WholeKit({ files, title, ready }: Omit<KitProps, 'contentId'> & { ready: number }) {
  const archive = useSaveArchive(`${title}.zip`)
  const once = useOneAtATime()
  const weight = files.reduce((all, file) => all + file.size, 0)
  return (
    <div className="kit__foot no-print">
      <span className="row row--nw small" style={{ '--gap': '12px' } as React.CSSProperties}>
        <span className="grow">
          <Progress thin label="Kit prêt" value={Math.round((ready / files.length) * 100)} />
        </span>
        <span className="num nowrap">
          {ready} sur {files.length}
        </span>
      </span>
      <Button
        size="sm"
        icon={<IconFileZip className="i i--18" aria-hidden="true" />}
        loading={archive.isPending}
        loadingLabel="Préparation…"
        onClick={() => void once(() => archive.mutateAsync(files.map(({ id }) => id)))}
      >
        Tout télécharger, {formatSize(weight)}
      </Button>
    </div>
  )
}
