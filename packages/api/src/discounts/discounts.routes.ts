import { discountPreview, discountPreviewBody, egalimCapAnswer } from '@kiosque/contract/wire/discounts'
import type { Routes } from '../http/app-type.ts'
import { currentCap, previewDiscount } from './discounts.service.ts'

const config = { access: 'editor' } as const

export const discountsRoutes: Routes = async (app) => {
  const { db, now } = app.deps

  app.post(
    '/admin/discounts/preview',
    { config, schema: { body: discountPreviewBody, response: { 200: discountPreview } } },
    (request) => previewDiscount(db, request.body, now()),
  )
  app.get('/admin/discounts/cap', { config, schema: { response: { 200: egalimCapAnswer } } }, async () => ({
    cap: await currentCap(db, now()),
  }))
}
