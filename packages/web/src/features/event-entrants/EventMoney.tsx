import type { CurrencyMoney } from '@polynya/contract'
import { minorOf } from '@polynya/domain'
import { Button, EmptyState, Skeleton, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { saveAnswer } from '../../infrastructure/downloads/save-file.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { ContentSection } from '../event-content/ContentSection.tsx'
import { AttentionList } from '../orders/AttentionList.tsx'
import { MoneyTable } from './MoneyTable.tsx'
import { moneyQuery } from './money-query.ts'
import './event-entrants.css'

/** The money of an event, counted from the ledger, to look at and to take along. */
export function EventMoney({ event }: { readonly event: { readonly id: number } }) {
  const { t } = useWords()
  const { client } = useApp()
  const { data, error, isFetching, refetch } = useQuery(moneyQuery(client, event.id))
  return (
    <ContentSection id="event-money" heading={t('eventMoney:heading')} level={2}>
      {data && <AttentionList attention={data.attention} withOrders />}
      {data?.currencies.length === 0 && (
        <EmptyState title={t('eventMoney:none')}>
          <p>{t('eventMoney:noneAdvice')}</p>
        </EmptyState>
      )}
      {data && data.currencies.length > 0 && (
        <>
          <p className="field-hint">{t('eventMoney:text')}</p>
          {data.currencies.map((money) => (
            <InCurrency key={money.currency} money={money} />
          ))}
          <Downloads eventId={event.id} />
        </>
      )}
      {!data && error === null && <Skeleton shape="line" count={4} />}
      {!data && error !== null && (
        <LoadFailed title={t('eventMoney:failed')} error={error} isRetrying={isFetching} onRetry={refetch} />
      )}
    </ContentSection>
  )
}

function InCurrency({ money }: { readonly money: CurrencyMoney }) {
  const { t, formats } = useWords()
  const { currency, days, gateways, kinds, unpaid, pendingRefunds } = money
  const amountText = (amount: number) => formats.money(minorOf(amount), currency)
  const gatewayName = (gateway: string) => t(`eventMoney:gateways.${gateway as 'card'}`)
  const kindRows = (Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => ({
    names: [t(`eventMoney:kinds.${kind}`)],
    amounts: [kinds[kind]],
  }))
  const sums = ({ received, refunded, net }: Pick<CurrencyMoney, 'received' | 'refunded' | 'net'>) => [
    received,
    refunded,
    net,
  ]
  return (
    <div className="event-money">
      <MoneyTable
        caption={t('eventMoney:byGateway', { currency })}
        heads={['gateway', 'received', 'refunded', 'net']}
        rows={gateways.map((row) => ({ names: [gatewayName(row.gateway)], amounts: sums(row) }))}
        total={sums(money)}
        amountText={amountText}
      />
      <MoneyTable
        caption={t('eventMoney:byKind', { currency })}
        heads={['line', 'net']}
        rows={kindRows}
        total={[money.net]}
        amountText={amountText}
      />
      <MoneyTable
        caption={t('eventMoney:byDay', { currency })}
        heads={['date', 'gateway', 'received', 'refunded', 'net']}
        rows={days.map((row) => ({
          names: [formats.fullDate(row.date), gatewayName(row.gateway)],
          amounts: sums(row),
        }))}
        total={sums(money)}
        amountText={amountText}
      />
      {unpaid.orders > 0 && (
        <p>{t('eventMoney:unpaidOrders', { count: unpaid.orders, amount: amountText(unpaid.amount) })}</p>
      )}
      {pendingRefunds > 0 && <p>{t('eventMoney:onTheWay', { amount: amountText(pendingRefunds) })}</p>}
    </div>
  )
}

/** The same as files for spreadsheets. */
function Downloads({ eventId }: { readonly eventId: number }) {
  const words = useWords()
  const { t, language } = words
  const { client } = useApp()
  const [busy, setBusy] = useState<'csv' | 'xlsx' | null>(null)
  const [problem, setProblem] = useState<unknown>()

  async function download(type: 'csv' | 'xlsx') {
    setBusy(type)
    setProblem(undefined)
    try {
      const file = await client.events.moneyFile({ params: { id: eventId, type }, query: { lang: language } })
      saveAnswer(file)
    } catch (error) {
      setProblem(error)
    }
    setBusy(null)
  }

  return (
    <>
      <p className="buttons">
        {(['xlsx', 'csv'] as const).map((type) => (
          <Button key={type} isBusy={busy === type} onClick={() => download(type)}>
            {t('eventMoney:download', { type: type.toUpperCase() })}
          </Button>
        ))}
      </p>
      <p role="alert" className="field-error">
        {problem !== undefined && `${t('eventMoney:fileFailed')}. ${failureText(problem, words).advice}`}
      </p>
    </>
  )
}
