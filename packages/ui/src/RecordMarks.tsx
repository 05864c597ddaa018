import type { RankedResult } from '@polynya/contract'
import { recordParts } from '@polynya/i18n/record-text'
import type { Words } from './words.ts'

/** The records that a result set or equalled. */
export function RecordMarks({
  records,
  words: { t },
}: Pick<RankedResult, 'records'> & { readonly words: Words }) {
  return records.map((mark) => {
    const { title, note } = recordParts(mark, t)
    return (
      <small key={`${mark.kind} ${mark.ageGroup} ${mark.isLeadOff}`} className="result-record">
        <b>{title}</b>
        {note !== null && ` (${note})`}
      </small>
    )
  })
}
