import type { CountryCode } from '@generated/model';
import type { Random } from '../random';

export interface Person {
  first_name: string;
  last_name: string;
  country: CountryCode;
  /** Both names in Latin letters, for the email address. */
  latin: string;
}

/** By country: weight, first names, last names. `伟|Wei` adds the Latin form of a name in another script. */
const NAMES: Partial<Record<CountryCode, { weight: number; first: string[]; last: string[] }>> = {
  US: {
    weight: 12,
    first: ['Sofia', 'Marcus', 'Dana', 'Eleanor', 'Theodore', 'Keisha', 'Bo'],
    last: ['Marchetti', 'Okafor-Wells', 'Lindqvist', 'Pruitt', 'Delgado', "O'Shaughnessy", 'Yu'],
  },
  GB: {
    weight: 7,
    first: ['Imogen', 'Rhys', 'Aoife', 'Callum', 'Priyanka'],
    last: ['Featherstonehaugh', 'Llewellyn', 'Ashby', 'Choudhury', 'Ng'],
  },
  HK: {
    weight: 10,
    first: ['嘉欣|Ka Yan', '志明|Chi Ming', '詠詩|Wing Sze', '家豪|Ka Ho', 'Vivian'],
    last: ['陳|Chan', '黃|Wong', '鄭|Cheng', '梁|Leung', '歐陽|Au Yeung'],
  },
  CN: {
    weight: 10,
    first: ['伟|Wei', '秀英|Xiuying', '子涵|Zihan', '建国|Jianguo', '若曦|Ruoxi'],
    last: ['王|Wang', '欧阳|Ouyang', '李|Li', '赵|Zhao', '司马|Sima'],
  },
  TW: {
    weight: 7,
    first: ['雅婷|Ya-Ting', '冠宇|Kuan-Yu', '怡君|Yi-Chun', '柏翰|Po-Han'],
    last: ['林|Lin', '張|Chang', '蔡|Tsai', '許|Hsu'],
  },
  JP: {
    weight: 6,
    first: ['陽菜|Hina', '蓮|Ren', 'さくら|Sakura', '健太郎|Kentaro'],
    last: ['佐藤|Sato', '勅使河原|Teshigawara', '長谷川|Hasegawa', '森|Mori'],
  },
  KR: {
    weight: 4,
    first: ['서연|Seo-yeon', '민준|Min-jun', '하은|Ha-eun'],
    last: ['김|Kim', '이|Lee', '황보|Hwangbo'],
  },
  SG: {
    weight: 6,
    first: ['Wei Ling', 'Muhammad Irfan', 'Rajeshwari', 'Jun Jie'],
    last: ['Tan', 'bin Abdul Rahman', 'Subramaniam', 'Koh'],
  },
  DE: {
    weight: 5,
    first: ['Jürgen', 'Anneliese', 'Karl-Friedrich', 'Zoë'],
    last: ['Müller-Lüdenscheidt', 'von und zu Hohenfels', 'Groß', 'Yıldız'],
  },
  FR: {
    weight: 4,
    first: ['Anaïs', 'Jean-Baptiste', 'Éloïse', 'Théo'],
    last: ['Lefèvre', 'de La Rochefontaine', 'Benoît', 'N’Diaye|NDiaye'],
  },
  CH: { weight: 3, first: ['Reto', 'Ladina'], last: ['Zürcher', 'Caduff'] },
  PL: { weight: 2, first: ['Małgorzata', 'Łukasz'], last: ['Brzęczyszczykiewicz', 'Wójcik'] },
  CZ: { weight: 2, first: ['Jiří', 'Božena'], last: ['Dvořáček', 'Novotná'] },
  SE: { weight: 2, first: ['Åsa', 'Björn'], last: ['Öberg', 'Lind'] },
  IS: { weight: 1, first: ['Þórdís|Thordis', 'Ragnar'], last: ['Guðmundsdóttir|Gudmundsdottir'] },
  UA: {
    weight: 3,
    first: ['Олена|Olena', 'Дмитро|Dmytro', 'Соломія|Solomiia'],
    last: ['Шевченко|Shevchenko', 'Кравчук|Kravchuk'],
  },
  GR: { weight: 2, first: ['Ελένη|Eleni', 'Γιώργος|Giorgos'], last: ['Παπαδοπούλου|Papadopoulou'] },
  TR: { weight: 2, first: ['Çağla', 'İbrahim'], last: ['Şahinoğlu', 'Öztürk'] },
  AE: {
    weight: 4,
    first: ['محمد|Mohammed', 'فاطمة|Fatima', 'عبد الرحمن|Abdulrahman'],
    last: ['المنصوري|Al Mansoori', 'الهاشمي|Al Hashimi'],
  },
  IL: { weight: 2, first: ['נועה|Noa', 'איתן|Eitan'], last: ['לוי|Levi', 'בן־דוד|Ben David'] },
  IN: {
    weight: 5,
    first: ['अनन्या|Ananya', 'Arjun', 'Venkatanarasimharajuvaripeta'],
    last: ['शर्मा|Sharma', 'Krishnamurthy', 'Iyer'],
  },
  TH: {
    weight: 2,
    first: ['ธนพล|Thanaphon', 'Siriporn'],
    last: ['Ratchapalakdee', 'Suvannabhumisakul'],
  },
  LK: { weight: 1, first: ['Dilhani'], last: ['Wickramasinghe Arachchilage Jayasuriya'] },
  NG: { weight: 3, first: ['Oluwaseun', 'Chukwuemeka'], last: ['Adébáyọ̀', 'Okonkwo'] },
  BR: {
    weight: 4,
    first: ['João', 'Maria Eduarda', 'Antônio'],
    last: ['Gonçalves', 'da Conceição Albuquerque e Vasconcelos'],
  },
  MX: { weight: 2, first: ['Ximena', 'José Ángel'], last: ['Muñoz Peña', 'Ibáñez'] },
  AU: { weight: 3, first: ['Lachlan', 'Matilda'], last: ['Nguyen', 'Barrington-Smythe'] },
  VG: { weight: 1, first: ['Delroy'], last: ['Penn'] },
};

