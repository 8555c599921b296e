import type { CaseParameters } from '@generated/model';
import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { someParameters } from '@/testing/marketplace';
import { ProceedsPreview } from './proceeds-preview';

type Item = Parameters<typeof ProceedsPreview>[0]['item'];

interface PreviewProps {
  item?: Item;
  ask?: string;
  parameters?: CaseParameters;
}

const GUIDE: Item = { guide_low_percent: '60', guide_high_percent: '75' };

function Preview({ item = GUIDE, ask = '', parameters = someParameters() }: PreviewProps) {
  const form = useForm({ defaultValues: { face_amount: '100,000', ask_percent: ask } });
  return (
    <FormProvider {...form}>
      <ProceedsPreview item={item} parameters={parameters} />
    </FormProvider>
  );
}

const sales = () => screen.getAllByText(/^Sale at/).map(({ textContent }) => textContent);

test.each([
  ['60', '75', ['Sale at 60.00 %', 'Sale at 75.00 %']],
  ['60', '60', ['Sale at 60.00 %']],
])('without an ask a sale is reckoned at the guide price: %s to %s', (low, high, at) => {
  render(<Preview item={{ guide_low_percent: low, guide_high_percent: high }} />);
  expect(sales()).toEqual(at);
});

test('with an ask a sale is reckoned at the ask', () => {
  render(<Preview ask="72.5" />);
  expect(sales()).toEqual(['Sale at 72.50 %']);
});

test.each([
  ['1', 'Our fee, 1 %−$720.00You receive$71,280.00'],
  ['0', 'Our feeNo feeYou receive$72,000.00'],
])('of a fee of %s percent the sum says: %s', (seller_fee_percent, words) => {
  render(<Preview ask="72" parameters={someParameters({ seller_fee_percent })} />);
  expect(screen.getByRole('region', { name: 'What you receive' }).textContent).toContain(words);
});
