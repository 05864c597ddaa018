import type { RankedResult } from '@polynya/contract'
import type { Words } from '@polynya/ui'

/** The records that a result set or equalled. */
export function RecordMarks({
  records,
  words: { t },
}: Pick<RankedResult, 'records'> & { readonly words: Words }) {
  return records.map(({ kind, ageGroup, state, isEqualled, isLeadOff }) => {
    const notes = [
      isEqualled && t('results:records.equalled'),
      isLeadOff && t('results:records.leadOff'),
      state === 'tentative' && t('results:records.tentative'),
    ].filter(Boolean)
    return (
      <small key={`${kind} ${ageGroup} ${isLeadOff}`} className="result-record">
        <b>{t(`results:records.${kind}`, { group: ageGroup ?? '' })}</b>
        {notes.length > 0 && ` (${notes.join(', ')})`}
      </small>
    )
  })
}
