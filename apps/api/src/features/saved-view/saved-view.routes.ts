import {
  changeSavedView,
  chooseDefaultView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
} from '@proline/contract/saved-view/saved-view';
import { route } from '../../platform/http/handler.ts';
import { addView, changeView, removeView, setOwnDefault, showViews } from './saved-view.service.ts';

export const savedViewRoutes = [
  route(listSavedViews, showViews),
  route(createSavedView, addView),
  route(chooseDefaultView, setOwnDefault),
  route(changeSavedView, changeView),
  route(deleteSavedView, removeView),
];
