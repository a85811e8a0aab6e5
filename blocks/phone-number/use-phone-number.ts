import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import metadata from '../phone-link/block.json';

/** A phone number as printed by the server. */
export interface PhoneNumber {
	/** The number as dialled. */
	number: string;
	/** The number in a format for people; the company's if the block has none. */
	text: string;
}

/** Milliseconds after the last key press. */
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

/** Requests each number only once: a page has many calls to action, and most dial the same number. */
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
 * Returns a number as the server formats it, because only the server knows how to dial it. Null if it cannot be
 * dialled, undefined while that is not known.
 *
 * @param phone As typed; empty for the company's, undefined to send no request.
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
					() => undefined // It stays unknown, which does not affect visitors.
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
