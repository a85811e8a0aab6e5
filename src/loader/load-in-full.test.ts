import { arrive, FORM, form, open, settle } from '../../tests/js/loader-page';

/** The event that browsers dispatch before every navigation. */
class Navigate extends Event {
	readonly destination: { url: string; sameDocument: boolean };
	constructor(
		path: string,
		sameDocument = true,
		readonly navigationType = 'push'
	) {
		super( 'navigate', { cancelable: true } );
		this.destination = { url: `http://localhost${ path }`, sameDocument };
	}
}

const navigation = new EventTarget();
const added = jest.spyOn( navigation, 'addEventListener' );
Object.assign( window, { navigation } );
afterEach( () => {
	added.mock.calls.forEach( ( call ) => navigation.removeEventListener( ...call ) );
	added.mockClear();
} );

const isLeftAlone = ( event: Navigate ) => navigation.dispatchEvent( event );

const fail = async () => {
	await open( FORM.replace( 'intent', 'load' ) );
	await settle();
	await arrive( 'a', 'error' );
	expect( form() ).toHaveAttribute( 'data-settled' );
};

it( 'loads the next page in full after a script failed, past a router that would keep this one', async () => {
	await fail();
	expect( isLeftAlone( new Navigate( '/about/' ) ) ).toBe( false );
	// jsdom cannot leave the page.
	expect( console ).toHaveErrored();
} );

it.each( [
	[ 'a page that the browser loads anyway', new Navigate( '/about/', false ) ],
	[
		'an address that changes while a list is scrolled',
		new Navigate( '/page/2/', true, 'replace' ),
	],
	[ 'a place on this page', new Navigate( '/#about' ) ],
	[ 'an entry that a form makes for its next page', new Navigate( '/' ) ],
	[ 'an address that a script corrects', new Navigate( '/?sum=1' ) ],
] )( 'leaves %s alone', async ( _, event ) => {
	await fail();
	expect( isLeftAlone( event ) ).toBe( true );
} );

it( 'takes no click from whoever else listens', async () => {
	await fail();
	document.body.insertAdjacentHTML( 'beforeend', '<a href="http://localhost/a.jpg">Larger</a>' );
	const listener = jest.fn( ( event: Event ) => event.preventDefault() );
	document.querySelector( 'a' )!.addEventListener( 'click', listener );
	document.querySelector( 'a' )!.click();
	expect( listener ).toHaveBeenCalledTimes( 1 );
} );

it( 'leaves routers alone while no script has failed', async () => {
	await open( FORM );
	expect( isLeftAlone( new Navigate( '/about/' ) ) ).toBe( true );
} );
