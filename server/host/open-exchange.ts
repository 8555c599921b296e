import { writeViews } from '../claims/views';
import { connectFolder } from '../db/connect/connect-folder';
import { connectPostgres } from '../db/connect/connect-postgres';
import type { Connection } from '../db/database';
import { migrate } from '../db/migrate';
import { outageReason } from '../db/connect/outage';
import { isEmptyDatabase, seedDemoData } from '../seed';
import { DUE_WORK_EVERY_MS, runDueWork } from '../due-work';
import type { ExchangePorts, ExchangeSettings, Log } from '../ports/exchange-ports';
import { loggedError } from '../logged-error';
import { createHub } from '../ports/hub';
import { DEMO_PASSWORD } from './demo-password';
import { fanOut } from './fan-out';
import { type Environment, refuseHalfProduction } from './environment';
import { refuseDemoAccounts } from './demo-accounts';
import { deliverInBackground, smtpTransport } from './mail-transport';
import { passwordHasher } from './secrets/password-hasher';
import { repeat } from './repeat';
import { signingKey } from './secrets/signing-key';

export interface OpenedExchange {
  ports: ExchangePorts;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Lets running work finish and closes the database. */
  close(): Promise<void>;
}

/**
 * Opens everything the exchange needs on Node: the migrated database, with the demo data if it is a new embedded one,
 * the mail and the due work. Serving it is up to the caller.
 * @throws if others could reach what is only fit for a trial.
 */
export async function openExchange(environment: Environment, log: Log): Promise<OpenedExchange> {
  refuseHalfProduction(environment);
  const connection = await openForRequests(environment, log);
  try {
    if (environment.isPublic && environment.production) await refuseDemoAccounts(connection.db);
    const ports: ExchangePorts = {
      db: connection.db,
      clock: () => new Date(),
      passwords: passwordHasher,
      log,
      hub: createHub(log),
      settings: await settingsOf(environment),
    };
    if (wantsDemoData(environment) && (await isEmptyDatabase(ports.db))) {
      await seedDemoData(ports.db, {
        now: ports.clock(),
        passwordHash: await passwordHasher.hash(DEMO_PASSWORD),
        letters: ports.settings,
      });
    }
    const stopMail = environment.smtpUrl
      ? deliverInBackground(ports, smtpTransport(environment.smtpUrl, environment))
      : null;
    const stopFanOut =
      environment.databaseUrl !== null
        ? fanOut({
            connectionString: environment.databaseUrl,
            hub: ports.hub,
            log,
            db: ports.db,
          })
        : null;
    const logFailure = (error: unknown) =>
      log.error('due_work_failed', { error: loggedError(error) });
    const dueWork = repeat(
      DUE_WORK_EVERY_MS,
      async () => {
        await runDueWork(ports, ports.clock());
        await connection.trimLog?.();
      },
      logFailure,
    );
    // Tells news at once; another process would only do so within the minute.
    const stopNews = ports.hub.subscribe(({ type }) => {
      if (type === 'news_waiting') dueWork.wake();
    });
    return {
      ports,
      ping: () => connection.ping(),
      close: async () => {
        stopNews();
        await Promise.all([stopMail?.(), stopFanOut?.(), dueWork.stop()]);
        // The views of the last minute. If the database is away, that is no reason to stay open.
        await writeViews(ports).catch(logFailure);
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

class NoDatabaseError extends Error {
  override name = 'NoDatabaseError';
}

/** Migrates on a separate connection: a migration may take its time, but a request may not. */
async function openForRequests(environment: Environment, log: Log): Promise<Connection> {
  const migrated = await openDatabase(environment);
  if (!environment.databaseUrl) return migrated;
  await migrated.close();
  return connectPostgres(environment.databaseUrl, {
    isImpatient: true,
    onLost: (error) => log.warn('connection_lost', { error: loggedError(error) }),
  });
}

/**
 * The migrated database that the environment names.
 * @throws NoDatabaseError if the server of DATABASE_URL does not let us in.
 */
export async function openDatabase({ databaseUrl, dataDir }: Environment): Promise<Connection> {
  const connection = databaseUrl ? connectPostgres(databaseUrl) : await connectFolder(dataDir);
  try {
    await connection.ping().catch((error: unknown) => {
      const reason = outageReason(error) ?? (error instanceof Error ? error.message : error);
      throw new NoDatabaseError(`The database of DATABASE_URL does not answer: ${String(reason)}`, {
        cause: error,
      });
    });
    await migrate(connection.db);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/**
 * Demo accounts have a public password, so they are created only in what is plainly a trial: on this machine or with
 * PUBLIC_TRIAL.
 */
function wantsDemoData({ databaseUrl, production }: Environment): boolean {
  return databaseUrl === null && !production;
}

export async function settingsOf(environment: Environment): Promise<ExchangeSettings> {
  return {
    production: environment.production,
    mailboxOpen: !environment.production && environment.smtpUrl === null,
    apiRoot: '/api',
    publicOrigin: environment.publicOrigin,
    staffEmail: environment.staffEmail,
    feeAccount: environment.feeAccount,
    allowedOrigins: environment.allowedOrigins,
    signingKey: await signingKey(environment.signingKey, environment.dataDir),
  };
}
