import type { ColumnType } from 'kysely'

export type Default<T> = ColumnType<T, T | undefined, T>

/** Money: read as whole minor units, written as a decimal (`decimalOf`). */
export type Money = ColumnType<number, string, string>
export type MoneyOrNull = ColumnType<number | null, string | null, string | null>
