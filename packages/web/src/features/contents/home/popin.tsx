import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Popin as PopinMessage } from '@kiosque/contract/wire/popins'
import { api } from '../../../lib/api.ts'
import { go } from '../../../lib/navigation.ts'
import { useSignedIn } from '../../../lib/session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Picture } from '../parts/picture.tsx'
import { popinMemory } from './popin-memory.ts'
import './popin.css'

type Popins = { data: PopinMessage[] }

const popinsQuery = queryOptions({
  queryKey: ['contents', 'popins'],
  queryFn: ({ signal }) => api.get<Popins>('/popins', { signal }),
  staleTime: 5 * 60_000,
  throwOnError: false,
})

/** Someone typing, or reading an open menu. */
const BUSY = 'dialog[open], [aria-expanded="true"], input:focus, textarea:focus, select:focus'
/** Whatever ends that is one of these. */
const CHANGES = ['focusin', 'focusout', 'keyup', 'pointerup', 'close'] as const

/** True once nobody is doing anything on the page: a popin never takes the keyboard from someone's hands. */
function useFreeScreen(isWanted: boolean): boolean {
  const [isFree, setFree] = useState(false)
  useEffect(() => {
    if (!isWanted || isFree) return
    const stop = new AbortController()
    // After the page has answered the event: a menu closes on the very key that is heard here.
    const look = () =>
      setTimeout(() => {
        if (!stop.signal.aborted && document.querySelector(BUSY) === null) setFree(true)
      }, 0)
    look()
    for (const name of CHANGES) document.addEventListener(name, look, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [isWanted, isFree])
  return isFree
}

/** S3-16, D9-03: one message at a time, the most pressing. Put off, it comes back; closed, it does not. */
export function Popin() {
  const client = useQueryClient()
  const { me } = useSignedIn()
  const { data } = useQuery(popinsQuery)
  const [memory] = useState(() => popinMemory(me.id))
  // Chosen once: having been shown must not take it away from under someone's eyes.
  const [chosen, setChosen] = useState<PopinMessage | null>(null)
  const [isClosed, setClosed] = useState(false)
  const message = chosen ?? data?.data.find((each) => memory.isDue(each))
  const isFree = useFreeScreen(message !== undefined && !isClosed)
  const { mutate: dismiss } = useMutation({
    mutationFn: (id: number) => api.post(`/popins/${id}/dismiss`),
    retry: 2,
    // Not recorded, it is closed in this browser all the same.
    onError: () => undefined,
  })
  const isShown = message !== undefined && !isClosed && isFree
  useEffect(() => {
    if (!isShown) return
    memory.rememberShown(message)
    // oxlint-disable-next-line react/set-state-in-effect -- it is chosen by having been shown, which is known only now
    setChosen(message)
  }, [isShown, message, memory])
  if (!isShown) return null
  const close = () => {
    memory.rememberClosed(message)
    setClosed(true)
    dismiss(message.id)
    client.setQueryData<Popins>(popinsQuery.queryKey, (before) => ({
      data: before?.data.filter(({ id }) => id !== message.id) ?? [],
    }))
  }
  const putOff = () => {
    memory.rememberLater(message)
    setClosed(true)
  }
  const isInside = message.link?.startsWith('/') === true
  return (
    <Dialog
      open
      onClose={close}
      title={message.title}
      footer={
        <>
          <Button onClick={putOff}>Plus tard</Button>
          <Button variant={message.link ? 'ghost' : 'primary'} onClick={close}>
            {message.link ? 'Ne plus afficher' : 'J’ai lu'}
          </Button>
          {message.link && (
            <ButtonLink
              variant="primary"
              href={message.link}
              {...(isInside ? {} : { target: '_blank', rel: 'noopener' })}
              onClick={(event) => {
                const { link } = message
                close()
                if (!isInside || !link) return
                event.preventDefault()
                go(link)
              }}
            >
              {message.link_label || 'En savoir plus'}
              {!isInside && <span className="sr">(nouvel onglet)</span>}
            </ButtonLink>
          )}
        </>
      }
    >
      {message.image && (
        <div className="popin__art">
          <Picture file={message.image} seed={message.id} sizes="560px" eager />
        </div>
      )}
      {message.text && <p className="popin__text">{message.text}</p>}
    </Dialog>
  )
}
