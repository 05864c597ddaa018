import { GatewayName, type InstallationStatus } from '@polynya/contract'
import { replicaText } from '@polynya/i18n/status-text'
import { type Fact, Facts, useWords, type Words } from '@polynya/ui'
import { momentText } from '../../infrastructure/formats/moment-text.ts'

interface Props {
  readonly status: InstallationStatus
}

/** Facts in groups: the program, the database, the disk with its backups, e-mails, payments and webhooks. */
export function StatusFacts({ status }: Props) {
  const words = useWords()
  const { t } = words
  const groups: readonly (readonly [title: string, facts: readonly Fact[]])[] = [
    [t('status:program'), programFacts(status, words)],
    [t('status:database'), databaseFacts(status, words)],
    [t('status:storage'), storageFacts(status, words)],
    [t('status:mails'), mailFacts(status, words)],
  ]
  return (
    <div className="status-facts">
      {groups.map(([title, facts]) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <Facts facts={facts} />
        </section>
      ))}
    </div>
  )
}

const programFacts = ({ version, node, startedAt }: InstallationStatus, { t, formats }: Words): Fact[] => [
  { label: t('status:version'), value: version },
  { label: t('status:node'), value: node },
  { label: t('status:startedAt'), value: momentText(startedAt, formats) },
]

function databaseFacts({ database, migrations }: InstallationStatus, { t, formats }: Words): Fact[] {
  const { driver, version, sizeBytes, connections, waiting } = database
  return [
    { label: t('status:driver'), value: t(`status:drivers.${driver}`) },
    { label: t('status:postgres'), value: version },
    { label: t('status:size'), value: formats.fileSize(sizeBytes) },
    {
      label: t('status:connections'),
      value: t('status:connectionsOf', { count: connections, waiting: String(waiting) }),
    },
    ...replicaFacts(database, { t, formats }),
    { label: t('status:migration'), value: migrations.latest },
  ]
}

type ReplicaWords = Pick<Words, 't' | 'formats'>

function replicaFacts(
  { replicas, visitorReads }: InstallationStatus['database'],
  { t, formats }: ReplicaWords,
): Fact[] {
  const facts = replicas.map((replica) => ({
    label: t('status:replica', { name: replica.name }),
    value: replicaText(replica, t),
  }))
  if (visitorReads === null) return facts
  const [replica, primary] = [visitorReads.replica, visitorReads.primary].map(formats.number)
  return [
    ...facts,
    { label: t('status:visitorReads'), value: t('status:visitorReadsOf', { replica, primary }) },
  ]
}

function storageFacts({ disk, backups }: InstallationStatus, { t, formats }: Words): Fact[] {
  const { newestAt, count, everyHours } = backups
  return [
    { label: t('status:free'), value: formats.fileSize(disk.freeBytes) },
    { label: t('status:required'), value: formats.fileSize(disk.requiredBytes) },
    {
      label: t('status:newestBackup'),
      value: newestAt === null ? t('status:noBackup') : momentText(newestAt, formats),
    },
    { label: t('status:restoreTest'), value: restoreText(backups.restoreTest, { t, formats }) },
    { label: t('status:backupCount'), value: formats.number(count) },
    {
      label: t('status:everyHours'),
      value: everyHours === null ? t('status:never') : t('status:every', { count: everyHours }),
    },
  ]
}

function restoreText(
  test: InstallationStatus['backups']['restoreTest'],
  { t, formats }: Pick<Words, 't' | 'formats'>,
): string {
  if (test === null) return t('status:untested')
  const at = momentText(test.at, formats)
  const { problem } = test
  return problem === null ? t('status:restored', { at }) : t('status:notRestored', { at, problem })
}

const mailFacts = ({ mails, gateways, webhooks }: InstallationStatus, { t, formats }: Words): Fact[] => [
  { label: t('status:mailServer'), value: t(`status:isSent.${mails.isSent ? 'yes' : 'no'}`) },
  { label: t('status:mailsWaiting'), value: formats.number(mails.waiting) },
  ...gateways.map(({ name, unanswered }) => ({
    label: isGateway(name) ? t(`status:gateways.${name}`) : name,
    value: t('status:unanswered', { count: unanswered }),
  })),
  ...(['active', 'failing', 'disabled', 'waiting'] as const).map((each) => ({
    label: t(`status:webhooksOf.${each}`),
    value: formats.number(webhooks[each]),
  })),
]

/** Payments of an earlier gateway may still be open. */
const isGateway = (name: string): name is GatewayName => name in GatewayName.def.entries
