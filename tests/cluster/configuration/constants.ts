import type { Addresses } from './addresses';

interface Shared {
	/** Folder of visitors' files, the same on all nodes. */
	files: string;
	/** Name and value of the constant that the object cache's drop-in reads. */
	redis: [ name: string, value: string ];
}

/** Returns constants that are the same in every web node's wp-config.php. */
export const siteConstants = (
	{ database }: Addresses,
	{ files, redis: [ name, value ] }: Shared
): Record< string, unknown > => ( {
	DB_HOST: database,
	ATOLL_UPLOADS_DIR: files,
	DISABLE_WP_CRON: true,
	[ name ]: value,
} );
