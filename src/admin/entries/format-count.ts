import { __, sprintf } from '@wordpress/i18n';
import { pageLanguage } from '../../ui/page-language';

/** Entries of a tab that the server counts: one more says that there are more (php/Forms/Entries/Listing/ListQuery). */
const COUNT_LIMIT = 10_000;

/** In the screen's language, as all words around it are; the browser's own may be another. */
export const formatNumber = ( number: number ): string => number.toLocaleString( pageLanguage() );

/** A number that has room beside a word. */
export const shortCount = ( total: number ): string =>
	total > COUNT_LIMIT ? `${ formatNumber( COUNT_LIMIT ) }+` : formatNumber( total );

/**
 * The same as part of a sentence.
 *
 * @param counted As many as were counted.
 */
export const countInSentence = ( total: number, counted = COUNT_LIMIT ): string =>
	total > counted
		? /* translators: %s: a number. */
			sprintf( __( 'More than %s', 'atoll' ), formatNumber( counted ) )
		: formatNumber( total );
