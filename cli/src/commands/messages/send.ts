import { once } from '../../calls/idempotency-key.ts'
import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { confirm } from '../../input/ask.ts'
import { checkBody } from '../../input/check-body.ts'
import { numberOf } from '../../input/number-of.ts'
import { messageOf } from './message-input.ts'
import { recipientsText } from './preview.ts'

/** Sends a message once; the server compares the number of recipients with the one that was shown. */
export const run: Run<'messages send'> = async (context, flags) => {
  const { t } = context
  const id = numberOf(context, flags.event)
  const { events } = await context.client()
  const draft = await messageOf(context, id, flags)
  const preview = await events.previewMessage({ params: { id }, body: draft })
  const { recipients } = preview
  const whom = recipientsText(context, preview)
  const subject = context.language === 'ru' ? draft.subjectRu : draft.subjectEn
  await checkBody(context, 'events.sendMessage', { ...draft, recipients })
  if (context.settings.dryRun)
    return plan(context, [{ action: 'send', what: `${subject}. ${whom}`, recipients, body: draft }])
  await confirm(context, t('cli:messages.confirm', { subject, whom }))
  const sent = await once(context, {
    words: ['events.sendMessage', id, draft],
    isNew: flags.newRequest,
    send: (key) => events.sendMessage({ params: { id }, body: { ...draft, recipients } }, { key }),
  })
  return item(sent, [t('cli:messages.sent', { recipients: sent.recipients })])
}
