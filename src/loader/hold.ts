import { giveKey } from './give-key';
import { intercept } from './intercept';
import { start, type Island, type Repeat } from './start';

/** Milliseconds after which the browser handles a held event itself. */
const TIMEOUT = 2000;

const NOT_SETTLED = ':not([data-settled])';

/** Milliseconds that a form counts as being sent: there is no event if a person stops the navigation. */
const PATIENCE = 10_000;

/** Repeats the last held event once the island listens or has taken too long. */
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

// Holds a click on a `data-hold` link, or on a link that is an island itself, until the island listens, then repeats
// the click: the island handles it, or the browser if the island is late or has failed.
intercept(
	'click',
	`[data-island]${ NOT_SETTLED } [data-hold],a[data-island]${ NOT_SETTLED }`,
	( link ) => holdEvent( link.closest< HTMLElement >( '[data-island]' )!, () => link.click() )
);

/**
 * Ends the form's busy state when the page, which may be restored later, is left, unless its island is sending then.
 */
const endBusyLater = ( form: HTMLFormElement ) => {
	const endBusy = () => {
		form.ariaBusy = String( !! form.querySelector( 'button[aria-disabled=true]' ) );
	};
	addEventListener( 'pagehide', endBusy );
	setTimeout( endBusy, PATIENCE );
};

// Also holds a form's submission by any of its buttons, and shows at once that the form is busy. The form gets its key
// now: if it is submitted again while the browser posts it, the island sends it under the same key. Safari before 16
// lacks requestSubmit, which is needed to submit it later.
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

// The island handles an Escape for a menu that CSS has opened, once it listens.
addEventListener( 'keydown', ( { key } ) => {
	const header = document.querySelector< Island >( `[data-island=header]${ NOT_SETTLED }` );
	if ( key === 'Escape' && header ) {
		header.atoll?.then( () =>
			document.dispatchEvent( new KeyboardEvent( 'keydown', { key } ) )
		);
	}
} );