/** @param countries restricts where the person is from. */
export function inventPerson(random: Random, countries?: readonly CountryCode[]): Person {
  const country = countries
    ? random.pick(countries)
    : random.weighted(
        // `entries` loses the type of the keys.
        Object.entries(NAMES).map(([code, { weight }]) => [code as CountryCode, weight] as const),
      );
  const pool = NAMES[country];
  if (!pool) throw new Error(`No names for ${country}.`);
  const [first_name = '', firstLatin = first_name] = random.pick(pool.first).split('|');
  const [last_name = '', lastLatin = last_name] = random.pick(pool.last).split('|');
  return { first_name, last_name, country, latin: `${firstLatin} ${lastLatin}` };
}

/** The Latin forms of names in other scripts. */
const LATIN = new Map(
  Object.values(NAMES)
    .flatMap(({ first, last }) => [...first, ...last])
    .map((name) => name.split('|'))
    .map(([name = '', latin = name]) => [name, latin] as const),
);

/** A name as the person's documents have it: `LEFEVRE`, in letters from A to Z. */
export function latinName(person: { first_name: string; last_name: string }) {
  const latin = (name: string) => plainLetters(LATIN.get(name) ?? name).toUpperCase();
  return { first: latin(person.first_name), last: latin(person.last_name) };
}

function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łŁ]/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replaceAll('’', "'");
}

/** `Théo de La Rochefontaine` becomes `theo.de.la.rochefontaine@example.com`; a taken address gets a number. */
export function emailOf(person: Person, taken: Set<string>): string {
  const local = plainLetters(person.latin)
    .replaceAll("'", '')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '.')
    .replace(/^\.|\.$/g, '');
  let email = `${local}@example.com`;
  for (let number = 2; taken.has(email); number++) email = `${local}${number}@example.com`;
  taken.add(email);
  return email;
}

/** Numbers that the authorities reserve for fiction: none of them reaches anybody. */
export function fictionalPhone(random: Random, country: string): { code: string; number: string } {
  const digits = (count: number) => String(random.int(0, 10 ** count - 1)).padStart(count, '0');
  switch (country) {
    case 'US':
      return {
        code: '+1',
        number: `${random.pick(['202', '303', '415', '646'])}55501${digits(2)}`,
      };
    case 'DE':
      return { code: '+49', number: `3023125${digits(3)}` };
    case 'FR':
      return { code: '+33', number: `19900${digits(4)}` };
    case 'AU':
      return { code: '+61', number: `491570${random.pick(['006', '156', '157', '158', '159'])}` };
    case 'SE':
      return { code: '+46', number: `701740${random.int(605, 699)}` };
    default:
      return { code: '+44', number: `7700900${digits(3)}` };
  }
}

const HOUSES = [
  'Quillmark',
  'Harbour Lantern',
  'Ninefold',
  'Pale Heron',
  'Thornbury Vale',
  'Copper Meridian',
  'Saltgrass',
  'Ostrich & Vane',
  'Bluehollow',
  'Kestrel Ledger',
  'Marrow Creek',
  'Sable Orchard',
  'Tidewright',
  'Fernhollow',
  'Old Pier',
  'Glasswing',
  'Eastmere',
  'Vellum Gate',
];
const FORMS: Record<string, string[]> = {
  DE: ['Forderungen GmbH', 'Beteiligungs GmbH & Co. KG'],
  CH: ['Claims AG'],
  FR: ['Créances SAS'],
  JP: ['債権投資株式会社', 'Saiken K.K.'],
  HK: ['Recovery Partners (Hong Kong) Limited', '資本有限公司'],
  SG: ['Special Situations Pte. Ltd.'],
  VG: ['Distressed Holdings (BVI) Ltd.'],
};
const DEFAULT_FORMS = [
  'Capital Partners LP',
  'Claims Fund II LP',
  'Recovery LLC',
  'Special Situations Ltd.',
  'Distressed Credit Opportunities Master Fund III (Cayman) Segregated Portfolio Company Limited',
  'Asset Management',
];

export function inventCompany(random: Random, country: string): string {
  return `${random.pick(HOUSES)} ${random.pick(FORMS[country] ?? DEFAULT_FORMS)}`;
}
