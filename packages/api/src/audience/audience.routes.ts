import {
  audienceChoices,
  explainAnswer,
  explainBody,
  namedDrugstoresAnswer,
  namedDrugstoresBody,
  reachAnswer,
  reachBody,
  resolveCipsAnswer,
  resolveCipsBody,
} from '@kiosque/contract/wire/audience'
import type { Routes } from '../http/app-type.ts'
import { audienceChoicesOf, explainTo, nameDrugstores, reachOf, resolveCips } from './audience.service.ts'

export const audienceRoutes: Routes = async (app) => {
  const { db } = app.deps

  app.post(
    '/admin/audience/reach',
    { config: { access: 'editor' }, schema: { body: reachBody, response: { 200: reachAnswer } } },
    (request) => reachOf(db, request.body.target),
  )
  app.post(
    '/admin/audience/explain',
    { config: { access: 'editor' }, schema: { body: explainBody, response: { 200: explainAnswer } } },
    (request) => explainTo(db, request.body, app.deps.now()),
  )
  app.post(
    '/admin/audience/resolve-cips',
    { config: { access: 'editor' }, schema: { body: resolveCipsBody, response: { 200: resolveCipsAnswer } } },
    (request) => resolveCips(db, request.body.text),
  )
  app.post(
    '/admin/audience/drugstores',
    {
      config: { access: 'editor' },
      schema: { body: namedDrugstoresBody, response: { 200: namedDrugstoresAnswer } },
    },
    (request) => nameDrugstores(db, request.body.ids),
  )
  app.get(
    '/admin/audience/choices',
    { config: { access: 'editor' }, schema: { response: { 200: audienceChoices } } },
    () => audienceChoicesOf(db),
  )
}
