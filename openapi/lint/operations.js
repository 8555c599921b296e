import { ORIGINS, READING, follow } from './shared.js';

const ROLES = ['visitor', 'user', 'verified_buyer', 'admin'];

/** Roles in whose name an administrator can act. */
const ACCOUNTS = ['user', 'verified_buyer'];

const OPERATION_ID =
  /^(get|list|create|update|delete|submit|upload|read|sign(In|Out)|register|check|confirm|resend|send|verify|request|reset|report|pause|resume|withdraw|relist|revise|copy|approve|reject|accept|counter|make|follow|unfollow|dismiss|restore|cancel|mark|record|complete|acknowledge|sign|decline|assign|advance|close|reopen|feature|unsubscribe|settle)[A-Z][A-Za-z]*$/;

const OPEN = ['[]', JSON.stringify([{}, { bearer: [] }])];

/** `verbNoun` in camel case, so that every generated hook reads the same. */
export const OperationIdStyle = () => ({
  Operation(operation, { report, location }) {
    if (!OPERATION_ID.test(operation.operationId ?? '')) {
      report({
        message: `operationId "${operation.operationId}" must be a known verb and a noun in camel case, as in listClaims.`,
        location: location.child('operationId'),
      });
    }
  },
});

/** Every operation says who may call it and where it comes from. */
export const OperationMarks = () => ({
  Operation(operation, { report, location }) {
    if (!ROLES.includes(operation['x-role'])) {
      report({ message: `x-role must be one of ${ROLES.join(', ')}.`, location: location.key() });
    }
    if (!ORIGINS.includes(operation['x-origin'])) {
      report({
        message: `x-origin must be one of ${ORIGINS.join(', ')}.`,
        location: location.key(),
      });
    }
    if ('x-in-person' in operation && !ACCOUNTS.includes(operation['x-role'])) {
      report({
        message: `x-in-person is of operations for ${ACCOUNTS.join(' and ')}, which have a person.`,
        location: location.key(),
      });
    }
    const isForBuyers = operation['x-role'] === 'verified_buyer';
    if (isForBuyers && operation['x-error-codes']?.[0] !== 'buyer_not_verified') {
      report({
        message:
          'What is for verified buyers refuses others first: x-error-codes begins with buyer_not_verified.',
        location: location.key(),
      });
    }
    const open = OPEN.includes(JSON.stringify(operation.security));
    if (open !== (operation['x-role'] === 'visitor')) {
      report({
        message:
          'Exactly the operations with x-role visitor have `security: []`, or `[{}, { bearer: [] }]` where the answer depends on who asks.',
        location: location.key(),
      });
    }
  },
});

/** Every write says which reads may answer otherwise after it; a sign-in says whose session begins. */
export const WriteEffects = () => {
  const reads = new Set();
  const writes = [];
  return {
    Root: {
      leave(root, { report }) {
        const sets = root['x-read-sets'] ?? {};
        const isKnown = (name) => reads.has(name) || (name[0] === '$' && name.slice(1) in sets);
        for (const id of Object.values(sets)
          .flat()
          .filter((each) => !reads.has(each))) {
          report({ message: `x-read-sets names ${id}, which is no read.` });
        }
        for (const { stale, location } of writes) {
          for (const id of stale.filter((each) => !isKnown(each))) {
            report({
              message: `x-makes-stale names ${id}, which is no read and no set.`,
              location,
            });
          }
        }
      },
    },
    Operation(operation, { report, location, key }) {
      if (READING.includes(key)) {
        reads.add(operation.operationId);
        return;
      }
      const stale = operation['x-makes-stale'];
      if (Array.isArray(stale)) writes.push({ stale, location: location.child('x-makes-stale') });
      else {
        report({
          message: 'A write lists in x-makes-stale the reads that may answer otherwise after it.',
          location: location.key(),
        });
      }
      const begins = operation['x-begins-session'];
      const isOfSessions = operation.tags?.some((tag) =>
        ['auth', 'mailed-links', 'admin-session'].includes(tag),
      );
      const isSignIn = isOfSessions && /^(signIn|confirm|verify)/.test(operation.operationId ?? '');
      if (isSignIn !== ['user', 'admin'].includes(begins)) {
        report({
          message:
            'Exactly the sign-ins say in x-begins-session whose session begins: user or admin.',
          location: location.key(),
        });
      }
    },
  };
};

