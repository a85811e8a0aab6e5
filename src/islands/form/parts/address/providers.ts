import type { LookupSettings } from '../../../../contract/part-settings';
import { addressr } from './addressr';
import { google } from './google';
import type { Provider } from './provider';

const PROVIDERS: Record< string, ( settings: LookupSettings ) => Provider > = { addressr, google };

/** Returns the provider that the site's owner chose; undefined for one that this version does not know. */
export const providerOf = ( settings: LookupSettings ): Provider | undefined =>
	PROVIDERS[ settings.provider ]?.( settings );
