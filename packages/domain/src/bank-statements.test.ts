import { describe, expect, it } from 'vitest'
import { isClientBank, paymentsOfClientBank, paymentsOfTable } from './bank-statements.ts'

const rowsOf = (text: string) =>
  text.split('\n').map((line, index) => ({ line: index + 1, cells: line.split(';') }))

describe('a table of a bank', () => {
  it('has payments in beside payments out, in columns of their own, below lines about the account', () => {
    const text = [
      'Выписка по счёту;40703810000000000001',
      'Дата проводки;Счет;№ документа;Сумма по дебету;Сумма по кредиту;Назначение платежа;Плательщик',
      '20.11.2026;40817;17;;1 000,50;Заказ № 1027;ИВАНОВА АННА',
      '20.11.2026;40817;18;300,00;;Комиссия банка;',
      '21.11.2026 10:15;40817;19;0,00;2\u00a0500.00;Заказ № 1031;ПЕТРОВ П.П.',
      ';;;300,00;3 500,50;;',
      'Итого оборотов;;;;;;',
    ].join('\n')
    expect(paymentsOfTable(rowsOf(text))).toEqual({
      payments: [
        {
          ...{ line: 3, number: '17', date: '2026-11-20', amountMinor: 100_050, currency: null },
          ...{ payer: 'ИВАНОВА АННА', purpose: 'Заказ № 1027' },
        },
        {
          ...{ line: 5, number: '19', date: '2026-11-21', amountMinor: 250_000, currency: null },
          ...{ payer: 'ПЕТРОВ П.П.', purpose: 'Заказ № 1031' },
        },
      ],
      faults: [],
    })
  })

  it('has one column of amounts with a direction or with a sign', () => {
    const directed = [
      'Дата операции;Тип операции;Сумма;Валюта;Контрагент;Назначение платежа;Номер документа',
      '2026-11-20;Кредит;1000;RUR;Анна;Заказ 1027;5',
      '2026-11-20;Дебет;1000;RUR;Анна;Аренда;6',
    ]
    expect(paymentsOfTable(rowsOf(directed.join('\n')))?.payments).toMatchObject([
      { number: '5', amountMinor: 100_000, currency: 'RUB' },
    ])
    const signed = [
      'Date;Amount;Currency;Payer;Description',
      '2026-11-20;+1,000.00;EUR;Anna;Order 1027',
      '2026-11-21;-5.00;EUR;Bank;Fee',
    ]
    expect(paymentsOfTable(rowsOf(signed.join('\n')))?.payments).toMatchObject([
      { amountMinor: 100_000, currency: 'EUR', payer: 'Anna' },
    ])
  })

  it.each([
    ['тысяча', '20.11.2026', { field: 'amount', text: 'тысяча' }],
    ['1,000.00', '31.02.2026', { field: 'date', text: '31.02.2026' }],
    ['1000.555', '20.11.2026', { field: 'amount', text: '1000.555' }],
  ])('names an amount of %s on %s', (amount, date, fault) => {
    const text = `Дата;Сумма;Назначение платежа\n${date};${amount};Заказ 1`
    expect(paymentsOfTable(rowsOf(text))).toEqual({ payments: [], faults: [{ line: 2, ...fault }] })
  })

  it('is not recognised without its titles', () => {
    expect(paymentsOfTable(rowsOf('Имя;Сумма\nАнна;1000'))).toBeNull()
    expect(paymentsOfTable([])).toBeNull()
  })
})

describe('a text in the exchange format of 1C', () => {
  const document = (fields: Record<string, string>) => [
    'СекцияДокумент=Платежное поручение',
    ...Object.entries(fields).map(([name, value]) => `${name}=${value}`),
    'КонецДокумента',
  ]
  const own = '40703810000000000001'
  const given = {
    ...{ Номер: '17', Дата: '19.11.2026', Сумма: '1000.50', ПолучательСчет: own },
    ...{ Плательщик1: 'Иванова Анна', НазначениеПлатежа: 'Заказ № 1027' },
  }
  const payment = {
    ...{ line: 6, number: '17', date: '2026-11-19', amountMinor: 100_050, currency: null },
    ...{ payer: 'Иванова Анна', purpose: 'Заказ № 1027' },
  }
  const head = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'СекцияРасчСчет',
    `РасчСчет=${own}`,
    'КонецРасчСчет',
  ]

  it('has the payments to our account, dated by their receipt', () => {
    const text = [
      ...head,
      ...document({ ...given, ДатаПоступило: '20.11.2026' }),
      ...document({ ...given, ПолучательСчет: '40817', ПлательщикСчет: own }),
      'КонецФайла',
    ].join('\r\n')
    expect(isClientBank(text)).toBe(true)
    expect(paymentsOfClientBank(text)).toEqual({ payments: [{ ...payment, date: '2026-11-20' }], faults: [] })
  })

  it('has a purpose in several fields, and payments by their receipt where no account is named', () => {
    const { НазначениеПлатежа: _, ...others } = given
    const text = [
      '1CClientBankExchange',
      ...document({
        ...others,
        ДатаПоступило: '20.11.2026',
        НазначениеПлатежа1: 'Заказ',
        НазначениеПлатежа2: '№ 1027',
      }),
      ...document({ ...others, ДатаСписано: '20.11.2026' }),
    ].join('\n')
    expect(paymentsOfClientBank(text).payments).toEqual([{ ...payment, line: 2, date: '2026-11-20' }])
  })

  it('names an amount that is none', () => {
    const text = [...head, ...document({ ...given, Сумма: '' })].join('\n')
    expect(paymentsOfClientBank(text)).toEqual({
      payments: [],
      faults: [{ line: 6, field: 'amount', text: '' }],
    })
  })
})
