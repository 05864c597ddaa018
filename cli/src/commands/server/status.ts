import { cliStatusWords } from '@polynya/i18n/cli'
import { replicaText } from '@polynya/i18n/status-text'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { momentsIn } from '../../terminal/moments.ts'

/** The state of the server: what to look at with advice, then the facts. */
export const run: Run<'server status'> = async (context) => {
  const { language } = context
  const t = await cliStatusWords(language)
  const moment = momentsIn(language)
  const client = await context.client()
  const status = await client.status.get()
  const { version, database, disk, backups, mails, webhooks, errors, findings } = status
  const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`
  return item(status, [
    ...(findings.length === 0 ? [t('status:sound')] : []),
    ...findings.map(
      ({ finding, weight }) =>
        [
          `${t(`status:findings.${finding}.title`)} (${t(`status:weights.${weight}`)})`,
          t(`status:findings.${finding}.advice`),
        ] as const,
    ),
    [t('status:version'), version],
    [t('status:startedAt'), moment(status.startedAt)],
    [t('status:database'), `${t(`status:drivers.${database.driver}`)}, ${gigabytes(database.sizeBytes)}`],
    ...database.replicas.map(
      (replica) => [t('status:replica', { name: replica.name }), replicaText(replica, t)] as const,
    ),
    [t('status:free'), gigabytes(disk.freeBytes)],
    [t('status:newestBackup'), backups.newestAt === null ? t('status:noBackup') : moment(backups.newestAt)],
    [t('status:mailsWaiting'), mails.waiting],
    ...(['active', 'failing', 'disabled', 'waiting'] as const).map(
      (each) => [t(`status:webhooksOf.${each}`), webhooks[each]] as const,
    ),
    [t('status:errors'), errors.total],
  ])
}
