import { useState } from 'react';
import { chooseTheme, readTheme, type Theme } from '../layout/theme';

export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(readTheme);
  return [
    theme,
    (next) => {
      setTheme(next);
      chooseTheme(next);
    },
  ];
}
