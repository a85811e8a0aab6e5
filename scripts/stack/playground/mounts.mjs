import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../system/folders.mjs';

const PLUGIN = '/wordpress/wp-content/plugins/atoll';

/** The build's folder. A fresh clone starts its site before the build has written a file, so mounting creates it. */
export const BUILD = join( ROOT, 'plugin/build' );

/** Folder for PHP's logs, outside the document root, since Playground ignores .htaccess. As PHP sees it. */
export const LOGS = '/var/log/wordpress';
export const PRIVATE_FILES = '/var/lib/atoll';

/** Settings file that Playground's PHP reads. */
const OPCACHE = '/internal/shared/extensions/opcache.ini';

/** Whether a file is only for the native stack and for editors. */
const isHidden = ( name ) => name.startsWith( '.' );

/**
 * Returns the mounts. Each mount creates its mount point in the parent mount, so the plugin's folder is mounted in
 * pieces: the empty folders appear in the site and never in the repository.
 *
 * @param {Object}  site                Folders of the site on this machine.
 * @param {string}  site.wordpress      Folder of its WordPress.
 * @param {string}  site.logs           Folder for PHP's logs.
 * @param {string}  [site.privateFiles] Folder for visitors' files; if omitted, the plugin chooses one.
 * @param {boolean} [site.delivered]    Whether the site is without the plugin.
 */
export const mounts = ( { wordpress, logs, privateFiles, delivered = false } ) => [
	{ hostPath: wordpress, vfsPath: '/wordpress' },
	{ hostPath: logs, vfsPath: LOGS },
	...( privateFiles ? [ { hostPath: privateFiles, vfsPath: PRIVATE_FILES } ] : [] ),
	...( delivered ? [] : pluginMounts() ),
	{ hostPath: join( ROOT, 'scripts/stack/php' ), vfsPath: '/tmp/atoll-stack' },
	{ hostPath: join( ROOT, 'scripts/stack/playground/opcache.ini' ), vfsPath: OPCACHE },
];

/** Folders that are mounted from elsewhere, or do not exist before the build. */
const MOUNTED_APART = [ 'php', 'contract', 'build' ];

const pluginMounts = () => [
	...readdirSync( join( ROOT, 'plugin' ) )
		.filter( ( name ) => ! isHidden( name ) && ! MOUNTED_APART.includes( name ) )
		.map( ( name ) => ( {
			hostPath: join( ROOT, 'plugin', name ),
			vfsPath: `${ PLUGIN }/${ name }`,
		} ) ),
	{ hostPath: join( ROOT, 'php' ), vfsPath: `${ PLUGIN }/php` },
	{ hostPath: join( ROOT, 'contract' ), vfsPath: `${ PLUGIN }/contract` },
	{ hostPath: BUILD, vfsPath: `${ PLUGIN }/build` },
];

/** Returns the path in PHP of a file on this machine, or null. */
export function pathInPhp( file, all ) {
	const mount = all.findLast(
		( { hostPath } ) => file === hostPath || file.startsWith( `${ hostPath }/` )
	);
	return mount
		? mount.vfsPath + file.slice( mount.hostPath.length ).replaceAll( '\\', '/' )
		: null;
}
