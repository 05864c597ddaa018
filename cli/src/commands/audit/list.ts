import { readableChange } from '@polynya/i18n/audit-change'
import { cliAuditTexts } from '@polynya/i18n/cli'
import { given, pageFor, take } from '../../calls/take.ts'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { momentsIn } from '../../terminal/moments.ts'
import { auditWords } from './audit-words.ts'

/** Programs get actions, kinds and fields by the names that flags take; people, the changes in words. */
export const run: Run<'audit list'> = async (context, input) => {
  const { t, language } = context
  const { email, action, kind, object, since, until, limit } = input
  const moment = momentsIn(language)
  const words = auditWords(await cliAuditTexts(language), moment)
  const query = given({ email, action, kind, object, from: since, to: until })
  const client = await context.client()
  return rows(
    take(client.audit.list.items({ query: { ...query, limit: pageFor(limit) } }), limit),
    [
      { title: t('cli:label.at'), of: ({ at }) => at, shown: ({ at }) => moment(at) },
      { title: t('cli:label.email'), of: ({ account }) => account?.email ?? null },
      {
        title: t('cli:label.action'),
        of: ({ action }) => action,
        shown: ({ action }) => words.action(action),
      },
      {
        title: t('cli:label.object'),
        of: ({ kind, objectId }) => `${kind} ${objectId}`,
        shown: ({ kind, objectId }) => `${words.kind(kind)} ${objectId}`,
      },
      {
        title: t('cli:label.changes'),
        of: ({ changes }) => changes.map(({ field }) => field).join(', '),
        details: ({ changes }) => changes.map((change) => lineOf(readableChange(change, words.change))),
      },
    ],
    t('cli:noAudit'),
  )

  function lineOf({ field, before, after }: ReturnType<typeof readableChange>): string {
    return before === words.change.nothing ? `${field}: ${after}` : `${field}: ${before} → ${after}`
  }
}
