import { __, sprintf } from '@wordpress/i18n';

/** Entries of a tab that the server counts: one more says that there are more (php/Forms/Entries/Listing/ListQuery). */
const COUNT_LIMIT = 10_000;

/** A number that has room beside a word. */
export const shortCount = ( total: number ): string =>
	total > COUNT_LIMIT ? `${ COUNT_LIMIT.toLocaleString() }+` : total.toLocaleString();

/**
 * The same as part of a sentence.
 *
 * @param counted As many as were counted.
 */
export const countInSentence = ( total: number, counted = COUNT_LIMIT ): string =>
	total > counted
		? /* translators: %s: a number. */
			sprintf( __( 'More than %s', 'atoll' ), counted.toLocaleString() )
		: total.toLocaleString();
