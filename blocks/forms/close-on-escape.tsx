import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
	onClose(): void;
	children: ReactNode;
}

/** Lets Escape close a popover from inside a combobox, which stops every Escape, even if its list is not open. */
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
