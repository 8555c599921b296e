import { expect, test } from 'vitest';
import { attachment, safeFilename } from './filename';

test.each([
  { name: 'passport.jpg', type: 'image/jpeg', kept: 'passport.jpg' },
  { name: 'Passport.JPEG', type: 'image/jpeg', kept: 'Passport.jpeg' },
  { name: 'passport.exe', type: 'application/pdf', kept: 'passport.exe.pdf' },
  { name: '../../etc/passwd', type: 'image/png', kept: 'passwd.png' },
  { name: 'C:\\Users\\ada\\card.png', type: 'image/png', kept: 'card.png' },
  { name: '.htaccess', type: 'image/png', kept: 'htaccess.png' },
  { name: 'card\r\nSet-Cookie: a=b.png', type: 'image/png', kept: 'cardSet-Cookie_ a=b.png' },
  { name: 'gpj.\u202egpj', type: 'image/jpeg', kept: 'gpj.gpj.jpg' },
  { name: '護照 (正面).png', type: 'image/png', kept: '護照 (正面).png' },
  { name: '', type: 'image/webp', kept: 'document.webp' },
  { name: '.png', type: 'image/png', kept: 'png.png' },
  { name: `${'é'.repeat(300)}.png`, type: 'image/png', kept: `${'é'.repeat(120)}.png` },
] as const)('$name is kept as $kept', ({ name, type, kept }) => {
  expect(safeFilename(name, type)).toBe(kept);
});

test('a name in any script survives the header', () => {
  expect(attachment("Ada's 護照 (1).png")).toBe(
    `attachment; filename="Ada_s __ (1).png"; filename*=UTF-8''Ada%27s%20%E8%AD%B7%E7%85%A7%20%281%29.png`,
  );
});
