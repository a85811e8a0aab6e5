import { analytics } from './analytics';
import { pixel } from './pixel';
import { reviews } from './reviews';
import { tagManager } from './tag-manager';
import type { Vendor } from './vendor';

/** Vendors by their names in php/Platform/Marketing/ThirdPartyServices.php. */
export const vendors: Record< string, Vendor > = {
	analytics,
	pixel,
	reviews,
	'tag-manager': tagManager,
};
