import { arrive, arriveAll, FORM, form, open, page, settle } from '../../tests/js/loader-page';

describe( 'a form that is sent before its island listens', () => {
	const button = () => document.querySelector( 'button' )!;
	const posted = jest.fn();
	const post = ( event: Event ) => {
		if ( ! event.defaultPrevented ) {
			posted( ( event as SubmitEvent ).submitter );
			event.preventDefault(); // jsdom cannot leave the page.
		}
	};
	const isBusy = () => document.querySelector( 'form' )!.ariaBusy;
	const key = () => document.querySelector< HTMLInputElement >( '[type=hidden]' )!.value;
	beforeEach( () => {
		posted.mockClear();
		document.body.addEventListener( 'submit', post );
	} );
	afterEach( () => document.body.removeEventListener( 'submit', post ) );

	it( 'shows at once that it was pressed, and is the island’s to send', async () => {
		await open( FORM );
		const onSubmit = jest.fn( ( event: Event ) => event.preventDefault() );
		page.atollIslands.form = ( element ) => element.addEventListener( 'submit', onSubmit );
		button().click();
		expect( isBusy() ).toBe( 'true' );
		await settle();
		await arriveAll( 'form' );
		expect( onSubmit ).toHaveBeenCalledTimes( 1 );
		expect( onSubmit.mock.calls[ 0 ]![ 0 ] ).toMatchObject( { submitter: button() } );
		expect( isBusy() ).toBe( 'false' );
		expect( posted ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 2000 );
		expect( onSubmit ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is sent once, however often its button is pressed', async () => {
		await open( FORM );
		button().click();
		button().click();
		jest.advanceTimersByTime( 4000 );
		expect( posted ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is the browser’s to post after 2 s, with the button that was pressed', async () => {
		await open( FORM );
		button().click();
		jest.advanceTimersByTime( 1999 );
		expect( posted ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( posted ).toHaveBeenCalledWith( button() );
	} );

	it( 'goes with a key that the island sends it with too, should it be pressed again meanwhile', async () => {
		await open( FORM );
		button().click();
		const given = key();
		expect( given ).toMatch( /^[0-9a-z]{20}$/ );
		button().click();
		jest.advanceTimersByTime( 2000 );
		expect( key() ).toBe( given );
	} );

	it( 'goes with a key of 36 characters, none of them likelier than another', async () => {
		const random = jest.spyOn( crypto, 'getRandomValues' );
		random.mockImplementation( ( bytes ) => ( bytes as Uint8Array ).fill( 251 ) as never );
		await open( FORM );
		button().click();
		random.mockRestore();
		expect( key() ).toBe( 'z'.repeat( 20 ) );
	} );

	it( 'keeps the key that it has', async () => {
		await open( FORM.replace( 'value=""', 'value="of before"' ) );
		button().click();
		expect( key() ).toBe( 'of before' );
	} );

	describe( 'and is on its way by the browser', () => {
		beforeEach( async () => {
			await open( FORM );
			button().click();
		} );
		const postLate = () => jest.advanceTimersByTime( 2000 );

		it( 'stays busy until the page goes, and is not when the browser brings it back', () => {
			postLate();
			expect( isBusy() ).toBe( 'true' );
			window.dispatchEvent( new Event( 'pagehide' ) );
			expect( isBusy() ).toBe( 'false' );
		} );

		it( 'stays busy where the island has failed', async () => {
			await settle();
			await arrive( 'a', 'error' );
			expect( isBusy() ).toBe( 'true' );
		} );

		it( 'is busy for ten seconds, as nothing says that somebody has stopped it', () => {
			postLate();
			jest.advanceTimersByTime( 9999 );
			expect( isBusy() ).toBe( 'true' );
			jest.advanceTimersByTime( 1 );
			expect( isBusy() ).toBe( 'false' );
		} );

		it( 'is for the island to say once it sends it', () => {
			postLate();
			button().setAttribute( 'aria-disabled', 'true' );
			jest.advanceTimersByTime( 10_000 );
			expect( isBusy() ).toBe( 'true' );
		} );
	} );

	it( 'is the browser’s to post when the island fails', async () => {
		await open( FORM );
		button().click();
		await settle();
		await arrive( 'a', 'error' );
		expect( posted ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is the browser’s at once where nothing could send it later', async () => {
		const { requestSubmit } = HTMLFormElement.prototype;
		Reflect.deleteProperty( HTMLFormElement.prototype, 'requestSubmit' );
		await open( FORM );
		button().click();
		Object.assign( HTMLFormElement.prototype, { requestSubmit } );
		expect( posted ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is left alone where it belongs to no form of ours', async () => {
		await open( FORM.replace( 'data-island="form"', 'data-island="header"' ) );
		form().querySelector( 'button' )!.click();
		expect( posted ).toHaveBeenCalledTimes( 1 );
	} );
} );
