/** The loader runs when it is imported, so each test imports it into a page of its own. */
import type { Manifest } from './manifest';

const MANIFEST: Manifest = {
	parts: [
		{ src: 'http://localhost/a.js' },
		{ code: 'window.ran.push( "between" )' },
		{ src: 'http://localhost/b.js' },
		{ src: 'http://localhost/form.js' },
		{ src: 'http://localhost/header.js' },
	],
	islands: { form: [ 0, 1, 2, 3 ], header: [ 0, 4 ] },
	preload: [ 'http://localhost/a.js' ],
};

const page = window as unknown as {
	ran: string[];
	atollIslands: Record< string, ( element: HTMLElement ) => unknown >;
	requestIdleCallback: ( run: () => void ) => void;
};

const form = () => document.querySelector< HTMLElement >( '[data-island]' )!;
const sources = () =>
	[ ...document.head.querySelectorAll< HTMLScriptElement >( 'script[src]' ) ].map( ( { src } ) =>
		src.replace( 'http://localhost/', '' )
	);
const settle = async () => {
	for ( let tick = 0; tick < 20; tick++ ) {
		await Promise.resolve();
	}
};

/** Prints a page and runs the loader at its end. */
const open = async ( html: string, search = '' ) => {
	jest.resetModules();
	history.replaceState( null, '', `/${ search }` );
	document.head.innerHTML = '';
	document.body.innerHTML =
		html +
		`<script type="application/json" id="atoll-manifest">${ JSON.stringify( MANIFEST ) }</script>`;
	page.ran = [];
	await import( '.' );
	await settle();
};

/** The network's answer to one script. */
const arrive = async ( name: string, type = 'load' ) => {
	document.head.querySelector( `script[src$="/${ name }.js"]` )!.dispatchEvent( new Event( type ) );
	await settle();
};
const arriveAll = async ( island: string ) => {
	for ( const name of [ 'a', 'b', 'form', 'header' ] ) {
		if ( document.head.querySelector( `script[src$="/${ name }.js"]` ) ) {
			await arrive( name );
		}
	}
	return island;
};

const FORM =
	'<div data-island="form" data-on="intent"><form><input name="a" value="x"><input type="checkbox" value="1" checked>' +
	'<select><option>1<option>2</select><textarea>t</textarea><button>Go</button></form></div>';

// What one loader adds to the window must not answer for the next one.
const added = jest.spyOn( window, 'addEventListener' );
beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	added.mock.calls.forEach( ( call ) => window.removeEventListener( ...call ) );
	added.mockClear();
	jest.useRealTimers();
} );

it( 'asks for nothing before somebody shows intent', async () => {
	await open( FORM );
	expect( sources() ).toEqual( [] );
} );

it.each( [ 'pointerenter', 'focusin', 'touchstart', 'input', 'change' ] )(
	'takes %s for intent, and asks for everything at once and in order',
	async ( type ) => {
		await open( FORM );
		form().dispatchEvent( new Event( type ) );
		await settle();
		expect( sources() ).toEqual( [ 'a.js', 'b.js', 'form.js' ] );
		const scripts = [ ...document.head.querySelectorAll< HTMLScriptElement >( 'script[src]' ) ];
		expect( scripts.map( ( { async } ) => async ) ).toEqual( [ false, false, false ] );
	}
);

it( 'starts a load island at once', async () => {
	await open( FORM.replace( 'intent', 'load' ) );
	expect( sources() ).not.toEqual( [] );
} );

it( 'starts a visible island when it comes into view', async () => {
	let see: ( entries: object[] ) => void = () => {};
	Object.assign( window, {
		IntersectionObserver: class {
			constructor( callback: typeof see ) {
				see = callback;
			}
			observe() {}
		},
	} );
	await open( FORM.replace( 'intent', 'visible' ) );
	see( [ { isIntersecting: false } ] );
	await settle();
	expect( sources() ).toEqual( [] );
	see( [ { isIntersecting: true } ] );
	await settle();
	expect( sources() ).not.toEqual( [] );
} );

it( 'starts an idle island when the browser has time', async () => {
	await open( FORM.replace( 'intent', 'idle' ) );
	expect( sources() ).toEqual( [] );
	jest.runAllTimers();
	await settle();
	expect( sources() ).not.toEqual( [] );
} );

it.each( [ '?formid=1&formtoken=x', '?formtoken=x&formid=1', '?gf_token=x&formid=1' ] )(
	'starts a form at once for %s',
	async ( search ) => {
		await open( FORM, search );
		expect( sources() ).not.toEqual( [] );
	}
);

it.each( [ '?formid=1', '?formtoken=x', '?platformid=1&formtoken=' ] )(
	'waits for %s',
	async ( search ) => {
		await open( FORM, search );
		expect( sources() ).toEqual( [] );
	}
);

