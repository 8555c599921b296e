import { follow } from './shared.js';

/** Every 4xx and 5xx answer has the one error body. */
export const ErrorBody = () => ({
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

/** Every answer has its number; one that can be kept says by which name, and can be answered with 304. */
export const ResponseHeaders = () => ({
  Operation(operation, context) {
    for (const [status, reference] of Object.entries(operation.responses ?? {})) {
      const { headers = {} } = follow(context, reference) ?? {};
      const at = context.location.child(['responses', status]);
      if (!headers['X-Request-Id']) {
        context.report({ message: `The answer ${status} must have X-Request-Id.`, location: at });
      }
      if (status === '200' && Boolean(headers.ETag) !== Boolean(operation.responses['304'])) {
        context.report({ message: 'ETag and the answer 304 go together.', location: at });
      }
    }
  },
});

/** An operation lists exactly its own codes: those that follow from its statuses are said once, at ErrorCode. */
export const ErrorCodes = () => {
  let codes;
  const operations = [];
  return {
    Schema(schema) {
      codes ??= schema['x-codes'];
    },
    Operation(operation, { report, location }) {
      operations.push({ operation, report, location });
    },
    Root: {
      leave() {
        for (const { operation, report, location } of operations) {
          const own = operation['x-error-codes'];
          const at = location.key();
          if (!Array.isArray(own)) {
            report({ message: 'x-error-codes lists the codes of the operation.', location: at });
            continue;
          }
          for (const code of own) {
            const { status, implied } = codes?.[code] ?? {};
            if (!status || implied || !operation.responses?.[status]) {
              report({
                message: `x-error-codes names ${code}, which is unknown, implied, or of a status that is not documented.`,
                location: at,
              });
            }
          }
        }
      },
    },
  };
};

/** Every answer with a body shows an example; bytes have none. */
export const ResponseExample = () => ({
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
