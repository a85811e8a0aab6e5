import type { Addresses } from './addresses';

interface Shared {
	/** Of visitors' files, the same on all. */
	files: string;
	/** Name of the constant that the object cache's drop-in reads, and its value. */
	redis: [ name: string, value: string ];
}

/** Constants that every web node's wp-config.php has alike. */
export const siteConstants = (
	{ database }: Addresses,
	{ files, redis: [ name, value ] }: Shared
): Record< string, unknown > => ( {
	DB_HOST: database,
	ATOLL_UPLOADS_DIR: files,
	DISABLE_WP_CRON: true,
	[ name ]: value,
} );
