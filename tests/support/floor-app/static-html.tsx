import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import FormPage from './form-page.tsx';
import { Shell } from './shell.tsx';

/** What the HTML of each page shows before any script has arrived: the whole form, the shell of the list. */
export const staticHtml = {
  form: renderToString(
    <MemoryRouter>
      <FormPage />
    </MemoryRouter>,
  ),
  list: renderToString(<Shell page="list" />),
};
