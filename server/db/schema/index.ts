export * from './access';
export * from './accounts';
export * from './cases';
export * from './claim-events';
export * from './claims';
export * from './documents';
export * from './follows';
export * from './records';
