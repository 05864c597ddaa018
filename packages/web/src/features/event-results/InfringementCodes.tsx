import { INFRINGEMENTS, type InfringementCode } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import './infringement-codes.css'

/** Codes of penalties and disqualifications with their texts and the numbers of their rules. */
export function InfringementCodes({ codes }: { readonly codes: readonly InfringementCode[] }) {
  const { t } = useWords()
  return (
    <dl className="infringement-codes">
      {codes.map((code) => (
        <div key={code}>
          <dt>{code}</dt>
          <dd>
            {t(`results:codes.${code}`)} ({t('results:rule', { rule: INFRINGEMENTS[code].rule })})
          </dd>
        </div>
      ))}
    </dl>
  )
}
