import { arrive, FORM, form, open, page, settle, sources } from '../../tests/js/loader-page';

const NEAR = FORM.replace( 'intent', 'near' );

let see: ( entries: Array< { isIntersecting: boolean } > ) => void;
let observerOptions: IntersectionObserverInit;

beforeEach( () => {
	Object.assign( navigator, { connection: undefined } );
	Object.assign( window, {
		IntersectionObserver: class {
			constructor(
				callback: ( entries: Parameters< typeof see >[ 0 ], observer: object ) => void,
				init: typeof observerOptions
			) {
				see = ( entries ) => callback( entries, this );
				observerOptions = init;
			}
			observe() {}
			disconnect() {}
		},
	} );
} );

const idle = async () => {
	jest.runAllTimers();
	await settle();
};
const preloads = () =>
	[ ...document.head.querySelectorAll< HTMLLinkElement >( 'link' ) ].map( ( { href } ) => href );

it( 'asks for nothing while the form is far from the view', async () => {
	await open( NEAR );
	see( [ { isIntersecting: false } ] );
	await idle();
	expect( document.head.innerHTML ).toBe( '' );
	expect( observerOptions ).toEqual( { rootMargin: '50%' } );
} );

it( 'fetches everything side by side, and runs it piece by piece while the browser is idle', async () => {
	await open( NEAR );
	page.atollIslands.form = jest.fn();
	see( [ { isIntersecting: true } ] );
	await settle();
	expect( document.head.innerHTML ).toBe( '' );
	await idle();
	expect( preloads() ).toEqual(
		[ 'a', 'b', 'form' ].map( ( name ) => `http://localhost/${ name }.js` )
	);
	expect( sources() ).toEqual( [ 'a.js' ] );
	await arrive( 'a' );
	expect( page.ran ).toEqual( [] );
	await idle();
	expect( page.ran ).toEqual( [ 'between' ] );
	await idle();
	expect( sources() ).toEqual( [ 'a.js', 'b.js' ] );
	await arrive( 'b' );
	await idle();
	await arrive( 'form' );
	expect( page.atollIslands.form ).not.toHaveBeenCalled();
	await idle();
	expect( page.atollIslands.form ).toHaveBeenCalledWith( form() );
} );

it( 'passes on the trust of a policy that has a nonce', async () => {
	const script = Object.assign( document.createElement( 'script' ), { nonce: 'trusted' } );
	jest.spyOn( document, 'currentScript', 'get' ).mockReturnValue( script );
	await open( NEAR );
	see( [ { isIntersecting: true } ] );
	await settle();
	await idle();
	const added = [ ...document.head.querySelectorAll< HTMLElement >( 'link,script' ) ];
	expect( added ).toHaveLength( 4 );
	expect( added.map( ( { nonce } ) => nonce ) ).toEqual( Array( 4 ).fill( 'trusted' ) );
	jest.restoreAllMocks();
} );

it( 'runs the rest at once when somebody touches the form meanwhile', async () => {
	await open( NEAR );
	see( [ { isIntersecting: true } ] );
	await idle();
	form().dispatchEvent( new Event( 'pointerover' ) );
	await settle();
	expect( sources() ).toEqual( [ 'a.js', 'b.js', 'form.js' ] );
} );

it( 'waits for a touch where the visitor saves data', async () => {
	Object.assign( navigator, { connection: { saveData: true } } );
	see = jest.fn();
	await open( NEAR );
	see( [ { isIntersecting: true } ] );
	await idle();
	expect( document.head.innerHTML ).toBe( '' );
	form().dispatchEvent( new Event( 'focusin' ) );
	await settle();
	expect( sources() ).toEqual( [ 'a.js', 'b.js', 'form.js' ] );
} );

it( 'runs an island that is approached script by script, and waits once for the browser to rest, also when a press asks for it', async () => {
	await open( FORM.replace( 'form"', 'header"' ).replace( 'intent', 'approach' ) );
	page.atollIslands.header = jest.fn();
	form().dispatchEvent( new Event( 'pointerover' ) );
	page.atollIslands.start!( form() );
	await settle();
	expect( document.head.innerHTML ).toBe( '' );
	await idle();
	expect( preloads() ).toEqual(
		[ 'a', 'header' ].map( ( name ) => `http://localhost/${ name }.js` )
	);
	expect( sources() ).toEqual( [ 'a.js' ] );
	await arrive( 'a' );
	expect( sources() ).toEqual( [ 'a.js', 'header.js' ] );
	expect( page.atollIslands.header ).not.toHaveBeenCalled();
	await arrive( 'header' );
	expect( page.atollIslands.header ).toHaveBeenCalledTimes( 1 );
} );
