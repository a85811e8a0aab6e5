import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

/** Returns the contrast of a field's parts with the page's background, as WCAG defines it. */
async function contrastsOf( input: Locator ): Promise< Record< string, number > > {
	await input.blur();
	const border = await input.evaluate( ( element ) => getComputedStyle( element ).borderColor );
	await input.focus();
	return input.evaluate( ( element, borderColor ) => {
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
		const paper = luminance( getComputedStyle( document.body ).backgroundColor );
		const contrast = ( colour: string ) => {
			const ratio = luminance( colour ) / paper;
			return Math.max( ratio, 1 / ratio );
		};
		return {
			border: contrast( borderColor ),
			ring: contrast( getComputedStyle( element ).outlineColor ),
			placeholder: contrast( getComputedStyle( element, '::placeholder' ).color ),
			muted: contrast(
				getComputedStyle( document.querySelector( '.atoll-field__optional' )! ).color
			),
		};
	}, border );
}

test( 'whoever asks for more contrast gets it, by day and by night', async ( { page } ) => {
	await page.goto( 'contact/' );
	const input = page.locator( '.atoll-input:visible' ).first();
	await input.evaluate( ( e: HTMLInputElement ) => ( e.placeholder = 'As in a letter' ) );
	const send = page.locator( '[data-atoll="submit"]' ).first();
	await send.evaluate( ( e: HTMLButtonElement ) => ( e.disabled = true ) );
	for ( const colorScheme of [ 'light', 'dark' ] as const ) {
		await test.step( colorScheme, async () => {
			await page.emulateMedia( { colorScheme, contrast: 'more' } );
			for ( const [ part, contrast ] of Object.entries( await contrastsOf( input ) ) ) {
				expect.soft( contrast, part ).toBeGreaterThan( 10.5 );
			}
			await expect( send ).toHaveCSS( 'opacity', '0.8' );
		} );
	}
} );
