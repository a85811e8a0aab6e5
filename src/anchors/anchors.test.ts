const scrolled = jest.fn();

/** Sets how the page was reached, as `performance` reports it. */
const setNavigationType = ( type: 'navigate' | 'back_forward' ) =>
	Object.assign( performance, { getEntriesByType: () => [ { type } ] } );

/** The lifetime of a page: the next page starts without its listeners. */
let lifetime: AbortController;
const loadScript = () => {
	const listen = window.addEventListener;
	const { signal } = lifetime;
	window.addEventListener = ( type: string, run: EventListenerOrEventListenerObject ) =>
		listen.call( window, type, run, { signal } );
	try {
		jest.isolateModules( () => require( '.' ) );
	} finally {
		window.addEventListener = listen;
	}
};

/** Changes the hash as during the page's lifetime; jsdom reports the change later. */
const setHash = ( hash: string ) => {
	history.replaceState( null, '', hash );
	window.dispatchEvent( new Event( 'hashchange' ) );
};

const add = async ( id: string ) => {
	const element = document.body.appendChild( document.createElement( 'p' ) );
	element.id = id;
	await null;
	return element;
};

beforeEach( () => {
	lifetime = new AbortController();
	setNavigationType( 'navigate' );
	document.body.innerHTML = '';
	Element.prototype.scrollIntoView = scrolled;
	scrolled.mockClear();
} );

afterEach( () => {
	window.dispatchEvent( new Event( 'keydown' ) );
	lifetime.abort();
} );

it( 'goes to an element that comes a minute after the page', async () => {
	jest.useFakeTimers( { doNotFake: [ 'performance' ] } );
	setHash( '#late' );
	loadScript();
	jest.advanceTimersByTime( 60_000 );
	jest.useRealTimers();
	expect( await add( 'late' ) ).toHaveFocus();
	expect( scrolled ).toHaveBeenCalledTimes( 1 );
} );

it( 'takes a page for a new one where the browser does not say how it was come to', async () => {
	Object.assign( performance, { getEntriesByType: () => [] } );
	setHash( '#late' );
	loadScript();
	expect( await add( 'late' ) ).toHaveFocus();
} );

it( 'goes to what a hash names that changed after the page was loaded', async () => {
	loadScript();
	setHash( '#later' );
	await add( 'other' );
	expect( scrolled ).not.toHaveBeenCalled();
	await add( 'later' );
	expect( scrolled ).toHaveBeenCalled();
} );

it( 'goes to an element that gets its id later', async () => {
	setHash( '#named' );
	loadScript();
	const element = await add( '' );
	element.id = 'named';
	await null;
	expect( scrolled ).toHaveBeenCalled();
} );

it.each( [ '#100%', '#%E0%A4%A', '#%' ] )(
	'takes %s for a name as it stands, and goes on working',
	async ( hash ) => {
		setHash( hash );
		expect( loadScript ).not.toThrow();
		setHash( hash );
		await add( hash.slice( 1 ) );
		expect( scrolled ).toHaveBeenCalled();
	}
);

it( 'reads a hash that is percent-encoded', async () => {
	setHash( '#caf%C3%A9' );
	loadScript();
	await add( 'café' );
	expect( scrolled ).toHaveBeenCalled();
} );

it( 'waits again when the link to where the address points already is pressed', async () => {
	setHash( '#again' );
	loadScript();
	window.dispatchEvent( new Event( 'wheel' ) );
	document.body.innerHTML = '<a href="#again">Again</a>';
	document.querySelector( 'a' )!.click();
	await add( 'again' );
	expect( scrolled ).toHaveBeenCalled();
} );

it.each( [ 'wheel', 'touchmove', 'keydown', 'pointerdown' ] )(
	'takes nobody away who has moved on (%s)',
	async ( sign ) => {
		setHash( '#late' );
		loadScript();
		window.dispatchEvent( new Event( sign ) );
		await add( 'late' );
		expect( scrolled ).not.toHaveBeenCalled();
	}
);

it( 'leaves those where they were who come back', async () => {
	setNavigationType( 'back_forward' );
	setHash( '#late' );
	loadScript();
	await add( 'late' );
	expect( scrolled ).not.toHaveBeenCalled();
} );
