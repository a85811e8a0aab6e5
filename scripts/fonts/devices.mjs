import { facesOf } from './faces.mjs';

/** Measured in Chromium beside Liberation's, over English text: the collection does not know them. */
const DEJAVU = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 };
const dejaVu = ( familyName, regular, bold ) => ( {
	400: { ...DEJAVU, familyName, xWidthAvg: regular },
	700: { ...DEJAVU, familyName, xWidthAvg: bold },
} );

/**
 * A font of devices, and others by the same measures, by the names that `local()` knows: full names and those of
 * PostScript, of the regular letters and of the bold ones.
 */
const device = ( faces, regular, bold ) => ( {
	regular: { font: faces[ '400' ], local: regular },
	bold: { font: faces[ '700' ], local: bold },
} );

/** What devices have of their own: Windows and Apple's, Android's, then those of Linux. */
export const DEVICES = {
	serif: [
		device(
			facesOf( 'Georgia' ),
			[ 'Georgia', 'Gelasio' ],
			[ 'Georgia Bold', 'Georgia-Bold', 'Gelasio Bold' ]
		),
		device(
			facesOf( 'Noto Serif' ),
			[ 'Noto Serif', 'NotoSerif-Regular' ],
			[ 'Noto Serif Bold', 'NotoSerif-Bold' ]
		),
		device(
			facesOf( 'Times New Roman' ),
			[ 'Liberation Serif', 'Tinos', 'Times New Roman' ],
			[ 'Liberation Serif Bold', 'Tinos Bold', 'Times New Roman Bold' ]
		),
		device( dejaVu( 'DejaVu Serif', 1062, 1181 ), [ 'DejaVu Serif' ], [ 'DejaVu Serif Bold' ] ),
	],
	'sans-serif': [
		device(
			facesOf( 'Arial' ),
			[ 'Arial', 'ArialMT', 'Liberation Sans', 'Arimo' ],
			[ 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold' ]
		),
		device(
			facesOf( 'Roboto' ),
			[ 'Roboto', 'Roboto-Regular' ],
			[ 'Roboto Bold', 'Roboto-Bold' ]
		),
		device(
			facesOf( 'Noto Sans' ),
			[ 'Noto Sans', 'NotoSans-Regular' ],
			[ 'Noto Sans Bold', 'NotoSans-Bold' ]
		),
		device( dejaVu( 'DejaVu Sans', 1042, 1175 ), [ 'DejaVu Sans' ], [ 'DejaVu Sans Bold' ] ),
	],
};
