/**
 * Rules of our own for the contract, beside Redocly's recommended ones.
 * Each names the convention it guards; `tests/contract/contract-lint.test.ts` shows each of them failing.
 */
import * as answers from './answers.js';
import * as operations from './operations.js';
import * as schemas from './schemas.js';

export default function exchangeRules() {
  return {
    id: 'exchange',
    rules: {
      oas3: {
        'operation-id-style': operations.OperationIdStyle,
        'operation-marks': operations.OperationMarks,
        'write-effects': operations.WriteEffects,
        'schema-origin': schemas.SchemaOrigin,
        'error-body': answers.ErrorBody,
        'documented-statuses': operations.DocumentedStatuses,
        'idempotent-writes': operations.IdempotentWrites,
        'no-number': schemas.NoNumber,
        asks: schemas.Asks,
        'list-shape': operations.ListShape,
        'comma-joined': operations.CommaJoined,
        'response-example': answers.ResponseExample,
        'response-headers': answers.ResponseHeaders,
        'bounded-lists': schemas.BoundedLists,
        described: schemas.Described,
        'error-codes': answers.ErrorCodes,
        transitions: schemas.Transitions,
        'caller-dependent-reads': operations.CallerDependentReads,
      },
    },
  };
}