/** What each operation has to be able to answer, from its role and its inputs. */
export const DocumentedStatuses = () => ({
  Operation(operation, { report, location }) {
    // 422 always: an unknown query parameter is refused by every operation. 503: each of them asks the database.
    const needed = new Set(['422', '500', '503']);
    if (operation['x-role'] !== 'visitor') for (const s of ['401', '403']) needed.add(s);
    if (operation.requestBody) for (const s of ['400', '413', '415']) needed.add(s);
    for (const status of needed) {
      if (!operation.responses?.[status]) {
        report({
          message: `The answer ${status} must be documented.`,
          location: location.child('responses'),
        });
      }
    }
  },
});

/** Every write of somebody who is logged in can be repeated without being done twice, and says what a wrong key gets. */
export const IdempotentWrites = () => ({
  PathItem(path, context) {
    const { report, location } = context;
    for (const method of ['post', 'put', 'patch', 'delete']) {
      const operation = path[method];
      if (!operation) continue;
      const takesKey = (operation.parameters ?? []).some(
        (parameter) => follow(context, parameter)?.name === 'Idempotency-Key',
      );
      if (takesKey !== (operation['x-role'] !== 'visitor')) {
        report({
          message:
            'Exactly the writes of those who are logged in take the parameter IdempotencyKey.',
          location: location.child(method).key(),
        });
      }
      const refusal = follow(context, operation.responses?.['422']);
      const { examples = {} } = refusal?.content?.['application/json'] ?? {};
      const codes = Object.values(examples).map(({ value }) => value?.code);
      if (takesKey && !codes.includes('idempotency_key_reused')) {
        report({
          message: 'A write with an Idempotency-Key answers 422 with UnprocessableWrite.',
          location: location.child([method, 'responses']),
        });
      }
    }
  },
});

/** A list answers `{current_page, total_count, total_is_estimate, <plural>}` and takes `page` and `per_page`. */
export const ListShape = () => ({
  Operation(operation, context) {
    if (!/^list[A-Z]/.test(operation.operationId ?? '')) return;
    const names = (operation.parameters ?? []).map((parameter) => follow(context, parameter)?.name);
    const body = follow(
      context,
      operation.responses?.['200']?.content?.['application/json']?.schema,
    );
    const keys = Object.keys(body?.properties ?? {});
    const plural = keys[3];
    const isMarked = operation['x-paging'] === true;
    const shaped =
      isMarked &&
      keys.length === 4 &&
      keys[0] === 'current_page' &&
      keys[1] === 'total_count' &&
      keys[2] === 'total_is_estimate' &&
      body.properties[plural]?.type === 'array';
    if (!names.includes('page') || !names.includes('per_page') || !shaped) {
      context.report({
        message:
          'A list is marked by x-paging, takes page and per_page and answers {current_page, total_count, total_is_estimate, <plural>}.',
        location: context.location.child('responses'),
      });
    }
  },
});

/** Several values of a query parameter are joined by commas. */
export const CommaJoined = () => ({
  Parameter(parameter, { report, location }) {
    if (parameter.in !== 'query' || parameter.schema?.type !== 'array') return;
    if (parameter.style !== 'form' || parameter.explode !== false) {
      report({
        message: 'A list in a query is `style: form, explode: false`.',
        location: location.key(),
      });
    }
  },
});

/** A read that shows callers different things takes a token, though it needs none; another public read takes none. */
export const CallerDependentReads = () => {
  function depends(context, node, file, seen = new Set()) {
    const target = node.$ref ? context.resolve(node, file) : null;
    const schema = target?.node ?? node;
    const at = target?.location?.source.absoluteRef ?? file;
    if (!schema || seen.has(schema)) return false;
    seen.add(schema);
    const parts = [
      schema.items,
      ...(schema.oneOf ?? []),
      ...Object.values(schema.properties ?? {}),
    ].filter(Boolean);
    return (
      node['x-depends-on-caller'] !== undefined ||
      parts.some((part) => depends(context, part, at, seen))
    );
  }
  return {
    Operation(operation, context) {
      if (operation['x-role'] !== 'visitor' || !READING.includes(context.key)) return;
      const schema = operation.responses?.['200']?.content?.['application/json']?.schema;
      const takesToken = operation.security?.length > 1;
      if (!schema || depends(context, schema, context.location.source.absoluteRef) === takesToken)
        return;
      context.report({
        message:
          'Exactly the public reads with `x-depends-on-caller` in their answer have `security: [{}, { bearer: [] }]`.',
        location: context.location.child('security'),
      });
    },
  };
};
