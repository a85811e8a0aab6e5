import type { Behaviour } from '../submenu';
import { onWidthChange } from '../width';
import { showBackdrop } from './backdrop';
import { holdPage } from './hold-page';
import { closingPhase } from './phase';

/** The summary's label fills it, so what hits the summary itself has hit the backdrop, which is a part of it. */
const isBeside = ( { target, currentTarget, detail }: MouseEvent ) =>
	target === currentTarget && detail > 0;

/**
 * Makes the disclosure of small screens modal while it is open (spec 4): the page behind it neither
 * scrolls nor takes the focus. It closes by its button, Escape, a press beside it, a link and a change of
 * width; after that it takes its time to leave, and can be opened again meanwhile.
 */
export const livePanel: Behaviour = ( { element, signal } ) => {
	const panel = element.querySelector< HTMLDetailsElement >( '.atoll-panel' );
	const summary = panel?.querySelector< HTMLElement >( 'summary' );
	const sheet = panel?.querySelector< HTMLElement >( '.atoll-panel__sheet' );
	if ( ! panel || ! summary || ! sheet ) {
		return;
	}
	let shown: { press: () => void; hide: () => void; release: () => void } | undefined;
	let timer = 0;

	/** What leaves is still seen, and out of reach. */
	const leaving = ( on: boolean ) => {
		clearTimeout( timer );
		panel.classList.toggle( 'is-closing', on );
		sheet.toggleAttribute( 'inert', on );
	};
	const end = () => {
		leaving( false );
		panel.open = false;
	};
	const close = ( phase = closingPhase() ) => {
		if ( ! shown ) {
			return;
		}
		shown.hide();
		shown.release();
		shown = undefined;
		if ( panel.matches( ':focus-within' ) ) {
			summary.focus( { preventScroll: true } );
		}
		leaving( true );
		if ( phase ) {
			timer = window.setTimeout( end, phase );
		} else {
			end();
		}
	};
	const open = () => {
		leaving( false );
		panel.open = true;
		shown = { ...showBackdrop( () => close() ), release: holdPage( panel ) };
	};

	summary.addEventListener(
		'click',
		( event ) => {
			event.preventDefault();
			if ( shown && isBeside( event ) ) {
				shown.press();
			} else if ( shown ) {
				close();
			} else {
				open();
			}
		},
		{ signal }
	);
	element.ownerDocument.addEventListener( 'keydown', ( { key } ) => key === 'Escape' && close(), {
		signal,
	} );
	// Before others hear of it: a form that opens from here must find the page as it was.
	element.addEventListener(
		'click',
		( { target } ) => ( target as Element ).closest( 'a[href]' ) && close(),
		{ signal, capture: true }
	);
	onWidthChange( () => {
		close( 0 );
		end();
	}, signal );
	signal.addEventListener( 'abort', () => close( 0 ) );

	if ( panel.open ) {
		open();
	}
};
