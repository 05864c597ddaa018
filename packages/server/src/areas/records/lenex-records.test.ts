import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { readRecords } from './record-file.ts'

const FREE_25 = '<SWIMSTYLE stroke="FREE" distance="25" relaycount="1"/>'
const MEET = '<MEETINFO name="Кубок" city="Тюмень" date="2012-02-03"/>'
const ANNA = '<ATHLETE lastname="Zimina" firstname="Vera" nation="RUS"><CLUB name="Моржи"/></ATHLETE>'

const record = (parts: string, attributes = 'swimtime="00:00:17.05"') =>
  `<RECORD ${attributes}>${parts}</RECORD>`
const list = (records: string, { gender = 'F', ages = '' } = {}) =>
  `<RECORDLIST course="OPEN" gender="${gender}" name="Рекорды">${ages}<RECORDS>${records}</RECORDS></RECORDLIST>`
const fileOf = (...lists: string[]) =>
  `<?xml version="1.0"?>\n<LENEX version="3.0"><RECORDLISTS>\n${lists.join('\n')}</RECORDLISTS></LENEX>`
const read = (...lists: string[]) => readRecords(Buffer.from(fileOf(...lists)))

describe('a Lenex file of records', () => {
  it('has records of all ages and of age groups, with their places and holders', () => {
    const { records, errors, leftOut } = read(
      list(record(`${FREE_25}${MEET}${ANNA}`, 'swimtime="00:00:17.05" comment="Water B"')),
      list(record(`${FREE_25}${MEET}${ANNA}`, 'swimtime="00:01:05.30" status="PENDING"'), {
        ages: '<AGEGROUP agemin="80" agemax="-1"/>',
      }),
    )
    expect([errors, leftOut]).toEqual([[], []])
    expect(records).toMatchObject([
      {
        ...{ line: 3, kind: 'AWR', ageGroup: null, distCode: '25FR', gender: 2, timeCs: 1705 },
        ...{ date: '2012-02-03', place: 'Кубок, Тюмень', waterCat: 'B', state: 'approved' },
        ...{ holder: { lastName: 'Zimina', firstName: 'Vera' }, country: 'RU', club: 'Моржи' },
      },
      { kind: 'GWR', ageGroup: 'J2', timeCs: 6530, state: 'tentative', waterCat: null },
    ])
  })

  it('has Latin names beside others, and relay teams by name', () => {
    const both =
      '<ATHLETE lastname="Зимина" firstname="Вера" lastname.en="Zimina" firstname.en="Vera" license="ZIMI004217"/>'
    const style = '<SWIMSTYLE stroke="FREE" distance="25" relaycount="4"/>'
    const team = '<RELAY name="Моржи"><CLUB name="Моржи" name.en="Walruses"/></RELAY>'
    const { records, errors } = read(
      list(record(`${FREE_25}${MEET}${both}`)),
      list(record(`${style}${MEET}${team}`, 'swimtime="00:01:15.00"'), { gender: 'X' }),
    )
    expect(errors).toEqual([])
    expect(records.map(({ holder }) => holder)).toMatchObject([
      {
        ...{ lastName: 'Zimina', nativeLastName: 'Зимина', nativeFirstName: 'Вера' },
        registryId: 'ZIMI004217',
      },
      { lastName: null, teamNameRu: 'Моржи', teamNameEn: 'Walruses' },
    ])
  })

  it('lists what is left out: other distances, and times that are no records', () => {
    const back = '<SWIMSTYLE stroke="BACK" distance="100" relaycount="1"/>'
    const { records, leftOut, errors } = read(
      list(
        record(`${back}${MEET}${ANNA}`) +
          record(`${FREE_25}${MEET}${ANNA}`, 'swimtime="00:00:16.00" status="TARGETTIME"'),
      ),
    )
    expect([records, errors]).toEqual([[], []])
    expect(leftOut).toEqual([
      { line: 3, field: '100 BACK', fault: 'distance_unknown' },
      { line: 3, field: 'TARGETTIME', fault: 'state_unknown' },
    ])
  })

  it('names what is wrong by line', () => {
    const errorsOf = (...lists: string[]) =>
      read(...lists).errors.map(({ line, field, fault }) => `${line} ${field} ${fault}`)
    expect(errorsOf(list(record(`${FREE_25}${ANNA}`)))).toEqual(['3 date required'])
    expect(errorsOf(list(record(`${FREE_25}${MEET}${ANNA}`, 'swimtime="fast"')))).toEqual([
      '3 time wrong_format',
    ])
    const abroad = ANNA.replace('RUS', 'XXX')
    expect(errorsOf(list(record(`${FREE_25}${MEET}${abroad}`)))).toEqual(['3 country country_unknown'])
    const ages = '<AGEGROUP agemin="31" agemax="33"/>'
    expect(errorsOf(list(record(`${FREE_25}${MEET}${ANNA}`), { ages }))).toEqual(['3 ageGroup group_unknown'])
  })

  it('is refused as a whole if it is damaged, expands entities, or is in an archive with others', () => {
    const faultOf = (bytes: Uint8Array) => readRecords(Buffer.from(bytes)).errors.map(({ fault }) => fault)
    expect(faultOf(strToU8('<LENEX><RECORDLISTS>'))).toEqual(['unreadable'])
    expect(faultOf(strToU8('<!DOCTYPE x [<!ENTITY a "aa">]><LENEX/>'))).toEqual(['unreadable'])
    expect(faultOf(strToU8('<LENEX><MEETS/></LENEX>'))).toEqual(['required'])
    const text = strToU8(fileOf(list(record(`${FREE_25}${MEET}${ANNA}`))))
    expect(readRecords(Buffer.from(zipSync({ 'records.lef': text }))).records).toHaveLength(1)
    expect(faultOf(zipSync({ 'one.lef': text, 'two.lef': text }))).toEqual(['archive_wrong'])
  })
})

