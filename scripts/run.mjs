import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command in the foreground and answers its exit code (128 + n when signal n ended it).
 * Signals sent to this process reach the command, so that stopping `npm start` drains the exchange.
 */
export function runForeground(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  const forward = (signal) => {
    // A terminal sends Ctrl-C to the whole process group: passing it on would deliver it twice,
    // and a server that is draining takes the second one as "stop at once".
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of FORWARDED) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  }).finally(() => {
    for (const signal of FORWARDED) process.off(signal, forward);
  });
}
