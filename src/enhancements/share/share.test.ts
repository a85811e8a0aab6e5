import { share } from './share';

const PROPS = {
	url: 'https://example.com/a/',
	title: 'What is an offset account?',
	texts: { copied: 'The link is copied.', failed: 'Copy it from the address bar.' },
};

const place = () => {
	document.body.innerHTML =
		'<div><a href="https://example.com/a/" data-atoll="copy">Copy link</a><button data-atoll="share">More ways</button><p role="status"></p></div>';
	return document.body.firstElementChild as HTMLElement;
};

const mockNavigator = ( name: 'clipboard' | 'share', value: unknown ) =>
	Object.defineProperty( navigator, name, { value, configurable: true } );

const click = async ( element: HTMLElement, selector: string ) => {
	element.querySelector< HTMLElement >( selector )!.click();
	await new Promise( ( resolve ) => setTimeout( resolve ) );
};

const status = () => document.querySelector( '[role=status]' )!.textContent;

describe( 'share links', () => {
	beforeEach( () => {
		mockNavigator( 'clipboard', undefined );
		mockNavigator( 'share', undefined );
	} );

	it( 'copy the address and say so', async () => {
		const writeText = jest.fn().mockResolvedValue( undefined );
		mockNavigator( 'clipboard', { writeText } );
		const element = place();
		share( element, PROPS );
		await click( element, '[data-atoll=copy]' );
		expect( writeText ).toHaveBeenCalledWith( PROPS.url );
		expect( status() ).toBe( PROPS.texts.copied );
	} );

	it( 'say what to do where nothing can be copied', async () => {
		const element = place();
		share( element, PROPS );
		await click( element, '[data-atoll=copy]' );
		expect( status() ).toBe( PROPS.texts.failed );
	} );

	it( 'offer the browser’s own ways where it has some', async () => {
		const nativeShare = jest.fn().mockRejectedValue( new Error( 'closed' ) );
		mockNavigator( 'share', nativeShare );
		const element = place();
		share( element, PROPS );
		expect( element.querySelector( '[data-atoll=share]' ) ).toHaveClass( 'is-offered' );
		await click( element, '[data-atoll=share]' );
		expect( nativeShare ).toHaveBeenCalledWith( { url: PROPS.url, title: PROPS.title } );
	} );

	it( 'leave that out elsewhere', () => {
		const element = place();
		share( element, PROPS );
		expect( element.querySelector( '[data-atoll=share]' ) ).not.toHaveClass( 'is-offered' );
	} );
} );
