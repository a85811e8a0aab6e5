import type { ComponentProps } from 'react';
import { Dialog } from '../ui';
import { useBackdrop } from './use-backdrop';

/** A dialog on the stack of modals (src/stores/modals): while it is open, the page neither scrolls nor reacts to Escape. */
export const StackedDialog = ( props: Omit< ComponentProps< typeof Dialog >, 'onBackdrop' > ) => (
	<Dialog { ...props } onBackdrop={ useBackdrop( props.onClose ) } />
);
