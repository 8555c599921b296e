import type { ContactMethod } from '@generated/model';
import { describe, expect, test } from 'vitest';
import {
  contactChannelErrors,
  contactChannelsToSend,
  type ContactChannels,
} from './contact-channels';

const EMPTY = {
  phone_number: null,
  phone_country_code: null,
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
};

describe('what is sent', () => {
  test.each<[string, ContactChannels, Partial<typeof EMPTY | Record<string, string>>]>([
    ['nothing is null', {}, {}],
    ['empty values are null', { phone_number: '', whatsapp_number: '  ', telegram: '' }, {}],
    [
      'a code without its number is null',
      { phone_country_code: '+1', whatsapp_country_code: '+44' },
      {},
    ],
    ['an emptied number takes its code along', { phone_number: '', phone_country_code: '+1' }, {}],
    [
      'the two numbers do not mix',
      { phone_number: '2025550143', phone_country_code: '+1', whatsapp_country_code: '+44' },
      { phone_number: '2025550143', phone_country_code: '+1' },
    ],
    [
      'numbers as people write them',
      {
        phone_number: '(202) 555-0143',
        phone_country_code: ' +1 ',
        whatsapp_number: '20/25.55',
        whatsapp_country_code: '+44',
      },
      {
        phone_number: '2025550143',
        phone_country_code: '+1',
        whatsapp_number: '202555',
        whatsapp_country_code: '+44',
      },
    ],
    ['a number of signs only is none', { phone_number: '() -', phone_country_code: '+1' }, {}],
    ['a handle as it is quoted', { telegram: '@mara_lind' }, { telegram: 'mara_lind' }],
    ['only the sign of a handle', { telegram: '@' }, {}],
    ['blanks around are dropped', { telegram: ' mara_lind ' }, { telegram: 'mara_lind' }],
  ])('%s', (_, channels, sent) => {
    expect(contactChannelsToSend(channels)).toEqual({ ...EMPTY, ...sent });
  });
});

describe('what is wrong', () => {
  test.each<[string, ContactChannels, ContactMethod, string[]]>([
    ['email is always there', {}, 'email', []],
    ['an empty phone', {}, 'phone', ['preferred_contact_method']],
    ['a filled phone', { phone_number: '2025550143', phone_country_code: '+1' }, 'phone', []],
    [
      'the other number does not count',
      { whatsapp_number: '2025550143', whatsapp_country_code: '+1' },
      'phone',
      ['preferred_contact_method'],
    ],
    ['an empty telegram', { telegram: ' ' }, 'telegram', ['preferred_contact_method']],
    ['a filled telegram', { telegram: 'mara_lind' }, 'telegram', []],
    ['an empty whatsapp', {}, 'whatsapp', ['preferred_contact_method']],
    ['a phone without code', { phone_number: '2025550143' }, 'email', ['phone_country_code']],
    [
      'a whatsapp without code',
      { whatsapp_number: '2025550143' },
      'email',
      ['whatsapp_country_code'],
    ],
    [
      'fifteen digits in all',
      { phone_number: '12345678901234', phone_country_code: '+1' },
      'email',
      [],
    ],
    [
      'sixteen digits in all',
      { phone_number: '12345678901234', phone_country_code: '+44' },
      'email',
      ['phone_number'],
    ],
  ])('%s', (_, channels, preferred, fields) => {
    expect(Object.keys(contactChannelErrors(channels, preferred))).toEqual(fields);
  });
});
