/** Questions about rules in words: start, penalties, statuses, relays, records, documents, judges. */

import { type Both, type Question, question } from './question.ts'

const FIVE: Both = ['Штраф 5 секунд', 'A penalty of 5 seconds']
const OUT: Both = ['Дисквалификация', 'Disqualification']
const NONE: Both = ['Наказания нет', 'No penalty']
const TEN: Both = ['Штраф 10 секунд', 'A penalty of 10 seconds']
const RECALL: Both = ['Заплыв возвращают на старт', 'The heat is recalled']

const minor = (ru: string, en: string) =>
  question(
    [`Как наказывают: ${ru}?`, `What follows for ${en}?`],
    'Незначительные нарушения: +5 секунд за каждое',
    {
      right: [FIVE],
      wrong: [OUT, NONE, RECALL],
    },
  )

export const PENALTIES: Question[] = [
  minor('незначительный фальстарт', 'a minor false start'),
  minor('больше 5 м под водой после старта', 'more than 5 m under water after the start'),
  minor('больше 5 м под водой после поворота', 'more than 5 m under water after a turn'),
  minor(
    'погружение головы на дистанции брасс с поднятой головой',
    'the head under water in head-up breaststroke',
  ),
  minor('невыполнение исходного положения на старте', 'not taking the start position'),
  minor('незначительное нарушение передачи эстафеты', 'a minor take-over fault in a relay'),
  question(
    ['Как наказывают явный фальстарт?', 'What follows for a blatant false start?'],
    'Явный фальстарт ведёт к дисквалификации',
    { right: [OUT], wrong: [FIVE, TEN, NONE] },
  ),
  question(
    [
      'У пловца два незначительных нарушения в одном заплыве. Каков штраф?',
      'A swimmer commits two minor faults in one swim. What is the penalty?',
    ],
    'Штрафы складываются: 5 секунд за каждое нарушение',
    { right: [TEN], wrong: [FIVE, OUT, NONE] },
  ),
]

const CATEGORIES: Record<'A' | 'B' | 'C', Both> = {
  A: ['Категория A', 'Category A'],
  B: ['Категория B', 'Category B'],
  C: ['Категория C', 'Category C'],
}
const NOWHERE: Both = ['Ни в одной', 'In none']
const WATER_RULE = 'До 200 м — в любой воде; 450 м — в категориях B и C; 1000 м — только в C'
const inWhich = (metres: number): Both => [
  `В каких категориях воды проводят дистанцию ${metres} м вольным стилем? Отметьте все.`,
  `In which water categories is ${metres} m freestyle held? Choose all.`,
]

export const WATER_DISTANCES: Question[] = [
  question(inWhich(100), WATER_RULE, { right: [CATEGORIES.A, CATEGORIES.B, CATEGORIES.C], wrong: [NOWHERE] }),
  question(inWhich(200), WATER_RULE, { right: [CATEGORIES.A, CATEGORIES.B, CATEGORIES.C], wrong: [NOWHERE] }),
  question(inWhich(450), WATER_RULE, { right: [CATEGORIES.B, CATEGORIES.C], wrong: [CATEGORIES.A] }),
  question(inWhich(1000), WATER_RULE, { right: [CATEGORIES.C], wrong: [CATEGORIES.A, CATEGORIES.B] }),
  question(
    [
      'Вода 1,5 °C. Какие дистанции можно проводить по правилам? Отметьте все.',
      'The water is 1.5 °C. Which distances can be held under the rules? Choose all.',
    ],
    WATER_RULE,
    {
      right: [
        ['25 м брассом', '25 m breaststroke'],
        ['200 м вольным стилем', '200 m freestyle'],
      ],
      wrong: [
        ['450 м вольным стилем', '450 m freestyle'],
        ['1000 м вольным стилем', '1000 m freestyle'],
      ],
    },
  ),
]

const DNS: Both = ['Не вышел на старт', 'Did not start']
const DNF: Both = ['Не закончил дистанцию', 'Did not finish']
const DSQ: Both = ['Дисквалифицирован', 'Disqualified']
const WDR: Both = ['Снялся с соревнований', 'Withdrew']
const meaning = (code: string, right: Both) =>
  question(
    [`Что значит ${code} в протоколе?`, `What does ${code} mean in a result list?`],
    'Статусы результатов',
    {
      right: [right],
      wrong: [DNS, DNF, DSQ, WDR].filter((each) => each !== right),
    },
  )

export const STATUSES: Question[] = [
  meaning('DNS', DNS),
  meaning('DNF', DNF),
  meaning('DSQ', DSQ),
  meaning('WDR', WDR),
  question(
    [
      'Кто стоит в протоколе после пловцов с местами? Отметьте всех.',
      'Who follows the ranked swimmers in a result list? Choose all.',
    ],
    'После мест: DNF, DSQ, DNS, WDR — без места',
    { right: [DNF, DSQ, DNS], wrong: [['Пловцы с одинаковым временем', 'Swimmers with equal times']] },
  ),
  question(
    [
      'Пловец проплыл дистанцию и дисквалифицирован. Что делают с его временем?',
      'A swimmer finished and was disqualified. What happens to the time?',
    ],
    'Проплытое время сохраняют при DSQ, места нет',
    {
      right: [['Сохраняют, места не дают', 'It is preserved, without a place']],
      wrong: [
        ['Стирают', 'It is erased'],
        ['Заменяют на 00:00.00', 'It is replaced by 00:00.00'],
      ],
    },
  ),
]

