import type { MessagePreview } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { messageOf } from './message-input.ts'

/** Whom a message would reach, and the e-mails as they would be written. */
export const run: Run<'messages preview'> = async (context, flags) => {
  const id = numberOf(context, flags.event)
  const client = await context.client()
  const body = await messageOf(context, id, flags)
  const preview = await client.events.previewMessage({ params: { id }, body })
  const { ru, en } = preview.letters
  return item(preview, [
    recipientsText(context, preview),
    ...(preview.sample.length > 0 ? [preview.sample.join(', ')] : []),
    ...[ru, en].flatMap(({ subject, text }) => ['', subject, '', text]),
  ])
}

export const recipientsText = ({ t }: Pick<Context, 't'>, { recipients, swimmers }: MessagePreview) =>
  t('cli:messages.recipients', { recipients, swimmers })
