import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Shell } from './shell.tsx';

export default function FormPage() {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
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
          <input value={email} onChange={(event) => setEmail(event.target.value)} />
        </label>
        <label>
          Password
          <input
            type="password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
        <button type="submit">Log in</button>
      </form>
    </Shell>
  );
}
