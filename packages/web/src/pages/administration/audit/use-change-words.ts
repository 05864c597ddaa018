import { AUDIT_FIELDS, AUDIT_VALUES, type AuditField, RightName } from '@polynya/contract'
import { isDate } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useRegions } from '../../../features/places/use-regions.ts'
import { momentText } from '../../../infrastructure/formats/moment-text.ts'
import { rightText } from '../accounts/rights.ts'
import type { ChangeWords } from './readable-change.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** Fields whose values are states, kinds or ways. */
const NAMED: ReadonlySet<AuditField> = new Set([
  'state',
  'status',
  'eventState',
  'document',
  'grade',
  'means',
  'refundTo',
  'cause',
  'type',
  'email',
  'scoring',
])

/** Returns the words of changes in the language of the page. */
export function useChangeWords(): ChangeWords {
  const { t, formats } = useWords()
  const regions = useRegions()

  function value(field: string, text: string): string {
    if (INSTANT.test(text)) return momentText(text, formats)
    if (isDate(text)) return formats.fullDate(text)
    const name = fieldOf(field)
    if (name === 'region') return regions.find((region) => region.value === text)?.text ?? text
    if (name === 'country') return formats.country(text)
    if (name === 'timeZone') return formats.zoneName(text)
    const known = name && NAMED.has(name) && AUDIT_VALUES.find((each) => each === text)
    if (known) return t(`administration:audit.values.${known}`)
    const right = name === 'right' && RightName.options.find((each) => each === text)
    return right ? rightText(right, t) : text
  }

  return {
    yes: t('administration:audit.yes'),
    no: t('administration:audit.no'),
    nothing: t('administration:audit.nothing'),
    field: (name) => fieldText(name, t),
    value,
  }
}

/** Fields of rows that are older than the list may have other names, which are shown as they are. */
function fieldText(name: string, t: ReturnType<typeof useWords>['t']): string {
  if (/^\d+$/.test(name)) return t('administration:audit.entryOf', { id: name })
  const known = fieldOf(name)
  return known ? t(`administration:audit.fields.${known}`) : name
}

/** The field of a database column or a property. */
function fieldOf(name: string) {
  const camelCase = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return AUDIT_FIELDS.find((field) => field === camelCase) ?? null
}
