import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import metadata from '../phone-link/block.json';

/** A number as the server prints it. */
export interface PhoneNumber {
	/** What a tap dials. */
	number: string;
	/** As people read it; the company's where the block has none. */
	text: string;
}

/** Milliseconds without a key. */
const PAUSE = 400;

const parseLink = ( html: string ): PhoneNumber | null => {
	const link = new DOMParser()
		.parseFromString( html, 'text/html' )
		.querySelector< HTMLAnchorElement >( 'a[href^="tel:"]' );
	return (
		link && {
			number: link.href.replace( 'tel:', '' ),
			text: ( link.textContent ?? '' ).trim(),
		}
	);
};

/** Each number once: a page has many calls to action, and most dial the same. */
const requests = new Map< string, Promise< PhoneNumber | null > >();

const fetchNumber = ( phone: string ): Promise< PhoneNumber | null > => {
	const request =
		requests.get( phone ) ??
		apiFetch< { rendered: string } >( {
			path: addQueryArgs( `/wp/v2/block-renderer/${ metadata.name }`, {
				context: 'edit',
				attributes: { phone, hasIcon: false },
			} ),
		} ).then( ( { rendered } ) => parseLink( rendered ) );
	requests.set( phone, request );
	request.catch( () => requests.delete( phone ) );
	return request;
};

/**
 * What the server makes of a number, which alone knows how numbers are dialled. Null where it cannot be dialled,
 * undefined while that is not known.
 *
 * @param phone As it was written; empty for the company's, undefined to ask nothing.
 */
export function usePhoneNumber( phone: string | undefined ): PhoneNumber | null | undefined {
	const [ result, setResult ] = useState< { phone: string; dialled: PhoneNumber | null } >();
	useEffect( () => {
		if ( phone === undefined ) {
			return undefined;
		}
		let isCancelled = false;
		const timer = setTimeout(
			() =>
				fetchNumber( phone ).then(
					( dialled ) => isCancelled || setResult( { phone, dialled } ),
					() => undefined // Not known, then: visitors are not affected.
				),
			requests.has( phone ) ? 0 : PAUSE
		);
		return () => {
			isCancelled = true;
			clearTimeout( timer );
		};
	}, [ phone ] );
	return result?.phone === phone ? result?.dialled : undefined;
}
