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
