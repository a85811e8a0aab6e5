import { findAddresses, getAddress } from '../../../../api';
import type { LookupSettings } from '../../../../contract/part-settings';
import type { Provider } from './provider';

/** Returns the provider Addressr, a register of addresses that this site's server queries. */
export const addressr = ( { url }: LookupSettings ): Provider => ( {
	preload: () => {},
	search: ( typed ) => findAddresses( url!, typed ),
	find: ( id ) => getAddress( url!, id ),
} );