describe('records exported as Lenex', () => {
  let world: TestApp
  let administrator: TestAccount
  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const load = (bytes: Uint8Array, name: string) =>
    administrator.client.records.importFile({
      query: {},
      body: { file: new File([Uint8Array.from(bytes)], name) },
    })
  const stored = async () => {
    const rows = await world.db.selectFrom('imported_record').selectAll().execute()
    return rows.map(({ id: _, import_id: __, ...row }) => JSON.stringify(row)).sort()
  }

  it('are the same again where there were none', async () => {
    const head =
      'kind;distance;gender;ageGroup;time;date;waterCat;state;registryId;lastName;firstName;nativeLastName;nativeFirstName;region;club;teamNameRu;teamNameEn;place'
    const lines = [
      'AWR;25FR;2;;00:18.00;2012-02-03;A;;;Zimina;Vera;Зимина;Вера;RU-TYU;Моржи;;;Кубок Туры',
      'AWR;25FR;2;;00:17.00;2014-02-03;;tentative;ZIMI004217;Zimina;Vera;;;;;;;',
      'GWR;50BR;1;J2;01:17.00;2014-02-03;C;;;Morozov;I.;;;;;;;Тюмень',
      'AWR;4x25FR;0;;01:15.30;2013-02-03;B;;;;;;;;;Моржи;Walruses;',
    ]
    expect(await load(strToU8([head, ...lines].join('\n')), 'records.csv')).toMatchObject({ added: 4 })
    const before = await stored()
    const { name, type, base64 } = await administrator.client.records.exportFile({ query: { type: 'lxf' } })
    expect([name, type]).toEqual(['records.lxf', 'application/zip'])
    await world.db.deleteFrom('swim_record').execute()
    await world.db.deleteFrom('record_import').execute()
    expect(await stored()).toEqual([])
    expect(await load(Buffer.from(base64, 'base64'), name)).toMatchObject({ added: 4, errors: [] })
    expect(await stored()).toEqual(before)
  })
})
