/** Atoll's stores, in one script, so that two islands never register the same store twice. */
export { forms } from './forms';
export type { Failure, FieldState, FormState, HoldReason, Task } from './forms';
export { menus } from './menus';
export type { MenusState, Submenu } from './menus';
export { modals } from './modals';
export { notifications } from './notifications';
export { session } from './session';
export { uploads } from './uploads';
export type { UploadItem } from './uploads';
