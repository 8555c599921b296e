export { DEMO_ADMINS, DEMO_USERS, USERS_IN_OTHER_STATES } from './demo-accounts';
export { isEmptyDatabase, seedDemoData } from './seed-demo-data';
export { seedLargeData } from './seed-large-data';
