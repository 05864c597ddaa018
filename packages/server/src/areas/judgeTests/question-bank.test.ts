import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'

const QUESTION = {
  code: '3K-001',
  category: '3К',
  active: true,
  ru: 'С какой точностью\nзаписывают «время»?',
  en: 'How exact is a time; in "hundredths"?',
  rule: 'Правила; 4.1',
  options: [
    { ru: '=Сотая', en: 'A hundredth', right: true },
    { ru: 'Секунда', en: 'A second', right: false },
  ],
}

describe('the bank of questions', () => {
  let world: TestApp
  let editor: TestAccount
  beforeAll(async () => {
    world = await testApp()
    editor = await world.account(['judgeQuestions.edit'])
  })
  afterAll(() => world.stop())

  const load = (content: string, query: { dryRun?: boolean } = {}) =>
    editor.client.judgeTests.importQuestions({ query, body: { file: new File([content], 'questions') } })
  const exported = async (type: 'csv' | 'json') => {
    const { base64 } = await editor.client.judgeTests.questionsFile({ params: { type } })
    return Buffer.from(base64, 'base64').toString('utf8')
  }

  it('is changed by an import, not by its dry run', async () => {
    const file = JSON.stringify([QUESTION])
    expect(await load(file, { dryRun: true })).toMatchObject({ isStored: false, created: 1, errors: [] })
    expect(JSON.parse(await exported('json'))).toEqual([])
    expect(await load(file)).toEqual({ isStored: true, created: 1, updated: 0, unchanged: 0, errors: [] })
    expect(await load(file)).toEqual({ isStored: true, created: 0, updated: 0, unchanged: 1, errors: [] })
  })

  it.each(['csv', 'json'] as const)('is exported as %s that an import leaves unchanged', async (type) => {
    await load(JSON.stringify([QUESTION, { ...QUESTION, code: '3K-002', active: false }]))
    expect(await load(await exported(type))).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
      errors: [],
    })
  })

  it('gives a changed question a new version', async () => {
    await load(JSON.stringify([{ ...QUESTION, code: '3K-003' }]))
    expect(await load(JSON.stringify([{ ...QUESTION, code: '3K-003', rule: '5.2' }]))).toMatchObject({
      updated: 1,
    })
    const versions = await world.db
      .selectFrom('judge_question_version')
      .innerJoin('judge_question', 'judge_question.id', 'question_id')
      .where('code', '=', '3K-003')
      .orderBy('judge_question_version.version')
      .select(['judge_question_version.version', 'rule'])
      .execute()
    expect(versions).toEqual([
      { version: 1, rule: 'Правила; 4.1' },
      { version: 2, rule: '5.2' },
    ])
  })

  const HEAD = 'code,category,ru,en,rule,right,option1Ru,option1En,option2Ru,option2En'

  it.each([
    ['[\n{"code": "x",}\n]', 2, null, 'unreadable'],
    ['{"code": "x"}', 1, null, 'unreadable'],
    ['[\n7]', 2, null, 'wrong_format'],
    ['[]', 1, null, 'required'],
    [JSON.stringify([{ ...QUESTION, category: '5К' }], null, 1), 2, 'category', 'category_unknown'],
    [JSON.stringify([{ ...QUESTION, en: ' ' }]), 1, 'en', 'required'],
    [JSON.stringify([{ ...QUESTION, rule: 'r'.repeat(201) }]), 1, 'rule', 'too_long'],
    [JSON.stringify([{ ...QUESTION, ru: 5 }]), 1, 'ru', 'wrong_format'],
    [JSON.stringify([{ ...QUESTION, options: QUESTION.options.slice(1) }]), 1, 'options', 'options_few'],
    [
      JSON.stringify([{ ...QUESTION, options: Array(9).fill(QUESTION.options[0]) }]),
      1,
      'options',
      'options_many',
    ],
    [
      JSON.stringify([{ ...QUESTION, options: QUESTION.options.map((o) => ({ ...o, right: false })) }]),
      1,
      'options',
      'right_missing',
    ],
    [
      `[${JSON.stringify({ ...QUESTION, code: 'z' })},\n${JSON.stringify({ ...QUESTION, code: 'z' })}]`,
      2,
      'code',
      'repeated',
    ],
    ['code,category\nx,3К', 1, 'ru', 'column_missing'],
    [`${HEAD}\nx,3К,"in two\nlines",en,r,1,a,a,b,b\ny,3К,ru,,r,1,a,a,b,b`, 4, 'en', 'required'],
    [`${HEAD}\nx,3К,ru,en,r,7,a,a,b,b`, 2, 'options', 'right_missing'],
  ])('names the line of an error and stores nothing: %#', async (file, line, field, fault) => {
    const before = await exported('json')
    const { isStored, errors } = await load(file)
    expect(isStored).toBe(false)
    expect(errors).toContainEqual({ line, field, fault })
    expect(await exported('json')).toBe(before)
  })

  it('counts only the lines of a file that have no error', async () => {
    const counted = await load(
      JSON.stringify([
        { ...QUESTION, code: 'counted' },
        { ...QUESTION, code: 'wrong', en: '' },
      ]),
      { dryRun: true },
    )
    expect(counted).toMatchObject({ created: 1, updated: 0, unchanged: 0, errors: [{ field: 'en' }] })
  })

  it('reads Latin letters of categories and commas as separators', async () => {
    const { errors, created } = await load(`${HEAD}\nlatin,2k,ru,en,r,1 2,a,a,b,b`)
    expect({ errors, created }).toEqual({ errors: [], created: 1 })
    const questions = JSON.parse(await exported('json')) as (typeof QUESTION)[]
    expect(questions.find(({ code }) => code === 'latin')).toMatchObject({
      category: '2К',
      options: [{ right: true }, { right: true }],
    })
  })

  it('takes one of two new questions that have the same code and are saved at once', async () => {
    const { category, ...texts } = { ...QUESTION, code: '3K-twice' }
    const body = { ...texts, jCat: category as '3К', version: 0 }
    const saved = await Promise.allSettled(
      ['1.1', '1.2'].map((rule) => editor.client.judgeTests.saveQuestion({ body: { ...body, rule } })),
    )
    expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = saved.find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: { body: { reason: 'judge_question_conflict' } } })
  })

  it('is edited question by question, each change being a version', async () => {
    const { client } = editor
    const { category, ...texts } = { ...QUESTION, code: '3K-edit' }
    const first = await client.judgeTests.saveQuestion({
      body: { ...texts, jCat: category as '3К', version: 0 },
    })
    expect(first).toMatchObject({ code: '3K-edit', version: 1, rule: QUESTION.rule })
    const changed = { ...texts, jCat: '2К' as const, rule: '6.1', active: false, version: 1 }
    const second = await client.judgeTests.saveQuestion({ body: changed })
    expect(second).toMatchObject({ id: first.id, version: 2, jCat: '2К', active: false })
    expect(await client.judgeTests.saveQuestion({ body: { ...changed, version: 2 } })).toEqual(second)
    for (const version of [0, 1]) {
      const refused = await refusal(
        client.judgeTests.saveQuestion({ body: { ...changed, ru: 'Иначе?', version } }),
      )
      expect([refused.status, refused.body.reason]).toEqual([409, 'judge_question_conflict'])
    }
    const { versions } = await client.judgeTests.questionVersions({ params: { id: first.id } })
    expect(versions.map(({ version, rule, tests }) => [version, rule, tests])).toEqual([
      [2, '6.1', 0],
      [1, QUESTION.rule, 0],
    ])
    const found = (query: object) =>
      client.judgeTests.questions({ query }).then(({ questions }) => questions.map(({ code }) => code))
    expect(await found({ search: 'k-EDIT', jCat: '2К', active: false })).toEqual(['3K-edit'])
    expect(await found({ search: '3K_edit' })).toEqual([])
    expect(await found({ search: '3K-edit', active: true })).toEqual([])
    const gone = await refusal(client.judgeTests.questionVersions({ params: { id: 2_000_000 } }))
    expect(gone.body.reason).toBe('judge_question_not_found')
    const wrong = {
      ...changed,
      version: 2,
      options: texts.options.map((each) => ({ ...each, right: false })),
    }
    expect((await refusal(client.judgeTests.saveQuestion({ body: wrong }))).body.issues?.[0]?.path).toBe(
      'options',
    )
  })

  it('is open to its right and to super administrators without a region alone', async () => {
    const others = [
      await world.account(['admin']),
      await world.account(['rsf', 'baseResults.edit']),
      await world.account([{ right: 'superAdmin', region: 'RU-TYU' }]),
      await world.account([{ right: 'judgeQuestions.edit', region: 'RU-TYU' }]),
    ]
    for (const { client } of others) {
      const body = { file: new File([JSON.stringify([QUESTION])], 'q') }
      expect((await refusal(client.judgeTests.importQuestions({ body }))).body.reason).toBe('no_access')
      const file = client.judgeTests.questionsFile({ params: { type: 'json' } })
      expect((await refusal(file)).body.reason).toBe('no_access')
      expect((await refusal(client.judgeTests.questions())).body.reason).toBe('no_access')
    }
    const superAdmin = await world.account(['superAdmin'])
    expect((await superAdmin.client.judgeTests.openings()).editor).toBe(true)
  })
})
