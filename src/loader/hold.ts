import { intercept } from './intercept';
import { markSettled, start, type Island } from './start';

/** After so many milliseconds the browser handles a held event itself. */
const TIMEOUT = 2000;

const NOT_SETTLED = ':not([data-settled])';

/** Repeats the last event that was held, once the island listens or has taken too long. */
let repeatLast: ( () => void ) | undefined;

const holdEvent = ( island: HTMLElement, repeat: () => void ) => {
	const releaseEvent = () => {
		markSettled( island );
		repeatLast?.();
		repeatLast = undefined;
	};
	repeatLast = repeat;
	start( island ).then( releaseEvent );
	setTimeout( releaseEvent, TIMEOUT );
};

// Holds a click on a `data-hold` link, or on a link that is an island itself, until the island
// listens, then clicks again: it is the island's to answer, or the browser's when the island is
// late or has failed.
intercept(
	'click',
	`[data-island]${ NOT_SETTLED } [data-hold],a[data-island]${ NOT_SETTLED }`,
	( link ) => holdEvent( link.closest< HTMLElement >( '[data-island]' )!, () => link.click() )
);

// Likewise a form that is sent, by whichever of its buttons; it says at once that it is busy.
intercept< HTMLFormElement >(
	'submit',
	`[data-island=form]${ NOT_SETTLED } form`,
	( form, event ) => {
		form.ariaBusy = 'true';
		holdEvent( form.closest< HTMLElement >( '[data-island]' )!, () => {
			form.ariaBusy = 'false';
			form.requestSubmit( ( event as SubmitEvent ).submitter );
		} );
	}
);

// An Escape that meant what CSS has opened is the island's to answer, once it listens.
addEventListener( 'keydown', ( { key } ) => {
	const header = document.querySelector< Island >( `[data-island=header]${ NOT_SETTLED }` );
	if ( key === 'Escape' && header ) {
		header.atoll?.then( () =>
			document.dispatchEvent( new KeyboardEvent( 'keydown', { key } ) )
		);
	}
} );
