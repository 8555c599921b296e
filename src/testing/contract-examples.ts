import type { OperationId } from '@generated/operations';

const modules = import.meta.glob('/generated/msw/**/*.msw.ts', { eager: true });
const generated = Object.assign({}, ...Object.values(modules)) as Record<string, () => unknown>;

/** The contract's example for the 200 answer of an operation; undefined if it has no body. */
export function exampleOf(id: OperationId): unknown {
  return generated[`get${id.charAt(0).toUpperCase()}${id.slice(1)}ResponseMock200`]?.();
}
