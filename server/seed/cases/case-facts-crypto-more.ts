import type { CaseFacts } from './case-facts';
import { cryptoParameters } from './case-parameters';
import { delaware, kroll, newJersey, novemberPrices } from './case-facts-shared';

export const moreCryptoCases: readonly CaseFacts[] = [
  {
    row: {
      case_code: 'blockfi',
      name: 'BlockFi',
      debtor_name: 'BlockFi Inc.',
      description:
        'A lender of digital assets. No trades have been reported, so there is no guide price yet.',
      ...newJersey,
      ...kroll('blockfi'),
      case_number: '22-19361',
      proceeding: 'chapter_11',
      petition_date: '2022-11-28',
      plan_effective_date: '2023-10-24',
      stage: 'distributing',
      status: 'active',
    },
    parameters: cryptoParameters(
      [
        { code: '1', name: 'BlockFi Interest Account claims' },
        { code: '2', name: 'Wallet account claims' },
      ],
      [
        { symbol: 'BTC', petition_price: '16200' },
        { symbol: 'ETH', petition_price: '1170' },
      ],
    ),
    prices: [],
    pricesRiseWithSize: false,
    weight: 4,
  },
  {
    row: {
      case_code: 'three-arrows',
      name: 'Three Arrows',
      debtor_name: 'Three Arrows Capital, Ltd.',
      description:
        'A fund in liquidation in the British Virgin Islands, recognized in New York under Chapter 15.',
      court: 'Eastern Caribbean Supreme Court, Virgin Islands; recognized by S.D.N.Y.',
      jurisdiction: 'VG',
      proceeding: 'chapter_15',
      petition_date: null,
      stage: 'claims',
      status: 'active',
    },
    parameters: cryptoParameters([{ code: 'GUC', name: 'Unsecured creditors' }], novemberPrices, {
      claim_types: ['loan', 'trade', 'other'],
      minimum_claim_amount: '25000',
    }),
    prices: [
      ['2023-02-01', 5, 7],
      ['2023-11-20', 7, 9],
      ['today', 11, 14],
    ],
    pricesRiseWithSize: false,
    weight: 4,
    sellers: { SG: 1, HK: 1, VG: 1, AE: 1, US: 1 },
  },
  {
    row: {
      case_code: 'alameda',
      name: 'Alameda Research',
      debtor_name: 'Alameda Research LLC',
      description:
        'The trading firm beside FTX; its case is administered together with that of FTX.',
      ...delaware,
      ...kroll('FTX'),
      proceeding: 'chapter_11',
      petition_date: '2022-11-11',
      stage: 'distributing',
      status: 'active',
    },
    parameters: cryptoParameters(
      [{ code: '6B', name: 'Digital asset loan claims' }],
      novemberPrices,
      {
        claim_types: ['loan', 'trade'],
      },
    ),
    prices: [
      ['2023-11-20', 9, 11],
      ['2024-12-01', 22, 28],
      ['today', 31, 38],
    ],
    pricesRiseWithSize: false,
    weight: 3,
  },
  {
    row: {
      case_code: 'mt-gox',
      name: 'Mt. Gox',
      debtor_name: 'MtGox Co., Ltd.',
      description:
        'The exchange that failed in 2014. Claims are fixed in yen at the value of a bitcoin then, which is why they trade far above 100 percent.',
      court: 'Tokyo District Court',
      jurisdiction: 'JP',
      proceeding: 'civil_rehabilitation',
      petition_date: '2014-02-28',
      stage: 'distributing',
      status: 'active',
      featured: true,
      featured_position: 4,
    },
    parameters: cryptoParameters(
      [
        { code: 'B', name: 'Base payment' },
        { code: 'E', name: 'Early lump-sum repayment' },
      ],
      [{ symbol: 'BTC', petition_price: '50058' }],
      { currency: 'JPY', minimum_claim_amount: '100000', claim_types: ['customer'] },
    ),
    prices: [
      ['2019-07-10', 190, 205],
      ['2019-12-10', 165, 180],
      ['2020-02-20', 280, 296],
      ['2024-07-05', 330, 372],
      ['today', 342, 388],
    ],
    pricesRiseWithSize: false,
    weight: 6,
    sellers: { JP: 2, US: 1, DE: 1, GB: 1, PL: 1 },
  },
  {
    row: {
      case_code: 'terraform-labs',
      name: 'Terraform Labs',
      debtor_name: 'Terraform Labs Pte. Ltd.',
      description:
        'The company behind Terra and Luna. Losses of coin holders are filed with a claims portal of the wind-down trust.',
      ...delaware,
      case_number: '24-10070',
      proceeding: 'chapter_11',
      petition_date: '2024-01-21',
      stage: 'claims',
      status: 'active',
    },
    parameters: cryptoParameters(
      [{ code: '5', name: 'Crypto loss claims' }],
      [
        { symbol: 'UST', petition_price: '0.03' },
        { symbol: 'LUNA', petition_price: '0.65' },
      ],
    ),
    prices: [
      ['2024-03-01', 2, 5],
      ['today', 4, 9],
    ],
    pricesRiseWithSize: false,
    weight: 3,
    sellers: { KR: 1, SG: 1, US: 1, TH: 1 },
  },
  {
    row: {
      case_code: 'cred',
      name: 'Cred',
      debtor_name: 'Cred Inc.',
      description:
        'A lender of digital assets. All distributions have been made; the case is closed for trading.',
      ...delaware,
      case_number: '20-12836',
      proceeding: 'chapter_11',
      petition_date: '2020-11-07',
      stage: 'closed',
      status: 'closed',
    },
    parameters: cryptoParameters(
      [{ code: '4', name: 'General unsecured claims' }],
      [{ symbol: 'BTC', petition_price: '15500' }],
    ),
    prices: [
      ['2021-06-01', 12, 18],
      ['2024-01-01', 6, 9],
    ],
    pricesRiseWithSize: false,
    weight: 0,
  },
];
