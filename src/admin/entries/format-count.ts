import { __, sprintf } from '@wordpress/i18n';
import { pageLanguage } from '../../ui/page-language';

/** Up to how many entries of a tab the server counts; a count one higher means "more" (Entries/Listing/ListQuery). */
const COUNT_LIMIT = 10_000;

/** Returns a number in the language of the screen, which may differ from the browser's. */
export const formatNumber = ( number: number ): string => number.toLocaleString( pageLanguage() );

/** Returns a number short enough to fit beside a word. */
export const shortCount = ( total: number ): string =>
	total > COUNT_LIMIT ? `${ formatNumber( COUNT_LIMIT ) }+` : formatNumber( total );

/**
 * Returns a number as part of a sentence.
 *
 * @param counted The server's limit for counting.
 */
export const countInSentence = ( total: number, counted = COUNT_LIMIT ): string =>
	total > counted
		? /* translators: %s: a number. */
			sprintf( __( 'More than %s', 'atoll' ), formatNumber( counted ) )
		: formatNumber( total );
