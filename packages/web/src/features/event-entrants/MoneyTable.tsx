import { useWords } from '@polynya/ui'
import { ScrollBox } from '../../infrastructure/components/ScrollBox.tsx'

type Head = 'date' | 'gateway' | 'line' | 'received' | 'refunded' | 'net'

/** Amounts by what names them, with their sum; it scrolls by itself where it is too wide. */
export function MoneyTable({
  caption,
  heads,
  rows,
  total,
  amountText,
}: {
  readonly caption: string
  readonly heads: readonly Head[]
  readonly rows: readonly { readonly names: readonly string[]; readonly amounts: readonly number[] }[]
  readonly total: readonly number[]
  readonly amountText: (amount: number) => string
}) {
  const { t } = useWords()
  const names = heads.length - total.length
  return (
    <ScrollBox aria-label={caption}>
      <table className="ruled-table money-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={index < names ? undefined : 'amount'}>
                {t(`eventMoney:columns.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.names.join(' ')}>
              {row.names.map((name, index) =>
                index === 0 ? (
                  <th key={name} scope="row">
                    {name}
                  </th>
                ) : (
                  <td key={name}>{name}</td>
                ),
              )}
              {row.amounts.map((amount, index) => (
                <td key={heads[names + index]} className="amount">
                  {amountText(amount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={names}>
              {t('eventMoney:lines.total')}
            </th>
            {total.map((amount, index) => (
              <td key={heads[names + index]} className="amount">
                {amountText(amount)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  )
}
