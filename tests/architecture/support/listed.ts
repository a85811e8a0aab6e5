import { read } from './tree';

export interface Listed {
	/** Path as in `entries()`; `<name>` matches any name. */
	path: string;
	says: string;
}

const LINE = /^((?: {2})*)(\S+)(?: {2,}(\S.*))?$/;

/** Returns the tree in docs/tree.md, where each level is indented by two spaces. */
export function listed(): Listed[] {
	const block = /^```tree\n([^]*?)^```/m.exec( read( 'docs/tree.md' ) )?.[ 1 ] ?? '';
	const above: string[] = [];

	return block
		.split( '\n' )
		.filter( ( line ) => line.trim() !== '' )
		.map( ( line ) => {
			const [ , indent, name, says ] = LINE.exec( line ) ?? [];
			if ( indent === undefined || name === undefined ) {
				throw new Error( `docs/tree.md: cannot read the line "${ line }".` );
			}
			const depth = indent.length / 2;
			above.splice( depth, above.length, name );
			return { path: above.join( '' ), says: says ?? '' };
		} );
}

const patternOf = ( path: string ): RegExp =>
	new RegExp(
		`^${ path
			.split( /<[^>]+>/ )
			.map( ( part ) => part.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' ) )
			.join( '[^/]+' ) }$`
	);

/** Whether an entry of the tree matches a line. */
export const isAt = ( { path }: Pick< Listed, 'path' >, entry: string ): boolean =>
	path.includes( '<' ) ? patternOf( path ).test( entry ) : path === entry;
