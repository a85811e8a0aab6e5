import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds the gallery to a site of this working copy.
 *
 * @param wordpressDir Its WordPress.
 */
export const installGallery = ( wordpressDir: string ): void => {
	const folder = join( wordpressDir, 'wp-content/mu-plugins' );
	mkdirSync( folder, { recursive: true } );
	copyFileSync(
		join( __dirname, 'site/atoll-gallery.php' ),
		join( folder, 'atoll-gallery.php' )
	);
};
