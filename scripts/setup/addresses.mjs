/**
 * Returns a lock file with the usual URLs of packages. Without them npm reads the list of all versions of each package
 * to find one URL, which is half of an installation's work.
 *
 * @template {{packages:Record<string, {version:string, name?:string, integrity?:string}>}} Lock
 * @param {Lock}   lock     package-lock.json, which has no URLs.
 * @param {string} registry URL of the machine's registry, with a trailing slash.
 * @return {Lock} Each package is still checked against its `integrity`.
 */
export const withAddresses = ( lock, registry ) => ( {
	...lock,
	packages: Object.fromEntries(
		Object.entries( lock.packages ).map( ( [ path, entry ] ) => [
			path,
			entry.integrity ? { ...entry, resolved: address( path, entry, registry ) } : entry,
		] )
	),
} );

/** Returns the URL of a package; `name` is set if another package takes its place, as with our overrides. */
function address( path, { name = path.split( 'node_modules/' ).pop(), version }, registry ) {
	return `${ registry }${ name }/-/${ name.split( '/' ).pop() }-${ version }.tgz`;
}
