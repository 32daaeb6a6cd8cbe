import { idParams } from '@kiosque/contract/wire/common'
import {
  bankQuery,
  bankQuestion,
  bankQuestionBody,
  bankQuestionList,
  bankQuestionPatch,
  bankTags,
} from '@kiosque/contract/wire/question-bank'
import type { Routes } from '../../http/app-type.ts'
import {
  changeQuestion,
  createQuestion,
  findQuestion,
  listQuestions,
  listTags,
  presentQuestion,
  removeQuestion,
} from './bank.service.ts'

const editor = { access: 'editor' } as const

/** The question bank of the head office (D7-01): the rights of the other contents. */
export const bankRoutes: Routes = async (app) => {
  const { db, now, env } = app.deps
  const links = () => ({ secret: env.secretKey, now: now() })
  const present = (row: Awaited<ReturnType<typeof findQuestion>>) => presentQuestion(db, row, links())

  app.get(
    '/admin/question-bank',
    { config: editor, schema: { querystring: bankQuery, response: { 200: bankQuestionList } } },
    (request) => listQuestions(db, request.query, links()),
  )
  app.get(
    '/admin/question-bank/tags',
    { config: editor, schema: { response: { 200: bankTags } } },
    async () => ({ data: await listTags(db) }),
  )
  app.get(
    '/admin/question-bank/:id',
    { config: editor, schema: { params: idParams, response: { 200: bankQuestion } } },
    async (request) => present(await findQuestion(db, request.params.id)),
  )
  app.post(
    '/admin/question-bank',
    { config: editor, schema: { body: bankQuestionBody, response: { 201: bankQuestion } } },
    async (request, reply) => {
      const row = await createQuestion(db, request.body, { actor: request.viewer, now: now() })
      return reply.code(201).send(await present(row))
    },
  )
  app.patch(
    '/admin/question-bank/:id',
    {
      config: editor,
      schema: { params: idParams, body: bankQuestionPatch, response: { 200: bankQuestion } },
    },
    async (request) => {
      const writing = { actor: request.viewer, now: now() }
      return present(await changeQuestion(db, request.params.id, request.body, writing))
    },
  )
  app.delete(
    '/admin/question-bank/:id',
    { config: editor, schema: { params: idParams } },
    async (request, reply) => {
      await removeQuestion(db, request.params.id, { actor: request.viewer, now: now() })
      return reply.code(204).send()
    },
  )
}
