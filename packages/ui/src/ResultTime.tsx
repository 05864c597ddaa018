import type { RankedResult } from '@polynya/contract'
import { PENALTY_CS } from '@polynya/domain'
import { PersonalBest } from './PersonalBest.tsx'
import { RecordMarks } from './RecordMarks.tsx'
import { useWords, type Words } from './words.ts'

/** The outcome of a start with the marks that it earned: personal best, norm of a rank, records. */
export function ResultTime({ result }: { readonly result: RankedResult }) {
  const words = useWords()
  return (
    <>
      <Outcome result={result} words={words} />
      <ProgressMark progress={result.progress} words={words} />
      <RankMark evskRank={result.evskRank} words={words} />
      <RecordMarks records={result.records} words={words} />
    </>
  )
}

/** A personal best with its gain, or a season best. */
function ProgressMark({
  progress,
  words: { t },
}: Pick<RankedResult, 'progress'> & { readonly words: Words }) {
  if (progress === null) return null
  if (progress.gainCs !== null) return <PersonalBest gainCs={progress.gainCs} />
  if (!progress.isSeasonBest) return null
  return (
    <small>
      <abbr title={t('swimmers:results.seasonBestFull')}>{t('swimmers:results.seasonBest')}</abbr>
    </small>
  )
}

/** The rank whose norm a time fulfils. */
function RankMark({ evskRank, words: { t } }: Pick<RankedResult, 'evskRank'> & { readonly words: Words }) {
  if (evskRank === null) return null
  return (
    <small>
      <abbr title={t('results:rankFull', { rank: t(`sport:ranks.${evskRank}.name`) })}>
        {t('results:rank', { rank: t(`sport:ranks.${evskRank}.short`) })}
      </abbr>
    </small>
  )
}

/** The final time, or why there is none, with the raw time and each penalty. */
function Outcome({ result, words: { t } }: { readonly result: RankedResult; readonly words: Words }) {
  const { status, finalTime, rawTime, penalties, code, reason, splits } = result
  const isFinished = status === 'finished'
  const codes = penalties.map(({ code: penalty, leg }) =>
    leg === null ? penalty : t('results:table.leg', { code: penalty, leg: String(leg) }),
  )
  return (
    <>
      {isFinished && <b>{finalTime ?? t('results:table.participated')}</b>}
      {!isFinished && (
        <b title={t(`results:statuses.${status}`)}>{[status, code].filter(Boolean).join(' ')}</b>
      )}
      {!isFinished && finalTime && <small>{finalTime}</small>}
      {!isFinished && <small>{code ? t(`results:codes.${code}`) : t(`results:statuses.${status}`)}</small>}
      {penalties.length > 0 && (
        <small>
          {t('results:table.raw', { time: rawTime ?? '' })},{' '}
          {t('results:table.penalties', {
            seconds: String((penalties.length * PENALTY_CS) / 100),
            codes: codes.join(', '),
          })}
        </small>
      )}
      {splits.length > 0 && <small>{t('results:table.splits', { times: splits.join(', ') })}</small>}
      {reason && <small>{reason}</small>}
    </>
  )
}
