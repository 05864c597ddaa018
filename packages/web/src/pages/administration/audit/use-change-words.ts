import { AUDIT_FIELDS, AUDIT_VALUES, RightName, TokenScope } from '@polynya/contract'
import { isDate } from '@polynya/domain'
import { auditFieldOf, type ChangeWords, namedValueOf } from '@polynya/i18n/audit-change'
import { useWords } from '@polynya/ui'
import { useRegions } from '../../../features/places/use-regions.ts'
import { momentText } from '../../../infrastructure/formats/moment-text.ts'
import { rightText } from '../accounts/rights.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** Returns the words of changes in the language of the page. */
export function useChangeWords(): ChangeWords {
  const { t, formats } = useWords()
  const regions = useRegions()

  function value(field: string, text: string): string {
    if (INSTANT.test(text)) return momentText(text, formats)
    if (isDate(text)) return formats.fullDate(text)
    const kind = namedValueOf(field)
    return (kind && NAMES[kind](text)) || text
  }

  /** Names of values; none of a value that is older than the lists. */
  const NAMES = {
    code(text: string) {
      const known = AUDIT_VALUES.find((each) => each === text)
      return known && t(`administration:audit.values.${known}`)
    },
    region: (text: string) => regions.find((region) => region.value === text)?.text,
    country: formats.country,
    timeZone: formats.zoneName,
    right(text: string) {
      const right = RightName.options.find((each) => each === text)
      return right && rightText(right, t)
    },
    scope(text: string) {
      const scope = TokenScope.options.find((each) => each === text)
      return scope && t(`administration:scopes.${scope}`)
    },
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
  const known = AUDIT_FIELDS.find((field) => field === auditFieldOf(name))
  return known ? t(`administration:audit.fields.${known}`) : name
}
