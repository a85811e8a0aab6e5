import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
	onClose(): void;
	children: ReactNode;
}

/**
 * Lets Escape leave a popover from a combobox too, which keeps every Escape to itself, also when it has no list
 * to close.
 */
export function CloseOnEscape( { onClose, children }: Props ) {
	const close = ( event: KeyboardEvent ) => {
		const isListOpen =
			( event.target as HTMLElement ).getAttribute( 'aria-expanded' ) === 'true';
		if ( event.key === 'Escape' && ! isListOpen ) {
			event.preventDefault();
			event.stopPropagation();
			onClose();
		}
	};
	return <div onKeyDownCapture={ close }>{ children }</div>;
}
