/** A record that a result set or equalled, in words. */

import type { RecordMark } from '@polynya/contract'
import type { Translate } from './catalogues.ts'

/** The name of a record, and what is to be known about it. */
export function recordParts(
  { kind, ageGroup, state, isEqualled, isLeadOff }: RecordMark,
  t: Translate,
): { title: string; note: string | null } {
  const notes = [
    isEqualled && t('results:records.equalled'),
    isLeadOff && t('results:records.leadOff'),
    state === 'tentative' && t('results:records.tentative'),
  ].filter(Boolean)
  return {
    title: t(`results:records.${kind}`, { group: ageGroup ?? '' }),
    note: notes.length > 0 ? notes.join(', ') : null,
  }
}

/** «Национальный рекорд (ожидает утверждения)». */
export function recordText(mark: RecordMark, t: Translate): string {
  const { title, note } = recordParts(mark, t)
  return note === null ? title : `${title} (${note})`
}
