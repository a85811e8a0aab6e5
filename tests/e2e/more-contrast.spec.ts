import { expect, test } from './support/test';

for ( const colorScheme of [ 'light', 'dark' ] as const ) {
	test( `whoever asks for more contrast gets it, in the ${ colorScheme }`, async ( { page } ) => {
		await page.emulateMedia( { colorScheme, contrast: 'more' } );
		await page.goto( 'contact/' );
		const input = page.locator( '.atoll-input:visible' ).first();
		await input.evaluate( ( e: HTMLInputElement ) => ( e.placeholder = 'As in a letter' ) );
		const border = await input.evaluate( ( e ) => getComputedStyle( e ).borderColor );
		await input.focus();
		const colours = await input.evaluate( ( element ) => ( {
			paper: getComputedStyle( document.body ).backgroundColor,
			ring: getComputedStyle( element ).outlineColor,
			placeholder: getComputedStyle( element, '::placeholder' ).color,
			muted: getComputedStyle( document.querySelector( '.atoll-field__optional' )! ).color,
		} ) );
		const ratios = await page.evaluate(
			( { paper, ...others } ) => {
				const canvas = new OffscreenCanvas( 1, 1 ).getContext( '2d' )!;
				const luminance = ( colour: string ) => {
					canvas.fillStyle = colour;
					canvas.fillRect( 0, 0, 1, 1 );
					const [ red, green, blue ] = [ ...canvas.getImageData( 0, 0, 1, 1 ).data ]
						.map( ( value ) => value / 255 )
						.map( ( value ) =>
							value <= 0.04045 ? value / 12.92 : ( ( value + 0.055 ) / 1.055 ) ** 2.4
						);
					return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05;
				};
				return Object.entries( others ).map( ( [ part, colour ] ) => {
					const ratio = luminance( colour ) / luminance( paper );
					return { part, ratio: Math.max( ratio, 1 / ratio ) };
				} );
			},
			{ ...colours, border }
		);
		for ( const { part, ratio } of ratios ) {
			expect.soft( ratio, part ).toBeGreaterThan( 10.5 );
		}
		const send = page.locator( '[data-atoll="submit"]' ).first();
		await send.evaluate( ( e: HTMLButtonElement ) => ( e.disabled = true ) );
		await expect( send ).toHaveCSS( 'opacity', '0.8' );
	} );
}
