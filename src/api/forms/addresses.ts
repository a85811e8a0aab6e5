import type { FoundAddress, FoundAddresses } from '../../contract/rest/atoll/addresses-find';
import type { Address } from '../../contract/rest/atoll/addresses-get';
import { get } from '../call';
import { Unreadable } from '../errors';

export type { Address };

/**
 * GET s1t2/v1/addresses: the most likely addresses for a typed text.
 *
 * @param url   URL of the route.
 * @param typed Three characters or more.
 * @throws {Offline|TimedOut|Unreadable|Refused} As `get`.
 */
export const findAddresses = async ( url: string, typed: string ): Promise< FoundAddress[] > => {
	const address = new URL( url );
	address.searchParams.set( 'q', typed );
	const { data } = await get( address.href );
	const { addresses } = Object( data ) as Partial< FoundAddresses >;
	if ( ! Array.isArray( addresses ) ) {
		throw new Unreadable( 'No addresses' );
	}
	return addresses;
};

/**
 * GET s1t2/v1/addresses/{id}: the parts of an address for a form.
 *
 * @param url URL of the route without the id.
 * @param id  Id that `findAddresses` returned.
 * @throws {Offline|TimedOut|Unreadable|Refused} As `get`.
 */
export const getAddress = async ( url: string, id: string ): Promise< Address > => {
	// Without pretty permalinks, the route is part of the query.
	const address = new URL( url );
	const route = address.searchParams.get( 'rest_route' );
	if ( route ) {
		address.searchParams.set( 'rest_route', `${ route }/${ id }` );
	} else {
		address.pathname += `/${ encodeURIComponent( id ) }`;
	}
	const { data } = await get( address.href );
	if ( typeof ( data as Partial< Address > | null )?.line1 !== 'string' ) {
		throw new Unreadable( 'No address' );
	}
	return data as Address;
};
