/*
 * Stands in the HTML of every page that the host draws no rows of, and runs before anything else is loaded.
 */
import { painted } from './before-the-app';
import { attendForm, dress, fetchCodeAround } from './head';

dress();
if (document.documentElement.dataset['hasForm'] !== undefined) attendForm();
window.pageShown = painted();
fetchCodeAround(window.pageShown);
