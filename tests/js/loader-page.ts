import type { Manifest } from '../../src/loader/manifest';

const MANIFEST: Manifest = {
	base: '/b/',
	parts: [
		'../a.js',
		{ text: 'window.ran.push( "between" )' },
		'/b.js',
		'http://localhost/form.js',
		'http://localhost/header.js',
	],
	islands: { form: [ 0, 1, 2, 3 ], header: [ 0, 4 ] },
};

export const page = window as unknown as Required< Pick< Window, 'atollIslands' > > & {
	ran: string[];
	requestIdleCallback: ( run: () => void ) => void;
};

export const form = () => document.querySelector< HTMLElement >( '[data-island]' )!;
export const sources = () =>
	[ ...document.head.querySelectorAll< HTMLScriptElement >( 'script[src]' ) ].map( ( { src } ) =>
		src.replace( 'http://localhost/', '' )
	);
export const settle = async () => {
	for ( let tick = 0; tick < 20; tick++ ) {
		await Promise.resolve();
	}
};

/** Prints a page and runs the loader at its end. */
export const open = async ( html: string, search = '' ) => {
	jest.resetModules();
	history.replaceState( null, '', `/${ search }` );
	document.head.innerHTML = '';
	document.body.innerHTML =
		html +
		`<script type="application/json" id="atoll-manifest">${ JSON.stringify( MANIFEST ) }</script>`;
	page.ran = [];
	await import( '../../src/loader' );
	await settle();
};

/** The network's answer to one script. */
export const arrive = async ( name: string, type = 'load' ) => {
	document.head
		.querySelector( `script[src$="/${ name }.js"]` )!
		.dispatchEvent( new Event( type ) );
	await settle();
};
export const arriveAll = async ( island: string ) => {
	for ( const name of [ 'a', 'b', 'form', 'header' ] ) {
		if ( document.head.querySelector( `script[src$="/${ name }.js"]` ) ) {
			await arrive( name );
		}
	}
	return island;
};

export const FORM =
	'<div data-island="form" data-on="intent"><form><input name="a" value="x"><input type="checkbox" value="1" checked>' +
	'<select><option>1<option>2</select><textarea>t</textarea><button>Go</button>' +
	'<input type="hidden" name="gform_unique_id" value=""></form></div>';

// What one loader adds to the window must not answer for the next one.
const added = jest.spyOn( window, 'addEventListener' );
beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	added.mock.calls.forEach( ( call ) => window.removeEventListener( ...call ) );
	added.mockClear();
	jest.useRealTimers();
} );
