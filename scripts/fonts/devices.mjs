import { facesOf } from './faces.mjs';

/** Metrics measured in Chromium beside Liberation's, over English text: @capsizecss/metrics does not have this font. */
const DEJAVU = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 };
const dejaVu = ( familyName, regular, bold ) => ( {
	400: { ...DEJAVU, familyName, xWidthAvg: regular },
	700: { ...DEJAVU, familyName, xWidthAvg: bold },
} );

/**
 * Describes a device font, together with others of the same metrics, by the names that `local()` accepts: full names
 * and PostScript names, for regular and for bold.
 */
const device = ( faces, regular, bold ) => ( {
	regular: { font: faces[ '400' ], local: regular },
	bold: { font: faces[ '700' ], local: bold },
} );

/** Fonts of devices: those of Windows and Apple, of Android, then of Linux. */
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
