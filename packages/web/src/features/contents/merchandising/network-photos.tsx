import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import { count, formatDate } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { photosQuery } from './window-photo.queries.ts'
import './window-photo.css'

/** For the head office: how pharmacies put it in place, the latest first. An adviser sees those they follow. */
export function NetworkPhotos({ id }: { id: number }) {
  const isHeadOffice = useSession()?.account?.type === ACCOUNT_TYPES.admin
  const [page, setPage] = useState(1)
  const { data } = useQuery({ ...photosQuery(id, page), enabled: isHeadOffice })
  if (!data || data.data.length === 0) return null
  return (
    <section className="no-print" aria-labelledby="photos-officines">
      <div className="section__head">
        <div>
          <h2 id="photos-officines">Dans les officines</h2>
          <p className="muted">
            {count(data.meta.total, 'photo envoyée', 'photos envoyées')}. Réservé au siège.
          </p>
        </div>
      </div>
      <ul className="grid grid--3 network-photos">
        {data.data.map(({ drugstore, photo, placed_at: at }) => (
          <li key={drugstore.id} className="card">
            <a href={photo.url} target="_blank" rel="noopener" data-native>
              <img
                src={photo.sizes?.[0]?.url ?? photo.url}
                alt={`${drugstore.name}, ${drugstore.city} (nouvel onglet)`}
                loading="lazy"
              />
            </a>
            <p>
              <b>{drugstore.name}</b>
              <span className="small muted">
                {drugstore.city}, le {formatDate(at)}
              </span>
            </p>
          </li>
        ))}
      </ul>
      {data.meta.last_page > 1 && (
        <div className="row">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Plus récentes
          </Button>
          <span className="small muted">
            Page {page} sur {data.meta.last_page}
          </span>
          <Button size="sm" disabled={page >= data.meta.last_page} onClick={() => setPage(page + 1)}>
            Plus anciennes
          </Button>
        </div>
      )}
    </section>
  )
}
