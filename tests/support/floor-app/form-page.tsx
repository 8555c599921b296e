import { useNavigate } from 'react-router-dom';
import { Shell } from './shell.tsx';

/** Its fields keep their own values, so that what is typed into the HTML before React has come stays. */
export default function FormPage() {
  const navigate = useNavigate();
  return (
    <Shell page="form">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void navigate('/list');
        }}
      >
        <label>
          Email
          <input name="email" />
        </label>
        <label>
          Password
          <input name="password" type="password" />
        </label>
        <button type="submit">Log in</button>
      </form>
    </Shell>
  );
}
