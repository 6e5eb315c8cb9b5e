import { createBrowserHistory } from '@tanstack/react-router';

export const browserHistory = createBrowserHistory();
