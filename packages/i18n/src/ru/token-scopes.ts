import type { TokenScope } from '@polynya/contract'

/** Scopes of access tokens, in lists of them. */
export const tokenScopes = {
  read: 'чтение',
  swimmers: 'пловцы',
  events: 'события',
  teams: 'команды',
  orders: 'заказы',
  admissions: 'допуск',
  protocols: 'протоколы',
  results: 'результаты',
  accounts: 'учётные записи',
  baseResults: 'базовые результаты',
  accountsRead: 'чтение учётных записей',
  outbox: 'исходящие письма',
  audit: 'журнал действий',
  exports: 'выгрузки',
  documents: 'личные документы',
} satisfies Record<TokenScope, string>
