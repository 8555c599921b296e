import { describe, expect, test } from 'vitest';
import { neededImpact, unnamedBreaks, versionFault, withEntry } from './changelog.ts';
import type { Change, Comparison } from './compare-contracts.ts';

const gone: Change = { impact: 'major', line: '`GET /staff`: is gone (`getStaff`).' };
const shut: Change = { impact: 'major', line: '`POST /claims`: is for `admin`, was for `user`.' };
const fresh: Change = { impact: 'minor', line: '`GET /offers`: is new (`listOffers`): Offers.' };
const eased: Change = { impact: 'patch', line: '`Claim`: `minimum` of `views` is `0` now.' };

function compared(after: string, changes: Change[], wordings = 0): Comparison {
  return { before: '1.4.2', after, changes, wordings };
}

const INTRO = '# Changes of the contract\n\nThe newest first.\n';
const FIRST = '## 1.4.2\n\nSince 1.4.1.\n\n### Adds\n\n- `Claim`: `region` was added.\n';

describe('the version', () => {
  test.each([
    { after: '1.4.2', changes: [gone, fresh], least: '2.0.0' },
    { after: '1.99.0', changes: [gone], least: '2.0.0' },
    { after: '1.4.3', changes: [fresh, eased], least: '1.5.0' },
    { after: '1.4.2', changes: [eased], least: '1.4.3' },
    { after: '0.9.0', changes: [eased], least: '1.4.3' },
  ])('$after says too little of what has become at least $least', ({ after, changes, least }) => {
    expect(versionFault(compared(after, changes))).toContain(`make it ${least} at least`);
  });

  test.each([
    { after: '2.0.0', changes: [gone, fresh] },
    { after: '3.0.0', changes: [gone] },
    { after: '1.5.0', changes: [fresh, eased] },
    { after: '1.10.0', changes: [fresh] },
    { after: '1.4.3', changes: [eased] },
    { after: '1.4.2', changes: [] },
  ])('$after says enough', ({ after, changes }) => {
    expect(versionFault(compared(after, changes))).toBeNull();
  });

  test('is raised for other words as well', () => {
    expect(neededImpact(compared('1.4.2', [], 3))).toBe('patch');
    expect(neededImpact(compared('1.4.2', []))).toBeNull();
  });

  test('has three numbers', () => {
    expect(() => versionFault(compared('2.0', [gone]))).toThrow('info.version is "2.0"');
  });
});

describe('the changelog', () => {
  const twoBreaks = compared('2.0.0', [fresh, gone, eased, shut], 4);

  test('gets an entry that people can read, the newest first', () => {
    expect(withEntry(INTRO + FIRST, twoBreaks)).toBe(`${INTRO}
## 2.0.0

Since 1.4.2.

### Breaks clients

- \`GET /staff\`: is gone (\`getStaff\`).
- \`POST /claims\`: is for \`admin\`, was for \`user\`.

### Adds

- \`GET /offers\`: is new (\`listOffers\`): Offers.

### Changes without breaking

- \`Claim\`: \`minimum\` of \`views\` is \`0\` now.
- Descriptions, examples and other words in 4 places.

${FIRST}`);
  });

  test('names a breaking change once its line stands there, in the entries since that version', () => {
    expect(unnamedBreaks(INTRO + FIRST, twoBreaks)).toEqual([`- ${gone.line}`, `- ${shut.line}`]);
    expect(unnamedBreaks(`${INTRO}${FIRST}- ${gone.line}\n`, twoBreaks)).toHaveLength(2);
    const one = withEntry(INTRO + FIRST, compared('2.0.0', [gone]));
    expect(unnamedBreaks(one, twoBreaks)).toEqual([`- ${shut.line}`]);
    expect(unnamedBreaks(withEntry(one, twoBreaks), twoBreaks)).toEqual([]);
  });

  test('keeps what people wrote below a line when its entry is made anew', () => {
    const one = withEntry(INTRO + FIRST, compared('2.0.0', [gone, fresh]));
    const note = '  Ask `GET /api/staff_contact` instead.\n  Until March both answer.\n';
    const noted = one.replace(`- ${gone.line}\n`, `- ${gone.line}\n${note}`);
    const anew = withEntry(noted, twoBreaks);
    expect(anew).toContain(`- ${gone.line}\n${note}- ${shut.line}\n`);
    expect(withEntry(anew, twoBreaks)).toBe(anew);
    expect(anew.match(/^## /gm)).toHaveLength(2);
  });
});
