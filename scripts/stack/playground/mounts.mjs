import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../system/folders.mjs';

const PLUGIN = '/wordpress/wp-content/plugins/atoll';

/** A site of a fresh clone starts while its build has yet to write the first file: whoever mounts it makes it. */
export const BUILD = join( ROOT, 'plugin/build' );

/** What PHP writes and the web server must not hand out: it knows no .htaccess. As PHP sees the folders. */
export const LOGS = '/var/log/wordpress';
export const PRIVATE_FILES = '/var/lib/atoll';

/** Where Playground's PHP looks for settings. */
const OPCACHE = '/internal/shared/extensions/opcache.ini';

/** Only for the native stack and the editor. */
const isHidden = ( name ) => name.startsWith( '.' );

/**
 * What PHP sees where. A mount makes its own mount point in the one above it, so the plugin's folder is
 * mounted piece by piece: the empty folders appear in the site and never in the repository.
 *
 * @param {Object}  site                What it has on this machine.
 * @param {string}  site.wordpress      WordPress of its own.
 * @param {string}  site.logs           The folder for PHP's messages.
 * @param {string}  [site.privateFiles] The folder for visitors' files; without it the plugin chooses one.
 * @param {boolean} [site.delivered]    Whether it is left without the plugin.
 */
export const mounts = ( { wordpress, logs, privateFiles, delivered = false } ) => [
	{ hostPath: wordpress, vfsPath: '/wordpress' },
	{ hostPath: logs, vfsPath: LOGS },
	...( privateFiles ? [ { hostPath: privateFiles, vfsPath: PRIVATE_FILES } ] : [] ),
	...( delivered ? [] : pluginMounts() ),
	{ hostPath: join( ROOT, 'scripts/stack/php' ), vfsPath: '/tmp/atoll-stack' },
	{ hostPath: join( ROOT, 'scripts/stack/playground/opcache.ini' ), vfsPath: OPCACHE },
];

/** Mounted from elsewhere, or not there before the build. */
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

/** Where PHP finds a file of this machine, or null. */
export function pathInPhp( file, all ) {
	const mount = all.findLast(
		( { hostPath } ) => file === hostPath || file.startsWith( `${ hostPath }/` )
	);
	return mount
		? mount.vfsPath + file.slice( mount.hostPath.length ).replaceAll( '\\', '/' )
		: null;
}
