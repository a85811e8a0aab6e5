import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { QrCode } from './qr-code';

const ADDRESS =
	'otpauth://totp/Reef%20Finance:ada%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Reef';

/** Pixels of one module in the picture, as a camera sees several. */
const SCALE = 4;

/** Returns the text that a phone's camera reads in the picture; null if it reads none. */
const scan = ( picture: Element ) => {
	const size = SCALE * Number( picture.getAttribute( 'viewBox' )!.split( ' ' )[ 2 ] );
	const pixels = new Uint8ClampedArray( 4 * size * size ).fill( 255 );
	const path = picture.querySelector( 'path' )!.getAttribute( 'd' )!;
	for ( const [ , x, y ] of path.matchAll( /M(\d+) (\d+)/g ) ) {
		for ( let row = 0; row < SCALE; row++ ) {
			const begin = 4 * ( ( Number( y ) * SCALE + row ) * size + Number( x ) * SCALE );
			for ( let byte = begin; byte < begin + 4 * SCALE; byte++ ) {
				pixels[ byte ] = byte % 4 === 3 ? 255 : 0;
			}
		}
	}
	return jsQR( pixels, size, size )?.data ?? null;
};

it( 'shows the link as a picture that a telephone reads', () => {
	document.body.innerHTML = `<div id="island"><div data-atoll="picture"></div><a href="${ ADDRESS }">Open it</a></div>`;
	render(
		<QrCode
			element={ document.getElementById( 'island' )! }
			text="Or scan this:"
			label="QR code of the key"
		/>
	);
	expect( screen.getByText( 'Or scan this:' ) ).toBeVisible();
	expect( scan( screen.getByRole( 'img', { name: 'QR code of the key' } ) ) ).toBe( ADDRESS );
} );
