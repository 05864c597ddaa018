/** Latin names. `Bērziņš/Bērziņa`: masculine and feminine form. */

import type { Names } from './names.ts'

const words = (text: string): string[] => text.trim().split(/\s+/)

const latin = (men: string, women: string, families: string): Names => ({
  script: 'latin',
  men: { older: words(men), younger: words(men) },
  women: { older: words(women), younger: words(women) },
  families: words(families),
})

export const ESTONIAN = latin(
  'Jaan Toomas Andres Urmas Priit Rein Margus Tarmo Kristjan Martin Rasmus Kaspar Siim Marko Sander',
  'Anne Tiina Piret Katrin Ülle Riina Maarika Liis Kadri Kristi Laura Johanna Hanna Merike Anu',
  `Tamm Saar Sepp Mägi Kask Kukk Rebane Ilves Pärn Koppel Luik Oja Raudsepp Kuusk Karu Lepik Vaher Põder Lõhmus
  Teder Jõgi Kallas Roos Laas Randmaa`,
)

export const LATVIAN = latin(
  'Jānis Andris Juris Edgars Māris Aivars Valdis Guntis Artūrs Kristaps Roberts Gatis Uldis Raivis',
  'Anna Inese Ilze Dace Ināra Līga Baiba Kristīne Zane Laura Elīna Agnese Sandra Aija',
  `Bērziņš/Bērziņa Kalniņš/Kalniņa Ozols/Ozola Jansons/Jansone Liepiņš/Liepiņa Krūmiņš/Krūmiņa Balodis/Balode
  Eglītis/Eglīte Zariņš/Zariņa Pētersons/Pētersone Vītols/Vītola Kļaviņš/Kļaviņa Vanags/Vanaga Kārkliņš/Kārkliņa
  Sproģis/Sproģe Lācis/Lāce Roze/Roze Briedis/Briede`,
)

export const FINNISH = latin(
  'Juhani Mikko Timo Jari Pekka Antti Heikki Matti Ville Janne Sami Olli Eero Aleksi Niko',
  'Aino Anneli Tuula Päivi Minna Sari Johanna Kaisa Leena Marjatta Emilia Noora Helmi Venla Riikka',
  `Virtanen Korhonen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Lehtinen
  Saarinen Salminen Heinonen Niemi Heikkilä Kinnunen Salonen Turunen Laitinen Tuominen Rantanen Karjalainen
  Jokinen Mattila Savolainen Lahtinen Ahonen Ojala`,
)

export const SWEDISH = latin(
  'Lars Anders Per Mikael Johan Erik Fredrik Magnus Björn Gustav Oskar Viktor Emil Nils',
  'Anna Karin Kristina Birgitta Ingrid Helena Sofia Åsa Maja Elsa Linnéa Frida Malin Ulrika',
  `Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Lindberg Sjöberg
  Lindström Öberg Nyström Sandberg Forsberg Åkesson`,
)

export const POLISH = latin(
  'Piotr Krzysztof Andrzej Tomasz Paweł Marcin Michał Grzegorz Łukasz Wojciech Jacek Kamil Bartosz Mateusz',
  'Anna Katarzyna Małgorzata Agnieszka Barbara Ewa Magdalena Joanna Zofia Hanna Karolina Aleksandra Beata',
  `Nowak Kowalski/Kowalska Wiśniewski/Wiśniewska Wójcik Kowalczyk Kamiński/Kamińska Lewandowski/Lewandowska
  Zieliński/Zielińska Szymański/Szymańska Woźniak Dąbrowski/Dąbrowska Kozłowski/Kozłowska Mazur Krawczyk
  Piotrowski/Piotrowska Grabowski/Grabowska Pawlak Sikora Górski/Górska Król`,
)

export const GERMAN = latin(
  'Thomas Michael Andreas Stefan Markus Jürgen Uwe Matthias Florian Lukas Felix Jonas Tobias Sebastian',
  'Sabine Susanne Petra Monika Claudia Birgit Julia Katharina Anna Lena Sophie Franziska Ursula Heike',
  `Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Hoffmann Schäfer Koch Bauer Richter Klein Wolf
  Neumann Schwarz Zimmermann Krüger Hofmann Huber Maier Gruber`,
)

export const BRITISH = latin(
  'James David Andrew Stephen Ian Neil Graham Callum Duncan Oliver Harry Thomas Colin Alasdair',
  'Susan Helen Fiona Alison Catherine Emma Kirsty Rachel Charlotte Eleanor Moira Bronwen Siân Morag',
  "Smith Jones Taylor Brown Wilson Evans Roberts Walker Thompson MacLeod Campbell Fraser O'Neill Morgan Davies Ross",
)

export const CHINESE = latin(
  'Wei Jun Qiang Ming Haoran Jianguo Zhiyong Bo Lei Tao Yong Peng',
  'Fang Li Na Xiuying Yan Jing Mei Xue Ying Hui Lan Yue',
  'Wang Zhang Liu Chen Yang Zhao Huang Zhou Xu Sun Guo Zhu Lin Gao Luo Zheng Liang Song Tang Feng',
)

export const SLOVENE = latin(
  'Janez Marko Andrej Matjaž Tomaž Boštjan Aleš Luka Gregor Matej Rok Žiga',
  'Marija Ana Maja Irena Mojca Nataša Barbara Petra Nina Tjaša Špela Urška',
  'Novak Horvat Kovačič Krajnc Zupančič Potočnik Kos Golob Vidmar Kralj Božič Turk Bizjak Hribar',
)
