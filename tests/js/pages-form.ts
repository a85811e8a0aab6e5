import { input, find, advanceTime, user } from './enquiry-form';

/** The pages that show, from 0. */
export const shown = () =>
	[ ...document.querySelectorAll< HTMLElement >( '[data-page]' ) ]
		.filter( ( { hidden } ) => ! hidden )
		.map( ( { dataset } ) => Number( dataset.page ) );

/** A button that can be seen. */
export const button = ( name: string ) =>
	[ ...document.querySelectorAll< HTMLButtonElement >( `[data-atoll=${ name }]` ) ].find(
		( found ) => ! found.closest( '[hidden]' )
	);

export const clickButton = async ( name: string ) => {
	await user.click( button( name )! );
	await advanceTime( 0 );
};

/** Presses a button and waits for the page. */
export const turn = async ( name: string ) => {
	await clickButton( name );
	await advanceTime( 1000 );
};

export const toLastPage = async () => {
	await user.type( input( 1 ), 'Jo' );
	await turn( 'next' );
	await turn( 'next' );
};

/** Words of the heading that has the focus. */
export const focused = () => find( 'h2:focus' )?.textContent ?? '';
