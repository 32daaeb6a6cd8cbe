import { messageBody } from '@kiosque/contract/wire/common'
import { passwordEmailBody, passwordResetBody } from '@kiosque/contract/wire/identity'
import type { Routes } from '../http/app-type.ts'
import { originOf } from './origin.ts'
import { PASSWORD_EMAIL_MESSAGE, requestPasswordLink, resetPassword } from './password-reset.service.ts'

export const passwordResetRoutes: Routes = async (app) => {
  const { deps } = app

  app.post(
    '/password/email',
    { config: { access: 'public' }, schema: { body: passwordEmailBody, response: { 202: messageBody } } },
    async (request, reply) => {
      await requestPasswordLink(deps, request.body.email, originOf(request))
      return reply.code(202).send({ message: PASSWORD_EMAIL_MESSAGE })
    },
  )

  app.post(
    '/password/reset',
    { config: { access: 'public' }, schema: { body: passwordResetBody, response: { 200: messageBody } } },
    async (request) => {
      await resetPassword(deps, request.body)
      return { message: 'Votre mot de passe est enregistré. Vous pouvez vous connecter.' }
    },
  )
}
