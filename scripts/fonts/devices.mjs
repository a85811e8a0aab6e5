import { entireMetricsCollection as metrics } from '@capsizecss/metrics/entireMetricsCollection';

/** Measured in Chromium beside Liberation's, over English text: the collection does not know them. */
const DEJAVU = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048, subsets: {} };
const dejaVu = ( familyName, regular, bold ) => ( {
	...DEJAVU,
	familyName,
	xWidthAvg: regular,
	variants: { 700: { ...DEJAVU, familyName, xWidthAvg: bold } },
} );

/**
 * A font of devices, and others by the same measures, by the names that `local()` knows: full names and those of
 * PostScript, of the regular letters and of the bold ones.
 */
const device = ( font, regular, bold ) => ( {
	regular: { font, local: regular },
	bold: { font: font.variants[ '700' ], local: bold },
} );

/** What devices have of their own: Windows and Apple's, Android's, then those of Linux. */
export const DEVICES = {
	serif: [
		device(
			metrics.georgia,
			[ 'Georgia', 'Gelasio' ],
			[ 'Georgia Bold', 'Georgia-Bold', 'Gelasio Bold' ]
		),
		device(
			metrics.notoSerif,
			[ 'Noto Serif', 'NotoSerif-Regular' ],
			[ 'Noto Serif Bold', 'NotoSerif-Bold' ]
		),
		device(
			metrics.timesNewRoman,
			[ 'Liberation Serif', 'Tinos', 'Times New Roman' ],
			[ 'Liberation Serif Bold', 'Tinos Bold', 'Times New Roman Bold' ]
		),
		device( dejaVu( 'DejaVu Serif', 1062, 1181 ), [ 'DejaVu Serif' ], [ 'DejaVu Serif Bold' ] ),
	],
	'sans-serif': [
		device(
			metrics.arial,
			[ 'Arial', 'ArialMT', 'Liberation Sans', 'Arimo' ],
			[ 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold' ]
		),
		device( metrics.roboto, [ 'Roboto', 'Roboto-Regular' ], [ 'Roboto Bold', 'Roboto-Bold' ] ),
		device(
			metrics.notoSans,
			[ 'Noto Sans', 'NotoSans-Regular' ],
			[ 'Noto Sans Bold', 'NotoSans-Bold' ]
		),
		device( dejaVu( 'DejaVu Sans', 1042, 1175 ), [ 'DejaVu Sans' ], [ 'DejaVu Sans Bold' ] ),
	],
};
