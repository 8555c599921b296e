import { DropdownMenuChoice, DropdownMenuLabel } from '../overlay/dropdown-menu';
import { themes, useTheme } from './theme';

/** The theme as items of an account menu. */
export function ThemeMenuChoice() {
  const [theme, setTheme] = useTheme();
  return (
    <>
      <DropdownMenuLabel>Theme</DropdownMenuLabel>
      <DropdownMenuChoice label="Theme" options={themes} value={theme} onValueChange={setTheme} />
    </>
  );
}
