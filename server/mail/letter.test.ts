import { describe, expect, test } from 'vitest';
import { confirmationMail, magicLinkMail } from './account-mails';
import { claimMail } from './claim-news';
import { compose, inOneLine } from './letter';
import { identityReviewMail } from './decision-mails';

const origin = 'https://claims.example.com';
const secret = 'nQ0pWv7c2mT4sYbX9rLkJhGfD5aZ3eU1';

test('text and HTML say the same and carry the link', () => {
  const mail = compose(magicLinkMail({ origin, first_name: 'Mara', secret, ends: 'nothing' }));
  const url = `${origin}/magic-link/verify-email?token=${secret}`;
  expect(mail.text).toBe(
    `Hello Mara,\n\nUse this link to log in. It works once, for 15 minutes.\n\nLog in: ${url}\n\nIf you did not ask for this, you can ignore this mail.\n`,
  );
  expect(mail.html).toContain(`<p><a href="${url}">Log in</a></p>`);
});

test('the last word of a mail is how to switch off such mails, for a person and for a mail program', () => {
  const letter = {
    kind: 'offer',
    subject: 'An offer',
    name: 'Mara',
    paragraphs: ['You have one.'],
  };
  const off = { page: `${origin}/unsubscribe`, oneClick: `${origin}/api/unsubscribe` };
  const mail = compose(letter, off);
  expect(mail.text).toMatch(/You have one\.\n\nSwitch off mails of this kind: \S+\/unsubscribe\n$/);
  expect(mail.html).toMatch(
    /You have one\..*<a href="\S+\/unsubscribe">Switch off mails of this kind<\/a><\/p><\/div><\/body><\/html>$/,
  );
  expect(mail.unsubscribe_url).toBe(off.oneClick);
});

test('in one line each paragraph ends before the next begins', () => {
  const paragraphs = [
    'We need more.',
    'The reason: a page is missing',
    'Which? “This one.”',
    'Yes! ',
  ];
  expect(inOneLine(paragraphs)).toBe(
    'We need more. The reason: a page is missing. Which? “This one.” Yes!',
  );
});

describe('the greeting', () => {
  test.each(['Mara', 'Zoë', 'Anne-Marie', 'O’Neil', "O'Neil", '漢字', 'Mara Lind'])(
    '%s',
    (name) => {
      const mail = compose(
        confirmationMail({ origin, first_name: name, secret, hasPassword: true }),
      );
      expect(mail.text).toMatch(`Hello ${name},\n`);
    },
  );

  test.each([
    'evil.example',
    'https://evil.example',
    '<b>Mara</b>',
    'Win 1000',
    'a\nb',
    'a'.repeat(61),
  ])('leaves out %j', (name) => {
    const mail = compose(confirmationMail({ origin, first_name: name, secret, hasPassword: true }));
    expect(mail.text).toMatch(/^Hello,\n/);
    expect(mail.text + mail.html).not.toContain(name);
  });
});

test('the news of a claim leads to its page', () => {
  const head = { origin, staffEmail: 'staff@claims.example.com', first_name: 'Mara' };
  const claim = { ...head, id: 77, reference: 'CLM-7K3F9Q' };
  const listed = compose(claimMail({ ...claim, news: 'listed', note: null }));
  expect(listed).toMatchObject({
    kind: 'claim_listed',
    subject: 'Your claim CLM-7K3F9Q is listed',
  });
  expect(listed.text).toBe(
    `Hello Mara,\n\nBuyers can see your claim and bid on it for 90 days.\n\nSee my claim: ${origin}/my-claims/77\n`,
  );
  const rejected = compose(
    claimMail({
      ...claim,
      news: 'rejected',
      note: 'No such number <b>anywhere</b>.',
    }),
  );
  expect(rejected.text).toContain('Our staff wrote: No such number <b>anywhere</b>.');
  expect(rejected.html).toContain('No such number &lt;b&gt;anywhere&lt;/b&gt;.');
});

test('a reference keeps together at the end of a line, and is copied as it is', () => {
  const mail = compose({
    kind: 'offer',
    subject: 'NEG-4Q8W2H: your turn',
    name: 'Mara',
    paragraphs: ['About CLM-7K3F9Q in NEG-4Q8W2H, and XCLM-7K3F9Q.'],
    link: { label: 'See NEG-4Q8W2H', url: `${origin}/negotiations/NEG-4Q8W2H` },
  });
  const kept = (reference: string) => `<span style="white-space:nowrap">${reference}</span>`;
  expect(mail.html).toContain(
    `<p>About ${kept('CLM-7K3F9Q')} in ${kept('NEG-4Q8W2H')}, and XCLM-7K3F9Q.</p>` +
      `<p><a href="${origin}/negotiations/NEG-4Q8W2H">See ${kept('NEG-4Q8W2H')}</a></p>`,
  );
  expect(mail.text).toContain('About CLM-7K3F9Q in NEG-4Q8W2H, and XCLM-7K3F9Q.');
  expect(mail.subject).toBe('NEG-4Q8W2H: your turn');
});

test('what a person wrote is text in the HTML, not markup', () => {
  const reason = `<img src=x onerror="alert('1')"> & more`;
  const mail = compose(
    identityReviewMail({
      origin,
      staffEmail: 'staff@claims.example.com',
      first_name: 'Mara',
      status: 'rejected',
      reason,
    }),
  );
  expect(mail.text).toContain(reason);
  expect(mail.html).toContain(
    '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more',
  );
  expect(mail.html).not.toContain('<img');
});
