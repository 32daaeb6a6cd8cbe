export { formatPhone } from '@kiosque/contract/domain/phone'
