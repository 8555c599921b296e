export { DEMO_ADMINS, DEMO_USERS } from './demo-accounts';
export { isEmptyDatabase, seedDemoData } from './seed-demo-data';
export { seedLargeData } from './seed-large-data';
