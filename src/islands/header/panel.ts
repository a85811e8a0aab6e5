import type { Behaviour } from './submenu';
import { onWidthChange } from './width';

/** The menu of small screens closes with Escape, with a link that is followed and with a change of width. */
export const closePanel: Behaviour = ( { element, signal } ) => {
	const panel = element.querySelector< HTMLDetailsElement >( 'details.atoll-panel' );
	if ( ! panel ) {
		return;
	}
	const close = () => {
		panel.open = false;
	};
	element.ownerDocument.addEventListener(
		'keydown',
		( { key } ) => {
			if ( key === 'Escape' && panel.open ) {
				close();
				panel.querySelector( 'summary' )?.focus();
			}
		},
		{ signal }
	);
	panel.addEventListener(
		'click',
		( { target } ) => ( target as Element ).closest( 'a[href]' ) && close(),
		{ signal }
	);
	onWidthChange( close, signal );
};
