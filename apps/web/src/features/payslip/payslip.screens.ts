import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const payslip = createRoute({
  getParentRoute: () => shell,
  path: '/transactions/$id/payslip',
  ...screen({
    page: () => import('./payslip-page.tsx').then((file) => file.PayslipPage),
    texts: ['payslip'],
    access: 'transfers.read',
  }),
});

export const payslipScreens = [payslip] as const;
