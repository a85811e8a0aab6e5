import { createFontStack } from '@capsizecss/core';
import { DEVICES } from './devices.mjs';
import { facesOf } from './faces.mjs';

/** From here on letters of a device are its bold ones: none that a browser thickens by itself. */
const BOLD = 550;

/** A hundredth of a percent is less than a pixel in a line. */
const rounded = ( percent ) => `${ Number( parseFloat( percent ).toFixed( 2 ) ) }%`;

/**
 * Fonts of devices that take the room of a web font until it is there, so that nothing moves when it comes: by the
 * weight that is set, since bold letters are wider.
 *
 * @param {string} family
 * @param {string} category Of the package: serif or anything else.
 * @return {{weights: Record<string, {local: string[], metrics: Record<string, string>}>}[]} Names of the device's font
 *         and descriptors of a font face, by weight.
 */
export function fallbacksOf( family, category ) {
	const faces = Object.entries( facesOf( family ) );
	return DEVICES[ category === 'serif' ? 'serif' : 'sans-serif' ].map( ( device ) => ( {
		weights: Object.fromEntries(
			faces.map( ( [ weight, face ] ) => {
				const deviceFace = Number( weight ) < BOLD ? device.regular : device.bold;
				return [
					weight,
					{ local: deviceFace.local, metrics: metricOverrides( face, deviceFace.font ) },
				];
			} )
		),
	} ) );
}

/** Capsize leaves out what is the device's own already. */
function metricOverrides( face, device ) {
	const { fontFaces } = createFontStack( [ face, device ], { fontFaceFormat: 'styleObject' } );
	const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } =
		fontFaces[ 0 ][ '@font-face' ];
	return Object.fromEntries(
		Object.entries( {
			'size-adjust': sizeAdjust,
			'ascent-override': ascentOverride,
			'descent-override': descentOverride,
			'line-gap-override': lineGapOverride,
		} )
			.filter( ( [ , percent ] ) => percent )
			.map( ( [ name, percent ] ) => [ name, rounded( percent ) ] )
	);
}
