import { createFontStack } from '@capsizecss/core';
import { DEVICES } from './devices.mjs';
import { facesOf } from './faces.mjs';

/** Weight from which a device's bold font is used, so that no browser synthesises one. */
const BOLD = 550;

/** Rounds a percentage; a hundredth of a percent is less than a pixel in a line. */
const rounded = ( percent ) => `${ Number( parseFloat( percent ).toFixed( 2 ) ) }%`;

/**
 * Returns device fonts that take the same space as a web font until it is loaded, so that nothing moves then: one for
 * each weight, since bold letters are wider.
 *
 * @param {string} family
 * @param {string} category Category of the package: serif or anything else.
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

/** Returns the metric overrides; Capsize leaves out those equal to the device font's own. */
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
