import { intercept } from './intercept';
import { settle, start, type Island } from './start';

/** After so many milliseconds the browser answers what is held itself. */
const PATIENCE = 2000;

const ASLEEP = ':not([data-settled])';

/** What is to be asked for again once the island listens, or nobody waits for it any more: the last thing. */
let again: ( () => void ) | undefined;

const hold = ( island: HTMLElement, ask: () => void ) => {
	const release = () => {
		settle( island );
		again?.();
		again = undefined;
	};
	again = ask;
	start( island ).then( release );
	setTimeout( release, PATIENCE );
};

// Holds a click on a `data-hold` link, or on a link that is an island itself, until the island
// listens, then clicks again: it is the island's to answer, or the browser's when the island is
// late or has failed.
intercept( 'click', `[data-island]${ ASLEEP } [data-hold],a[data-island]${ ASLEEP }`, ( link ) =>
	hold( link.closest< HTMLElement >( '[data-island]' )!, () => link.click() )
);

// Likewise a form that is sent, by whichever of its buttons; it says at once that it is busy.
intercept< HTMLFormElement >( 'submit', `[data-island=form]${ ASLEEP } form`, ( form, event ) => {
	form.ariaBusy = 'true';
	hold( form.closest< HTMLElement >( '[data-island]' )!, () => {
		form.ariaBusy = 'false';
		form.requestSubmit( ( event as SubmitEvent ).submitter );
	} );
} );

// An Escape that meant what CSS has opened is the island's to answer, once it listens.
addEventListener( 'keydown', ( { key } ) => {
	const header = document.querySelector< Island >( `[data-island=header]${ ASLEEP }` );
	if ( key === 'Escape' && header ) {
		header.atoll?.then( () =>
			document.dispatchEvent( new KeyboardEvent( 'keydown', { key } ) )
		);
	}
} );