it.each< [ string, ( element: HTMLElement ) => void ] >( [
	[ 'a restored text', ( element ) => ( element.querySelector( 'input' )!.value = 'y' ) ],
	[
		'a restored tick',
		( element ) => ( element.querySelector< any >( '[type=checkbox]' ).checked = false ),
	],
	[ 'a restored paragraph', ( element ) => ( element.querySelector( 'textarea' )!.value = 'y' ) ],
	[ 'the focus in it', ( element ) => element.querySelector( 'input' )!.focus() ],
] )( 'starts at once for %s', async ( _, restore ) => {
	await open( FORM );
	restore( form() );
	window.dispatchEvent( new Event( 'pageshow' ) );
	await settle();
	expect( sources() ).not.toEqual( [] );
} );

it( 'runs code in the load event of the script before it', async () => {
	await open( FORM );
	form().dispatchEvent( new Event( 'focusin' ) );
	await settle();
	expect( page.ran ).toEqual( [] );
	await arrive( 'a' );
	expect( page.ran ).toEqual( [ 'between' ] );
} );

it( 'hands the element over once everything has run, once', async () => {
	await open( FORM );
	page.atollIslands.form = jest.fn();
	form().dispatchEvent( new Event( 'focusin' ) );
	form().dispatchEvent( new Event( 'input' ) );
	await settle();
	await arrive( 'a' );
	await arrive( 'b' );
	expect( page.atollIslands.form ).not.toHaveBeenCalled();
	await arrive( 'form' );
	expect( page.atollIslands.form ).toHaveBeenCalledTimes( 1 );
	expect( page.atollIslands.form ).toHaveBeenCalledWith( form() );
} );

it( 'shares scripts between islands', async () => {
	await open( FORM + '<div data-island="header" data-on="load"></div>' );
	form().dispatchEvent( new Event( 'focusin' ) );
	await settle();
	expect( sources() ).toEqual( [ 'a.js', 'header.js', 'b.js', 'form.js' ] );
} );

it( 'starts an element that came later', async () => {
	await open( '' );
	document.body.insertAdjacentHTML( 'beforeend', FORM );
	page.atollIslands.form = jest.fn();
	page.atollIslands.start!( form() );
	await settle();
	await arriveAll( 'form' );
	expect( page.atollIslands.form ).toHaveBeenCalledTimes( 1 );
} );

describe( 'a held link', () => {
	const LINK = '<div data-island="header" data-on="intent"><a href="#menu" data-hold>Menu</a></div>';
	const link = () => document.querySelector< HTMLElement >( 'a' )!;
	const followed = jest.fn( ( event: Event ) => ! event.defaultPrevented );
	beforeEach( () => {
		followed.mockClear();
		document.body.addEventListener( 'click', followed );
	} );
	afterEach( () => document.body.removeEventListener( 'click', followed ) );

	it( 'is clicked again once the island listens', async () => {
		await open( LINK );
		page.atollIslands.header = ( element ) =>
			element.addEventListener( 'click', ( event ) => event.preventDefault() );
		link().click();
		expect( followed ).not.toHaveBeenCalled();
		await settle();
		await arriveAll( 'header' );
		expect( followed ).toHaveBeenCalledTimes( 1 );
		expect( followed ).toHaveReturnedWith( false );
		jest.advanceTimersByTime( 2000 );
		expect( followed ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is the browser’s after 2 s', async () => {
		await open( LINK );
		link().click();
		jest.advanceTimersByTime( 1999 );
		expect( followed ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( followed ).toHaveReturnedWith( true );
	} );

	it( 'is the browser’s when the island fails', async () => {
		await open( LINK );
		link().click();
		await settle();
		await arrive( 'a', 'error' );
		expect( followed ).toHaveReturnedWith( true );
	} );

	it( 'leaves a click for a new tab alone', async () => {
		await open( LINK );
		link().dispatchEvent( new MouseEvent( 'click', { ctrlKey: true, bubbles: true } ) );
		expect( followed ).toHaveBeenCalledTimes( 1 );
	} );
} );

it( 'gives a script 120 s', async () => {
	await open( FORM );
	form().dispatchEvent( new Event( 'focusin' ) );
	await settle();
	jest.advanceTimersByTime( 119_999 );
	await settle();
	expect( form() ).not.toHaveAttribute( 'data-settled' );
	jest.advanceTimersByTime( 1 );
	await settle();
	expect( form() ).toHaveAttribute( 'data-settled' );
} );

it( 'fetches ahead once the browser is idle, and runs nothing', async () => {
	await open( FORM );
	expect( document.head.innerHTML ).toBe( '' );
	jest.runAllTimers();
	expect( document.head.children ).toHaveLength( 1 );
	expect( document.head.firstElementChild ).toMatchObject( {
		rel: 'preload',
		as: 'script',
		href: 'http://localhost/a.js',
	} );
} );

it( 'fetches nothing ahead for those who save data', async () => {
	Object.assign( navigator, { connection: { saveData: true } } );
	await open( FORM );
	jest.runAllTimers();
	expect( document.head.innerHTML ).toBe( '' );
} );