const CODES: readonly (readonly [string, Both])[] = [
  ['FS-P', ['Незначительный фальстарт, +5 секунд', 'A minor false start, +5 seconds']],
  ['FS-D', ['Явный фальстарт, дисквалификация', 'A blatant false start, disqualification']],
  ['UW', ['Больше 5 м под водой, +5 секунд', 'More than 5 m under water, +5 seconds']],
  ['HD', ['Голова под водой, +5 секунд', 'The head under water, +5 seconds']],
  ['TT', ['Поворот кувырком', 'A tumble turn']],
  ['NW', ['Нет касания стенки', 'No touch of the wall']],
  ['SH', ['Плечи над водой, +5 секунд', 'Shoulders above the water, +5 seconds']],
  ['RX', ['Ошибка передачи эстафеты, +5 секунд', 'A relay take-over fault, +5 seconds']],
]

export const FAULT_CODES: Question[] = CODES.map(([code, right], index) =>
  question(
    [
      `Судья на дистанции записал код ${code}. Что произошло?`,
      `A judge wrote the code ${code}. What happened?`,
    ],
    'Коды нарушений зимнего плавания',
    {
      right: [right],
      wrong: [1, 2, 3].map((step) => CODES[(index + step) % CODES.length]?.[1] ?? right),
    },
  ),
)

const START = 'Старт: «Снять одежду» (5 с), «Войти в воду» (3 с), «На старт», сигнал через 3 с'
const pause = (after: Both, right: number): Question =>
  question(
    [
      `Сколько секунд проходит после команды «${after[0]}»?`,
      `How many seconds pass after the command “${after[1]}”?`,
    ],
    START,
    {
      right: [[`${right} с`, `${right} s`]],
      wrong: [1, 3, 5, 10]
        .filter((each) => each !== right)
        .map((each) => [`${each} с`, `${each} s`] as const),
    },
  )
const UNDRESS: Both = ['Снять одежду', 'Take off your clothes']
const ENTER: Both = ['Войти в воду', 'Get in the water']
const MARKS: Both = ['На старт', 'On your marks']

export const STARTS: Question[] = [
  pause(UNDRESS, 5),
  pause(ENTER, 3),
  pause(MARKS, 3),
  question(['Какая команда стартёра первая?', 'Which command of the starter is the first?'], START, {
    right: [UNDRESS],
    wrong: [ENTER, MARKS],
  }),
  question(
    ['Откуда стартуют пловцы? Отметьте всё верное.', 'How do swimmers start? Choose all that is right.'],
    'Старт из воды: рука на поручне, плечи под водой',
    {
      right: [
        ['Из воды', 'In the water'],
        ['Держась рукой за поручень', 'With a hand on the bar'],
        ['С плечами под водой', 'With the shoulders under water'],
      ],
      wrong: [['С тумбы', 'From a block']],
    },
  ),
  question(
    ['Возвращают ли заплыв после фальстарта?', 'Is a heat recalled after a false start?'],
    'Возврата заплыва нет',
    {
      right: [['Нет', 'No']],
      wrong: [
        ['Да, один раз', 'Yes, once'],
        ['Да, по решению стартёра', 'Yes, if the starter decides so'],
      ],
    },
  ),
]

export const TECHNIQUE: Question[] = [
  question(['Разрешён ли поворот кувырком?', 'Is a tumble turn allowed?'], 'Повороты кувырком запрещены', {
    right: [['Нет', 'No']],
    wrong: [
      ['Да', 'Yes'],
      ['Только на дистанциях от 200 м', 'Only from 200 m on'],
    ],
  }),
  question(
    [
      'На каких дистанциях брассом голова остаётся над водой? Отметьте все.',
      'In which breaststroke distances does the head stay above the water? Choose all.',
    ],
    '25 и 50 м брассом плывут с поднятой головой',
    {
      right: [
        ['25 м', '25 m'],
        ['50 м', '50 m'],
      ],
      wrong: [
        ['100 м', '100 m'],
        ['200 м', '200 m'],
      ],
    },
  ),
  question(
    [
      'Сколько метров под водой допустимо после старта и поворота?',
      'How many metres under water are allowed after the start and a turn?',
    ],
    'Под водой — не больше 5 м',
    {
      right: [['5 м', '5 m']],
      wrong: [
        ['10 м', '10 m'],
        ['15 м', '15 m'],
        ['Нисколько', 'None'],
      ],
    },
  ),
  question(['С какой точностью записывают время?', 'How exact are times?'], 'Время — до сотой секунды', {
    right: [['До сотой секунды', 'To a hundredth of a second']],
    wrong: [
      ['До десятой секунды', 'To a tenth of a second'],
      ['До секунды', 'To a second'],
    ],
  }),
  question(
    [
      'Какие способы плавания есть на коротких дистанциях? Отметьте все.',
      'Which strokes do short distances have? Choose all.',
    ],
    'Дистанции: вольный стиль, брасс, баттерфляй',
    {
      right: [
        ['Вольный стиль', 'Freestyle'],
        ['Брасс', 'Breaststroke'],
        ['Баттерфляй', 'Butterfly'],
      ],
      wrong: [['На боку', 'Sidestroke']],
    },
  ),
]
