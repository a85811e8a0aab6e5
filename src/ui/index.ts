/** Components that islands show. They receive texts and callbacks, and use no store and no server. */
export { Dialog } from './dialog';
export { Combobox, type Option } from './combobox/combobox';
export { ErrorBoundary } from './error-boundary';
export { Failure } from './failure';
export { Message } from './message';
export { Place } from './place';
export { showModal } from './show-modal';
export { Summary, type Problem } from './summary';
