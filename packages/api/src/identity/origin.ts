import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { deviceLabel } from './device.ts'

/** Where a request comes from: the address is counted, the device is shown to its owner. */
export interface Origin {
  address: string
  device: string
}

export function originOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Origin {
  return { address: request.ip, device: deviceLabel(request.headers['user-agent']) }
}

/** One IPv6 home or office owns a whole /64: counting single addresses would count nothing. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter((part) => part !== '')
  const last = tail === undefined ? [] : tail.split(':').filter((part) => part !== '')
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last].slice(0, 4).join(':')
}
