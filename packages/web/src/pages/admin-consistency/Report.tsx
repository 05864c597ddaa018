import type { ConsistencyReport } from '@polynya/contract'
import { useWords, type Words } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import '../../infrastructure/components/tag.css'
import { ColumnTable } from '../../features/tables/ColumnTable.tsx'

type Outcome = ConsistencyReport['outcomes'][number]
type Finding = Outcome['findings'][number]

/** What a run found: checks with differences first. */
export function Report({ report }: { readonly report: ConsistencyReport }) {
  const { t, formats } = useWords()
  const isFaulty = ({ total }: Outcome) => total !== 0
  const sound = report.outcomes.filter((outcome) => !isFaulty(outcome))
  return (
    <section aria-labelledby="report">
      <h2 id="report">{t('consistency:runOf', { date: momentText(report.requestedAt, formats) })}</h2>
      {report.outcomes.filter(isFaulty).map((outcome) => (
        <Faulty key={outcome.check} outcome={outcome} />
      ))}
      {sound.length > 0 && (
        <>
          <h3>{t('consistency:passed')}</h3>
          <ul className="consistency-sound">
            {sound.map(({ check, isSampled }) => (
              <li key={check}>
                {t(`consistency:checks.${check}.name`)}
                {isSampled && <small> {t('consistency:isSampled')}</small>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Faulty({ outcome: { check, total, isNew, isSampled, findings } }: { readonly outcome: Outcome }) {
  const words = useWords()
  const { t } = words
  const name = t(`consistency:checks.${check}.name`)
  return (
    <div className="consistency-check">
      <h3>
        {name} {isNew && <span className="tag">{t('consistency:isNew')}</span>}{' '}
        {isSampled && <small>{t('consistency:isSampled')}</small>}
      </h3>
      <p>{t(`consistency:checks.${check}.text`)}</p>
      <p>
        <b>{total === null ? t('consistency:notRun') : t('consistency:total', { count: total })}</b>
      </p>
      {findings.length > 0 && <Findings name={name} findings={findings} words={words} />}
      {total !== null && total > findings.length && (
        <p className="note">{t('consistency:shown', { count: findings.length })}</p>
      )}
    </div>
  )
}

interface FindingsProps {
  readonly name: string
  readonly findings: readonly Finding[]
  readonly words: Words
}

function Findings({ name, findings, words }: FindingsProps) {
  const { t } = words
  return (
    <ColumnTable
      aria-label={name}
      columns={(['object', 'expected', 'stored'] as const).map((column) =>
        t(`consistency:columns.${column}`),
      )}
      rows={findings.map((finding) => [
        `${finding.kind} ${finding.id} ${finding.expected}`,
        [
          <Where key="object" finding={finding} words={words} />,
          finding.expected ?? t('consistency:nothing'),
          finding.stored ?? t('consistency:nothing'),
        ],
      ])}
    />
  )
}

/** The object at fault, with links to the swimmer, the event and the series. */
function Where({ finding, words: { t } }: { readonly finding: Finding; readonly words: Words }) {
  const { kind, id, iwsaid, eventId } = finding
  const object = t(`consistency:kinds.${kind}`, { id: String(id) })
  return (
    <>
      {kind === 'series' ? <a href={paths.seriesOf(id)}>{object}</a> : object}
      {iwsaid !== null && (
        <>
          {' '}
          <a href={paths.viewSwimmer(iwsaid)}>{iwsaid}</a>
        </>
      )}
      {eventId !== null && (
        <>
          {' '}
          <a href={paths.viewEvent(eventId)}>{t('consistency:eventOf', { id: String(eventId) })}</a>
        </>
      )}
    </>
  )
}
