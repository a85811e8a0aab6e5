import { giveKey } from './give-key';
import { intercept } from './intercept';
import { start, type Island, type Repeat } from './start';

/** After so many milliseconds the browser handles a held event itself. */
const TIMEOUT = 2000;

const NOT_SETTLED = ':not([data-settled])';

/** Milliseconds that a form counts as on its way to another page: nothing says that somebody has stopped it. */
const PATIENCE = 10_000;

/** Repeats the last event that was held for it, once the island listens or has taken too long. */
const holdEvent = ( island: Island, repeat: Repeat ) => {
	const releaseEvent: Repeat = ( isNative ) => {
		island.dataset.settled ??= 'late';
		const { held } = island;
		island.held = undefined;
		held?.( isNative );
	};
	island.held = repeat;
	start( island ).then( releaseEvent );
	setTimeout( releaseEvent, TIMEOUT, true );
};

// Holds a click on a `data-hold` link, or on a link that is an island itself, until the island
// listens, then clicks again: it is the island's to answer, or the browser's when the island is
// late or has failed.
intercept(
	'click',
	`[data-island]${ NOT_SETTLED } [data-hold],a[data-island]${ NOT_SETTLED }`,
	( link ) => holdEvent( link.closest< HTMLElement >( '[data-island]' )!, () => link.click() )
);

/** Until the page goes, which the browser may bring back, unless the island says by then that it sends the form. */
const endBusyLater = ( form: HTMLFormElement ) => {
	const endBusy = () => {
		form.ariaBusy = String( !! form.querySelector( 'button[aria-disabled=true]' ) );
	};
	addEventListener( 'pagehide', endBusy );
	setTimeout( endBusy, PATIENCE );
};

// Likewise a form that is sent, by whichever of its buttons; it says at once that it is busy. It has its key from then
// on: whoever presses again while the browser posts it has the island send it under the same. Safari before 16 has
// nothing that sends it later.
if ( 'requestSubmit' in HTMLFormElement.prototype ) {
	intercept< HTMLFormElement >(
		'submit',
		`[data-island=form]${ NOT_SETTLED } form`,
		( form, event ) => {
			form.ariaBusy = 'true';
			giveKey( form );
			holdEvent( form.closest< HTMLElement >( '[data-island]' )!, ( isNative ) => {
				form.ariaBusy = String( isNative );
				form.requestSubmit( ( event as SubmitEvent ).submitter );
				if ( isNative ) {
					endBusyLater( form );
				}
			} );
		}
	);
}

// An Escape that meant what CSS has opened is the island's to answer, once it listens.
addEventListener( 'keydown', ( { key } ) => {
	const header = document.querySelector< Island >( `[data-island=header]${ NOT_SETTLED }` );
	if ( key === 'Escape' && header ) {
		header.atoll?.then( () =>
			document.dispatchEvent( new KeyboardEvent( 'keydown', { key } ) )
		);
	}
} );
