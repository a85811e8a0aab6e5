import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import metadata from '../phone-link/block.json';

/** A number as the server prints it. */
export interface PhoneNumber {
	/** What a tap dials. */
	number: string;
	/** As people read it; the company's where none was written. */
	written: string;
}

/** Milliseconds without a key. */
const PAUSE = 400;

const read = ( html: string ): PhoneNumber | null => {
	const link = new DOMParser()
		.parseFromString( html, 'text/html' )
		.querySelector< HTMLAnchorElement >( 'a[href^="tel:"]' );
	return (
		link && {
			number: link.href.replace( 'tel:', '' ),
			written: ( link.textContent ?? '' ).trim(),
		}
	);
};

/** Each number once: a page has many calls to action, and most dial the same. */
const asked = new Map< string, Promise< PhoneNumber | null > >();

const ask = ( phone: string ): Promise< PhoneNumber | null > => {
	const known =
		asked.get( phone ) ??
		apiFetch< { rendered: string } >( {
			path: addQueryArgs( `/wp/v2/block-renderer/${ metadata.name }`, {
				context: 'edit',
				attributes: { phone, hasIcon: false },
			} ),
		} ).then( ( { rendered } ) => read( rendered ) );
	asked.set( phone, known );
	known.catch( () => asked.delete( phone ) );
	return known;
};

/**
 * What the server makes of a number, which alone knows how numbers are dialled. Null where it cannot be dialled,
 * undefined while that is not known.
 *
 * @param phone As it was written; empty for the company's, undefined to ask nothing.
 */
export function usePhoneNumber( phone: string | undefined ): PhoneNumber | null | undefined {
	const [ known, setKnown ] = useState< { phone: string; dialled: PhoneNumber | null } >();
	useEffect( () => {
		if ( phone === undefined ) {
			return undefined;
		}
		let isOver = false;
		const timer = setTimeout(
			() =>
				ask( phone ).then(
					( dialled ) => isOver || setKnown( { phone, dialled } ),
					() => undefined // Not known, then: visitors are not affected.
				),
			asked.has( phone ) ? 0 : PAUSE
		);
		return () => {
			isOver = true;
			clearTimeout( timer );
		};
	}, [ phone ] );
	return known?.phone === phone ? known?.dialled : undefined;
}
