/** Origins of swimmers: twelve countries with cities, regions by ISO 3166-2, and fictional clubs. */

import type { Names } from './names.ts'
import { BELARUSIAN, KAZAKH, RUSSIAN } from './names-cyrillic.ts'
import {
  BRITISH,
  CHINESE,
  ESTONIAN,
  FINNISH,
  GERMAN,
  LATVIAN,
  POLISH,
  SLOVENE,
  SWEDISH,
} from './names-latin.ts'

export interface Homeland {
  readonly country: string
  /** Share of swimmers, in per cent. */
  readonly share: number
  readonly names: Names
  readonly towns: readonly Town[]
  /** Whether swimmers of this country have ranks of the Russian sport classification. */
  readonly ranks: boolean
}

export interface Town {
  readonly city: string
  readonly region: string
  readonly clubs: readonly string[]
}

const town = (region: string, city: string, ...clubs: string[]): Town => ({ region, city, clubs })

const RUSSIAN_TOWNS = [
  town('RU-TYU', 'Тюмень', 'Морж', 'Липовое', 'Сибирский лёд'),
  town('RU-TYU', 'Тобольск', 'Прорубь'),
  town('RU-MOW', 'Москва', 'Столица зимой', 'Серебряный Бор', 'Моржи Москвы'),
  town('RU-MOS', 'Дубна', 'Волжские моржи'),
  town('RU-SPE', 'Санкт-Петербург', 'Невские моржи', 'Аквайс СПб', 'Петропавловцы'),
  town('RU-LEN', 'Выборг', 'Балтийская полынья'),
  town('RU-MUR', 'Мурманск', 'Полярные моржи', 'Семёновское'),
  town('RU-KR', 'Петрозаводск', 'Онего', 'Карельские моржи'),
  town('RU-ARK', 'Архангельск', 'Белые медведи', 'Двина'),
  town('RU-VLG', 'Вологда', 'Русский Север'),
  town('RU-PSK', 'Псков', 'Снетогорские моржи'),
  town('RU-NIZ', 'Нижний Новгород', 'Стрелка'),
  town('RU-SAM', 'Самара', 'Жигулёвский лёд'),
  town('RU-TA', 'Казань', 'Казанка', 'Барс'),
  town('RU-BA', 'Уфа', 'Агидель'),
  town('RU-PER', 'Пермь', 'Кама'),
  town('RU-SVE', 'Екатеринбург', 'Уральская полынья', 'Шарташ'),
  town('RU-CHE', 'Челябинск', 'Смолино', 'Уральский характер'),
  town('RU-OMS', 'Омск', 'Иртыш'),
  town('RU-NVS', 'Новосибирск', 'Обские моржи', 'Сибирская прорубь'),
  town('RU-TOM', 'Томск', 'Белое озеро'),
  town('RU-KYA', 'Красноярск', 'Столбы', 'Енисей'),
  town('RU-IRK', 'Иркутск', 'Байкал Айс', 'Ангара'),
  town('RU-AMU', 'Благовещенск', 'Амурский лёд'),
  town('RU-KHA', 'Хабаровск', 'Амурские моржи'),
  town('RU-PRI', 'Владивосток', 'Тихий океан'),
  town('RU-KAM', 'Петропавловск-Камчатский', 'Авача', 'Халактырка'),
  town('RU-KGD', 'Калининград', 'Янтарные моржи'),
  town('RU-ROS', 'Ростов-на-Дону', 'Тихий Дон'),
]

const homeland = (
  country: string,
  share: number,
  [names, ...towns]: readonly [Names, ...Town[]],
): Homeland => ({ country, share, names, towns, ranks: names.script === 'cyrillic' })

export const HOMELANDS: readonly Homeland[] = [
  homeland('RU', 64, [RUSSIAN, ...RUSSIAN_TOWNS]),
  homeland('BY', 6, [
    BELARUSIAN,
    town('BY-HM', 'Минск', 'Цна', 'Белые моржи'),
    town('BY-VI', 'Витебск', 'Двинские моржи'),
    town('BY-BR', 'Брест', 'Мухавец'),
  ]),
  homeland('KZ', 5, [
    KAZAKH,
    town('KZ-71', 'Астана', 'Есиль'),
    town('KZ-75', 'Алматы', 'Алатау'),
    town('KZ-63', 'Усть-Каменогорск', 'Иртышские моржи'),
  ]),
  homeland('FI', 5, [
    FINNISH,
    town('FI-14', 'Oulu', 'Oulu Avanto'),
    town('FI-18', 'Helsinki', 'Talviuimarit'),
    town('FI-11', 'Tampere', 'Kaupinojan Avanto'),
    town('FI-10', 'Rovaniemi', 'Napapiirin Jääkarhut'),
  ]),
  homeland('EE', 4, [
    ESTONIAN,
    town('EE-37', 'Tallinn', 'Pirita Taliujujad'),
    town('EE-79', 'Tartu', 'Emajõe Hülged'),
    town('EE-68', 'Pärnu', 'Pärnu Jääkarud'),
  ]),
  homeland('LV', 3, [
    LATVIAN,
    town('LV-JEL', 'Jelgava', 'Lielupes Roņi'),
    town('LV-RIX', 'Rīga', 'Rīgas Roņi'),
  ]),
  homeland('PL', 3, [
    POLISH,
    town('PL-24', 'Katowice', 'Silesia Ice'),
    town('PL-22', 'Gdańsk', 'Gdańskie Morsy'),
    town('PL-14', 'Warszawa', 'Wiślane Morsy'),
  ]),
  homeland('DE', 3, [
    GERMAN,
    town('DE-BY', 'Burghausen', 'Eisschwimmer Burghausen'),
    town('DE-BE', 'Berlin', 'Berliner Seehunde'),
    town('DE-SN', 'Leipzig', 'Eisbären Leipzig'),
  ]),
  homeland('CN', 3, [
    CHINESE,
    town('CN-HL', 'Harbin', 'Songhua River Winter Swimmers'),
    town('CN-LN', 'Shenyang', 'North Lake Winter Swimmers'),
  ]),
  homeland('SE', 2, [
    SWEDISH,
    town('SE-AC', 'Skellefteå', 'Bottenvikens Vinterbadare'),
    town('SE-AB', 'Stockholm', 'Mälarens Vinterbad'),
  ]),
  homeland('GB', 1, [
    BRITISH,
    town('GB-SCT', 'Edinburgh', 'Forth Ice Club'),
    town('GB-ENG', 'London', 'London Ice Club'),
  ]),
  homeland('SI', 1, [
    SLOVENE,
    town('SI-003', 'Bled', 'Blejski Severni Medvedi'),
    town('SI-061', 'Ljubljana', 'Ljubljanski Mrož'),
  ]),
]
