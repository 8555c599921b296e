import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { someParameters } from '@/testing/marketplace';
import { ProceedsPreview } from './proceeds-preview';

type Item = Parameters<typeof ProceedsPreview>[0]['item'];

function Preview({ item, ask = '' }: { item: Item; ask?: string }) {
  const form = useForm({ defaultValues: { face_amount: '100,000', ask_percent: ask } });
  return (
    <FormProvider {...form}>
      <ProceedsPreview item={item} parameters={someParameters()} />
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
  render(<Preview item={{ guide_low_percent: '60', guide_high_percent: '75' }} ask="72.5" />);
  expect(sales()).toEqual(['Sale at 72.50 %']);
});
