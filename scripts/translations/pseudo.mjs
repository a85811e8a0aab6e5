import { keyOf } from './catalogue.mjs';

/** Letters that replace English ones, and words that make a text longer. */
const ALPHABETS = {
	accents: {
		from: 'aceghijklnorsuwyzACDEGHIJKLNORSTUWYZ',
		to: 'áçéĝĥíĵķļñóŕšúŵýžÁÇĐÉĜĤÍĴĶĻÑÓŔŠŢÚŴÝŽ',
		more: ' ñéẋţ',
	},
	// Written from right to left.
	hebrew: {
		from: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
		to: 'אבגדהוזחטיכלמנסעפצקרשתאבגדאבגדהוזחטיכלמנסעפצקרשתאבגד',
		more: ' שלום',
	},
};

/** Pattern of parts to keep: placeholders, tags, entities, URLs and email addresses. */
const UNTRANSLATABLE = /(%(?:\d+\$)?[sdf]|%%|\{\w+\}|<[^<>]*>|&#?\w+;|https?:\/\/\S+|\S+@\S+)/;

const GROWTH = 0.4;

/**
 * Returns a text in brackets, in other letters and about 40 % longer, so that texts are visible that are not
 * translated, do not fit or are joined from pieces.
 *
 * @param {string}               text
 * @param {'accents'|'hebrew'} name
 */
export function pseudo( text, name ) {
	const { from, to, more } = ALPHABETS[ name ];
	const map = new Map( [ ...from ].map( ( letter, at ) => [ letter, [ ...to ][ at ] ] ) );
	const parts = text.split( UNTRANSLATABLE );
	const words = parts.filter( ( _, at ) => at % 2 === 0 ).join( '' );
	const converted = parts.map( ( part, at ) =>
		at % 2 === 0
			? [ ...part ].map( ( letter ) => map.get( letter ) ?? letter ).join( '' )
			: part
	);
	return `⟦${ converted.join( '' ) }${ more.repeat( Math.round( ( words.length * GROWTH ) / more.length ) ) }⟧`;
}

/** Whether a text is a sentence; date formats are kept. */
const isSentence = ( { comments } ) =>
	! /date format|datetime\.format/i.test( comments.join( ' ' ) );

/**
 * Returns all texts in a made-up language.
 *
 * @param {import('./catalogue.mjs').Text[]} texts
 * @param {'accents'|'hebrew'}             name
 * @return {Map<string, string[]>} In the format of `readLanguage`.
 */
export const pseudoLanguage = ( texts, name ) =>
	new Map(
		texts
			.filter( isSentence )
			.map( ( one ) => [
				keyOf( one ),
				[ one.text, ...( one.plural ? [ one.plural ] : [] ) ].map( ( text ) =>
					pseudo( text, name )
				),
			] )
	);
