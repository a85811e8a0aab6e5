import { findAddresses, getAddress } from '../../../../api';
import type { LookupSettings, Provider } from './provider';

/** The register of addresses that this site asks for us. */
export const addressr = ( { url }: LookupSettings ): Provider => ( {
	preload: () => {},
	search: ( typed ) => findAddresses( url!, typed ),
	find: ( id ) => getAddress( url!, id ),
} );
