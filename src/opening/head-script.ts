/*
 * Part of the HTML of every page for which the host draws no rows. Runs before anything else is loaded.
 */
import { painted } from './before-the-app';
import { attendForm, dress, fetchCodeAround } from './head';

dress();
if (document.documentElement.dataset['hasForm'] !== undefined) attendForm();
window.pageShown = painted();
fetchCodeAround(window.pageShown);
