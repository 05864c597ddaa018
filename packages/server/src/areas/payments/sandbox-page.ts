/**
 * The page of the built-in gateway: a user who has its link chooses how the payment ends. Plain HTML, without
 * scripts.
 */

import { createFormats } from '@polynya/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { failField } from '../../failure.ts'
import { escaped } from '../../http/html.ts'
import { languageOf } from '../../http/language.ts'
import { acceptForms, sendPlainPage } from '../../http/plain-page.ts'
import { findPayment, type SandboxPayment } from '../../payments/sandbox.store.ts'
import { decide, SANDBOX_CHOICES, SANDBOX_PATH, type SandboxChoice } from '../../payments/sandbox.ts'
import { readSiteSetting } from '../site/site.store.ts'

type PageDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'ids' | 'limits' | 'storage' | 'gateways' | 'notify' | 'words'
>
type PageRequest = FastifyRequest<{ Params: { id: string }; Body: URLSearchParams }>

/** Serves the page where the built-in gateway takes payments. */
export function sandboxPage(app: FastifyInstance, deps: PageDeps) {
  if (!deps.gateways.sandbox) return
  app.register(async (pages) => {
    acceptForms(pages)
    pages.get(`${SANDBOX_PATH}/:id`, (request: PageRequest, reply) => show(request, reply, deps))
    pages.post(`${SANDBOX_PATH}/:id`, (request: PageRequest, reply) => choose(request, reply, deps))
  })
}

async function show(request: PageRequest, reply: FastifyReply, deps: PageDeps) {
  deps.limits.takeHere('read', request.ip)
  const payment = await findPayment(deps.db, request.params.id, deps.clock.now())
  if (!payment) return sendUnknown(request, reply, deps)
  const { titles } = await readSiteSetting(deps.db)
  const shop = titles[payment.language][0] ?? ''
  return sendPlainPage(reply, {
    language: payment.language,
    returnUrl: payment.return_url,
    ...paymentPage(payment, shop, deps),
  })
}

async function choose(request: PageRequest, reply: FastifyReply, deps: PageDeps) {
  await deps.storage.checkRoom()
  await deps.limits.take('visitorWrite', request.ip)
  const choice = choiceOf(request.body)
  const payment = await findPayment(deps.db, request.params.id, deps.clock.now())
  if (!payment) return sendUnknown(request, reply, deps)
  for (const externalId of await decide(deps, payment.external_id, choice)) {
    // A later query to the gateway reports the same result: an error here must not block the payer.
    await deps
      .notify('sandbox', externalId, { ip: request.ip, body: { choice }, refundId: null })
      .catch((problem: unknown) => request.log.error({ err: problem, requestId: request.id }, 'notify'))
  }
  return reply.redirect(payment.return_url, 303)
}

function choiceOf(body: URLSearchParams | undefined): SandboxChoice {
  const given = body instanceof URLSearchParams ? body.get('choice') : null
  return SANDBOX_CHOICES.find((choice) => choice === given) ?? failField('choice', 'not_allowed')
}

function paymentPage(payment: SandboxPayment, shop: string, { words }: Pick<PageDeps, 'words'>) {
  const t = words[payment.language]
  const amount = createFormats(payment.language).money(payment.amount, payment.currency)
  const isOpen = payment.status === 'pending' && payment.pays_at === null
  const buttons = SANDBOX_CHOICES.map(
    (choice) =>
      `<button name="choice" value="${choice}"${choice === 'pay' ? ' class="main"' : ''}>${escaped(t(`sandbox:choices.${choice}`))}</button>`,
  )
  const back = `<a class="button main" href="${escaped(payment.return_url)}">${escaped(t('sandbox:back'))}</a>`
  const title = isOpen ? t('sandbox:title') : t(`sandbox:ended.${payment.status}`)
  const facts = [
    [t(isOpen ? 'sandbox:amount' : 'sandbox:amountEnded'), amount, ' class="amount"'],
    [t('sandbox:shop'), shop, ''],
    [t('sandbox:order'), payment.description, ''],
  ].map(
    ([name = '', value = '', kind]) =>
      `<div><dt>${escaped(name)}</dt><dd${kind}>${escaped(value)}</dd></div>`,
  )
  return {
    title,
    ...(isOpen && { note: t('sandbox:note') }),
    content: `<dl>${facts.join('')}</dl>
${isOpen ? `<form method="post">${buttons.join('\n')}</form>` : back}`,
  }
}

function sendUnknown(request: PageRequest, reply: FastifyReply, { config, words }: PageDeps) {
  const language = languageOf(request)
  const t = words[language]
  const home = `<a class="button main" href="${escaped(config.publicUrl)}">${escaped(t('sandbox:home'))}</a>`
  return sendPlainPage(reply.status(404), {
    language,
    returnUrl: config.publicUrl,
    title: t('sandbox:unknown'),
    note: t('sandbox:unknownNote'),
    content: home,
  })
}
