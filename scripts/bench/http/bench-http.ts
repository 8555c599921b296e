/**
 * `npm run bench:http`: how many requests per second the built exchange answers in production mode on PostgreSQL,
 * compared with a bare node:http server that sends the same statements with the same values to pg. Measures with the
 * demo data, and with 100,000 more users and claims. Prints the results; with `-- --assert` a MISS is a failure. `--
 * --rounds 15` measures longer (9), `-- --ms 500` sets the length of each round (250).
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../../tests/support/postgres/start-postgres.ts';
import { type Contender, startContenders, startLoad } from './contenders.ts';
import { FIRST_PAGE, LATE_PAGE, type Read, READS } from './reads.ts';

const MORE_ROWS = 100_000;
/** The least share of bare pg's rate. */
const LEAST_SHARE = 0.65;
/** The most that a first page, or a small exchange, may be faster. */
const MOST_GAIN = 1.5;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    ms: { type: 'string', default: '250' },
    assert: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const ms = Number(options.ms);

type Size = 'demo' | 'large';
type Side = 'exchange' | 'bare';

/** The figures of each round. */
interface Figures {
  perSecond: number[];
  /** Milliseconds of the event loop per request. */
  busy: number[];
}
type Measured = Record<Side, Figures>;

const misses: string[] = [];
const load = startLoad();
const postgres = await startPostgres();
const contenders: Contender[] = [];
try {
  const started = performance.now();
  const atDemo = await start('demo', null);
  const atLarge = await start('large', MORE_ROWS);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${postgres.version}, seeded and recorded in ${seconds.toFixed(0)} s`);
  console.log(`medians of ${rounds} rounds of ${ms} ms, in turns`);

  const measured = { demo: new Map<string, Measured>(), large: new Map<string, Measured>() };
  for (const read of READS) {
    const sizes = { ...(!read.isLate && { demo: atDemo }), large: atLarge };
    for (const [size, figures] of await measure(read, sizes)) {
      measured[size].set(read.name, figures);
    }
  }
  printShares('demo data', measured.demo);
  printShares(`${MORE_ROWS.toLocaleString('en')} users and claims more`, measured.large);
  printGains(measured);
} finally {
  load.stop();
  await Promise.all(contenders.map(({ stop }) => stop()));
  await postgres.stop();
}
if (misses.length > 0) console.log(`\n${misses.length} times MISS: ${misses.join(', ')}`);
if (options.assert && misses.length > 0) process.exitCode = 1;

async function start(size: Size, rows: number | null): Promise<Record<Side, Contender>> {
  const reads = READS.filter(({ isLate }) => !isLate || rows !== null);
  const started = await startContenders(postgres.url, size, reads, rows);
  contenders.push(started.exchange, started.bare);
  return started;
}

/** In turns, so that a busy moment of the machine does not hit only one of them. */
async function measure(
  read: Read,
  sizes: Partial<Record<Size, Record<Side, Contender>>>,
): Promise<[Size, Measured][]> {
  const none = (): Figures => ({ perSecond: [], busy: [] });
  const measured = Object.keys(sizes).map((size): [Size, Measured] => [
    size === 'demo' ? 'demo' : 'large',
    { exchange: none(), bare: none() },
  ]);
  // The first round warms up.
  for (let round = -1; round < rounds; round += 1) {
    for (const [size, figures] of measured) {
      for (const side of ['exchange', 'bare'] as const) {
        const contender = sizes[size]?.[side];
        if (!contender) continue;
        const address = contender.addressOf(read);
        const before = await contender.busyMs();
        const { answered, seconds, failed } = await load.send({ ...address, ms });
        if (failed > 0) throw new Error(`${address.url} was not answered ${failed} times.`);
        if (round < 0) continue;
        figures[side].perSecond.push(answered / seconds);
        figures[side].busy.push(((await contender.busyMs()) - before) / answered);
      }
    }
  }
  return measured;
}

function printShares(title: string, measured: Map<string, Measured>): void {
  print(title, ['exchange', 'bare pg', 'ratio', 'loop ms', 'bare']);
  for (const [name, { exchange, bare }] of measured) {
    const share = medianRatio(exchange.perSecond, bare.perSecond);
    const holds = share >= LEAST_SHARE;
    const busy = [exchange, bare].map((figures) => median(figures.busy).toFixed(2));
    print(name, [...perSecond(exchange, bare), share.toFixed(2), ...busy], holds);
  }
}

function printGains({ demo, large }: Record<Size, Map<string, Measured>>): void {
  print('exchange beside itself', ['faster', 'slower', 'ratio']);
  const compare = (name: string, fast: Measured | undefined, slow: Measured | undefined) => {
    if (!fast || !slow) throw new Error(`${name} was not measured.`);
    const gain = medianRatio(fast.exchange.perSecond, slow.exchange.perSecond);
    const figures = perSecond(fast.exchange, slow.exchange);
    print(name, [...figures, gain.toFixed(2)], gain <= MOST_GAIN);
  };
  compare('page 1 : page 500', large.get(FIRST_PAGE), large.get(LATE_PAGE));
  for (const [name, figures] of demo) compare(`few : many, ${name}`, figures, large.get(name));
}

function perSecond(...sides: Figures[]): string[] {
  return sides.map((figures) => median(figures.perSecond).toFixed(0));
}

/** Prints a row; without a verdict it is a heading. */
function print(name: string, cells: string[], holds?: boolean): void {
  const line = name.padEnd(36) + cells.map((text) => text.padStart(9)).join('');
  console.log(holds === undefined ? `\n${line}` : `${line}  ${holds ? 'PASS' : 'MISS'}`);
  if (holds === false) misses.push(name);
}

/** Compares figures of the same round. */
function medianRatio(above: number[], below: number[]): number {
  return median(above.map((figure, round) => figure / (below[round] ?? 0)));
}

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
