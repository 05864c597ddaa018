import { faultText, type LineFault } from '@polynya/i18n'
import { useWords } from '@polynya/ui'

interface Props {
  readonly heading: string
  readonly faults: readonly LineFault[]
}

/** Errors or warnings of a file, by line. Requires the namespace `administration`. */
export function LineFaults({ heading, faults }: Props) {
  const { t } = useWords()
  return (
    <>
      <p>
        <b>{heading}</b>
      </p>
      <ul>
        {faults.map((each) => (
          <li key={`${each.line} ${each.field} ${each.fault}`}>
            {t('administration:fileImports.line', { line: String(each.line) })}{' '}
            {each.field !== null && <code>{each.field}</code>}{' '}
            {t(`administration:fileImports.faults.${faultText(each)}`)}
          </li>
        ))}
      </ul>
    </>
  )
}
