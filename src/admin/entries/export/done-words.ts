import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../format-count';

/**
 * What is said once a file is there.
 *
 * @param rows    Entries that it has.
 * @param missing Entries that were chosen and are not among them.
 */
export const doneWords = ( rows: number, missing: number ): string =>
	[
		sprintf(
			/* translators: %s: number of entries. */
			_n(
				'The file is on your device, with %s entry.',
				'The file is on your device, with %s entries.',
				rows,
				'atoll'
			),
			formatNumber( rows )
		),
		missing > 0 &&
			sprintf(
				/* translators: %s: number of entries. */
				_n(
					'%s entry that you chose is not in it: it was moved or deleted meanwhile.',
					'%s entries that you chose are not in it: they were moved or deleted meanwhile.',
					missing,
					'atoll'
				),
				formatNumber( missing )
			),
	]
		.filter( Boolean )
		.join( ' ' );
