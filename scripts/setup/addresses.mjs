/**
 * A lock file whose packages have the addresses that registries keep them at. Without them npm reads the list of all
 * versions of each package, only to look up one address: that is half of an installation's work.
 *
 * @template {{packages:Record<string, {version:string, name?:string, integrity?:string}>}} Lock
 * @param {Lock}   lock     package-lock.json, which holds none.
 * @param {string} registry Address of the machine's registry, with its slash at the end.
 * @return {Lock} Each package is still checked against its `integrity`, from wherever it comes.
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

/** `name` is there where another package takes a place, as our overrides do. */
function address( path, { name = path.split( 'node_modules/' ).pop(), version }, registry ) {
	return `${ registry }${ name }/-/${ name.split( '/' ).pop() }-${ version }.tgz`;
}
