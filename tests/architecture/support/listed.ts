import { read } from './tree';

export interface Listed {
	/** As `entries()` gives them; `<name>` stands for any name. */
	path: string;
	says: string;
}

const LINE = /^((?: {2})*)(\S+)(?: {2,}(\S.*))?$/;

/** The tree that docs/tree.md draws, two spaces for each step down. */
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

/** Whether an entry of the tree is the one that a line names. */
export const isAt = ( { path }: Pick< Listed, 'path' >, entry: string ): boolean =>
	path.includes( '<' ) ? patternOf( path ).test( entry ) : path === entry;
