import { arrive, arriveAll, FORM, open, page, settle } from '../../tests/js/loader-page';

describe( 'a held link', () => {
	const LINK =
		'<div data-island="header" data-on="intent"><a href="#menu" data-hold>Menu</a></div>';
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

	it( 'leaves its island late after 2 s, and not failed, until it has arrived', async () => {
		await open( LINK );
		const island = document.querySelector( '[data-island]' );
		link().click();
		jest.advanceTimersByTime( 2000 );
		expect( island ).toHaveAttribute( 'data-settled', 'late' );
		await settle();
		await arriveAll( 'header' );
		expect( island ).toHaveAttribute( 'data-settled', '' );
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

describe( 'of two islands that are pressed one after the other', () => {
	const island = ( name: string, content: string ) =>
		`<div data-island="${ name }" data-on="intent">${ content }</div>`;
	const sent = jest.fn( ( event: Event ) => event.preventDefault() );
	const clicked = jest.fn( ( { target }: Event ) => ( target as HTMLElement ).textContent );
	const click = ( text: string ) =>
		[ ...document.querySelectorAll( 'a' ) ]
			.find( ( link ) => link.textContent === text )!
			.click();
	beforeEach( () => {
		clicked.mockClear();
		sent.mockClear();
		document.body.addEventListener( 'click', clicked );
		document.body.addEventListener( 'submit', sent );
	} );
	afterEach( () => {
		document.body.removeEventListener( 'click', clicked );
		document.body.removeEventListener( 'submit', sent );
	} );

	it( 'each gets its own press, once, as soon as it listens itself', async () => {
		const link = ( text: string ) =>
			island( 'header', `<a href="#${ text }" data-hold>${ text }</a>` );
		await open( link( 'A' ) + link( 'B' ) );
		let finish = () => {};
		page.atollIslands.header = ( element ) =>
			element.textContent === 'A'
				? undefined
				: new Promise< void >( ( resolve ) => ( finish = resolve ) );
		click( 'A' );
		click( 'B' );
		await settle();
		await arriveAll( 'header' );
		expect( clicked.mock.results ).toMatchObject( [ { value: 'A' } ] );
		finish();
		await settle();
		expect( clicked.mock.results ).toMatchObject( [ { value: 'A' }, { value: 'B' } ] );
		jest.advanceTimersByTime( 2000 );
		expect( clicked ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'the form is sent, though a link was pressed after it', async () => {
		await open( FORM + island( 'header', '<a href="#menu" data-hold>Menu</a>' ) );
		document.querySelector( 'button' )!.click();
		click( 'Menu' );
		clicked.mockClear();
		jest.advanceTimersByTime( 4000 );
		expect( sent ).toHaveBeenCalledTimes( 1 );
		expect( clicked ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'Escape before the header listens', () => {
	const HEADER = '<div data-island="header" data-on="intent"><a href="#menu">Menu</a></div>';
	const header = () => document.querySelector( '[data-island]' )!;
	const listener = jest.fn();
	const escape = () =>
		header().dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Escape', bubbles: true } ) );
	beforeEach( async () => {
		listener.mockClear();
		await open( HEADER );
		page.atollIslands.header = () => document.addEventListener( 'keydown', listener );
	} );
	afterEach( () => document.removeEventListener( 'keydown', listener ) );

	it( 'is the header’s to answer once it does', async () => {
		header().dispatchEvent( new Event( 'pointerover' ) );
		escape();
		await settle();
		await arriveAll( 'header' );
		expect( listener ).toHaveBeenCalledTimes( 1 );
		expect( listener.mock.calls[ 0 ]![ 0 ] ).toMatchObject( { key: 'Escape' } );
		escape();
		expect( listener ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'wakes no header that nobody has touched', async () => {
		escape();
		await settle();
		expect( document.head.innerHTML ).toBe( '' );
	} );
} );

describe( 'a link that is an island itself', () => {
	const LINK =
		'<div data-island="form" data-on="intent"><a href="#form" data-island="header" data-on="intent">Form</a></div>';
	const link = () => document.querySelector< HTMLElement >( 'a' )!;

	it( 'is held for its own island, also inside another that sleeps', async () => {
		await open( LINK );
		const opened = jest.fn( ( event: Event ) => event.preventDefault() );
		page.atollIslands.header = ( element ) => element.addEventListener( 'click', opened );
		link().click();
		await settle();
		await arriveAll( 'header' );
		expect( opened ).toHaveBeenCalledTimes( 1 );
		link().click();
		expect( opened ).toHaveBeenCalledTimes( 2 );
	} );
} );
