import {
	arrive,
	arriveAll,
	FORM,
	form,
	open,
	page,
	settle,
	sources,
} from '../../tests/js/loader-page';

it( 'asks for nothing before somebody shows intent', async () => {
	await open( FORM );
	expect( sources() ).toEqual( [] );
} );

it.each( [ 'pointerover', 'focusin', 'touchstart', 'input', 'change' ] )(
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

it( 'takes a move inside for intent: the pointer may have been there before anybody listened', async () => {
	await open( FORM );
	form()
		.querySelector( 'input' )!
		.dispatchEvent( new Event( 'pointerover', { bubbles: true } ) );
	await settle();
	expect( sources() ).not.toEqual( [] );
} );

it( 'starts a load island at once', async () => {
	await open( FORM.replace( 'intent', 'load' ) );
	expect( sources() ).not.toEqual( [] );
} );

it.each( [ '?formid=1&formtoken=x', '?formid=1&gf_token=x' ] )(
	'starts a form at once for %s',
	async ( search ) => {
		await open( FORM, search );
		expect( sources() ).not.toEqual( [] );
	}
);

it.each( [ '?formid=1', '?formtoken=x' ] )( 'waits for %s', async ( search ) => {
	await open( FORM, search );
	expect( sources() ).toEqual( [] );
} );

it.each< [ string, ( element: HTMLElement ) => void ] >( [
	[ 'a restored text', ( element ) => ( element.querySelector( 'input' )!.value = 'y' ) ],
	[
		'a restored tick',
		( element ) =>
			( element.querySelector< HTMLInputElement >( '[type=checkbox]' )!.checked = false ),
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
