/**
 * Rules of our own for the contract, beside Redocly's recommended ones.
 * Each names the convention it guards; `tests/contract/contract-lint.test.ts` shows each of them failing.
 */

const ROLES = ['visitor', 'user', 'verified_buyer', 'admin'];
const ORIGINS = ['listed', 'designed'];
const OPERATION_ID =
  /^(get|list|create|update|delete|submit|upload|read|sign(In|Out)|register|check|confirm|resend|send|verify|request|reset|report|pause|resume|withdraw|relist|copy|approve|reject)[A-Z][A-Za-z]*$/;

const follow = (context, node) => (node?.$ref ? context.resolve(node).node : node);

/** `verbNoun` in camel case, so that every generated hook reads the same. */
const OperationIdStyle = () => ({
  Operation(operation, { report, location }) {
    if (!OPERATION_ID.test(operation.operationId ?? '')) {
      report({
        message: `operationId "${operation.operationId}" must be a known verb and a noun in camel case, as in listClaims.`,
        location: location.child('operationId'),
      });
    }
  },
});

const OPEN = ['[]', JSON.stringify([{}, { bearer: [] }])];

/** A part of a request with a pattern or a format says what it asks for, in the words that a person reads who missed it. */
const Asks = () => {
  function fields(context, node, file, name) {
    const target = node.$ref ? context.resolve(node, file) : null;
    const schema = target?.node ?? node;
    const at = target?.location?.source.absoluteRef ?? file;
    const asks = node['x-asks'] ?? schema['x-asks'];
    const hasForm = schema.pattern !== undefined || ![undefined, 'binary'].includes(schema.format);
    if (hasForm && !asks) {
      context.report({
        message: `x-asks must say what ${name} asks for.`,
        location: context.location.key(),
      });
    }
    for (const part of [schema.items, ...(schema.oneOf ?? [])].filter(Boolean))
      fields(context, part, at, name);
    for (const [key, property] of Object.entries(schema.properties ?? {}))
      fields(context, property, at, key);
  }
  const inFile = (context) => context.location.source.absoluteRef;
  return {
    Parameter: (parameter, context) =>
      fields(context, parameter.schema, inFile(context), parameter.name),
    RequestBody: (body, context) => {
      for (const { schema } of Object.values(body.content))
        fields(context, schema, inFile(context), 'the body');
    },
  };
};

/** Every operation says who may call it and where it comes from. */
const OperationMarks = () => ({
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

const READING = ['get', 'head'];

/** Every write says which reads may answer otherwise after it; a sign-in says whose session begins. */
const WriteEffects = () => {
  const reads = new Set();
  const writes = [];
  return {
    Root: {
      leave(_root, { report }) {
        for (const { stale, location } of writes) {
          for (const id of stale.filter((each) => !reads.has(each))) {
            report({ message: `x-makes-stale names ${id}, which is no read.`, location });
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
      const isSignIn = /^(signIn|confirm|verify)/.test(operation.operationId ?? '');
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

/** Every named schema says where it comes from; a property has its schema's origin unless it states its own. */
const SchemaOrigin = () => ({
  Schema(schema, { report, location }) {
    const named = /schemas\/[a-z-]+\.yaml#\/[A-Z][A-Za-z]*$/.test(location.absolutePointer);
    if (named && !ORIGINS.includes(schema['x-origin'])) {
      report({
        message: `x-origin must be one of ${ORIGINS.join(', ')}.`,
        location: location.key(),
      });
    }
  },
});

/** Every 4xx and 5xx answer has the one error body. */
const ErrorBody = () => ({
  Response(response, context) {
    const status = String(context.key);
    if (!/^[45]/.test(status)) return;
    const schema = response.content?.['application/json']?.schema;
    if (!schema?.$ref?.endsWith('/ErrorBody')) {
      context.report({
        message: `The answer ${status} must have the body ErrorBody.`,
        location: context.location.key(),
      });
    }
  },
});

/** What each operation has to be able to answer, from its role and its inputs. */
const DocumentedStatuses = () => ({
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
const IdempotentWrites = () => ({
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

/** Money and percentages are decimal strings: a float would lose cents. */
const NoNumber = () => ({
  Schema(schema, { report, location }) {
    const types = [schema.type].flat();
    if (types.includes('number')) {
      report({
        message: 'No `number`: use `integer`, or a decimal string (Amount, Percent).',
        location: location.child('type'),
      });
    }
  },
});

/** A list answers `{current_page, total_count, total_is_estimate, <plural>}` and takes `page` and `per_page`. */
const ListShape = () => ({
  Operation(operation, context) {
    if (!/^list[A-Z]/.test(operation.operationId ?? '')) return;
    const names = (operation.parameters ?? []).map((parameter) => follow(context, parameter)?.name);
    const body = follow(
      context,
      operation.responses?.['200']?.content?.['application/json']?.schema,
    );
    const keys = Object.keys(body?.properties ?? {});
    const plural = keys[3];
    const shaped =
      keys.length === 4 &&
      keys[0] === 'current_page' &&
      keys[1] === 'total_count' &&
      keys[2] === 'total_is_estimate' &&
      body.properties[plural]?.type === 'array';
    if (!names.includes('page') || !names.includes('per_page') || !shaped) {
      context.report({
        message:
          'A list takes page and per_page and answers {current_page, total_count, total_is_estimate, <plural>}.',
        location: context.location.child('responses'),
      });
    }
  },
});

/** Several values of a query parameter are joined by commas. */
const CommaJoined = () => ({
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

/** Every answer with a body shows an example; bytes have none. */
const ResponseExample = () => ({
  Response(response, { report, location }) {
    for (const [type, media] of Object.entries(response.content ?? {})) {
      const isBytes = media.schema?.format === 'binary';
      if (!isBytes && !media.example && !media.examples) {
        report({
          message: `The ${type} answer needs an example.`,
          location: location.child('content'),
        });
      }
    }
  },
});

export default function exchangeRules() {
  return {
    id: 'exchange',
    rules: {
      oas3: {
        'operation-id-style': OperationIdStyle,
        'operation-marks': OperationMarks,
        'write-effects': WriteEffects,
        'schema-origin': SchemaOrigin,
        'error-body': ErrorBody,
        'documented-statuses': DocumentedStatuses,
        'idempotent-writes': IdempotentWrites,
        'no-number': NoNumber,
        asks: Asks,
        'list-shape': ListShape,
        'comma-joined': CommaJoined,
        'response-example': ResponseExample,
      },
    },
  };
}
