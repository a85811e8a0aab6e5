import { keyOf } from './catalogue.mjs';

/** Letters that English has not, in place of its own; and words that make a text longer. */
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

/** What must stay as it is: placeholders, tags, entities, addresses. */
const UNTRANSLATABLE = /(%(?:\d+\$)?[sdf]|%%|\{\w+\}|<[^<>]*>|&#?\w+;|https?:\/\/\S+|\S+@\S+)/;

const GROWTH = 0.4;

/**
 * A text in brackets, in other letters and longer by about 40 %: what was not translated, does not fit or is put
 * together of pieces shows.
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

/** Formats of dates stay as they are. */
const isSentence = ( { comments } ) =>
	! /date format|datetime\.format/i.test( comments.join( ' ' ) );

/**
 * All texts in a made-up language.
 *
 * @param {import('./catalogue.mjs').Text[]} texts
 * @param {'accents'|'hebrew'}             name
 * @return {Map<string, string[]>} As `readLanguage` gives one.
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
