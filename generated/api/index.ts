export * from './account/account.ts';
export * from './admin-session/admin-session.ts';
export * from './admin-users/admin-users.ts';
export * from './auth/auth.ts';
export * from './documents/documents.ts';
export * from './marketplace/marketplace.ts';
export * from './system/system.ts';
