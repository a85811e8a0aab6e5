/**
 * Finds entries in apt's two file formats that could be Debian's own archive, most likely first.
 *
 * @typedef {{uri:string, signedBy:string, suites:string[], components:string[]}} Entry
 */

const words = ( text = '' ) => text.trim().split( /\s+/ ).filter( Boolean );

/** Parses lines such as `deb [signed-by=/a.gpg] http://host/debian bookworm main`. */
function oneLine( text ) {
	return text.split( '\n' ).flatMap( ( line ) => {
		const match = /^\s*deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)\s*([^#]*)/.exec( line );
		if ( ! match ) {
			return [];
		}
		const [ , settings = '', uri, suite, components ] = match;
		const signedBy = /(?:^|\s)signed-by=(\S+)/i.exec( settings )?.[ 1 ] ?? '';
		return [ { uri, signedBy, suites: [ suite ], components: words( components ) } ];
	} );
}

/** Returns the fields of one deb822 paragraph; a line that starts with a blank continues the previous one. */
function fieldsOf( paragraph ) {
	const fields = {};
	let name = '';
	for ( const line of paragraph.split( '\n' ).filter( ( text ) => ! text.startsWith( '#' ) ) ) {
		const match = /^([\w-]+):(.*)$/.exec( line );
		name = match ? match[ 1 ].toLowerCase() : name;
		fields[ name ] = `${ fields[ name ] ?? '' }${ match ? match[ 2 ] : `\n${ line }` }`;
	}
	return fields;
}

/** Parses paragraphs such as `Types: deb`, `URIs: http://host/debian`, `Suites: bookworm`, …. */
function deb822( text ) {
	return text.split( /\n\s*\n/ ).flatMap( ( paragraph ) => {
		const fields = fieldsOf( paragraph );
		const off = /^\s*no\s*$/i.test( fields.enabled ?? '' );
		if ( off || ! words( fields.types ).includes( 'deb' ) ) {
			return [];
		}
		return words( fields.uris ).map( ( uri ) => ( {
			uri,
			// The key may be inline; then it is not a path, and apt's own keys are used.
			signedBy: /^\s*(\/\S+)\s*$/.exec( fields[ 'signed-by' ] ?? '' )?.[ 1 ] ?? '',
			suites: words( fields.suites ),
			components: words( fields.components ),
		} ) );
	} );
}

/**
 * Returns how likely an entry is Debian's archive and not a third party's: 0 means it is not.
 *
 * @param {Entry}  entry
 * @param {string} codename Codename of the system, such as `bookworm`.
 */
function likelihood( { uri, signedBy, suites, components }, codename ) {
	const debianSuites = [ codename, 'stable', 'testing', 'unstable', 'sid' ];
	if ( uri.startsWith( 'cdrom:' ) || ! components.includes( 'main' ) ) {
		return 0;
	}
	if ( ! suites.some( ( suite ) => debianSuites.includes( suite ) ) ) {
		return 0;
	}
	return (
		1 +
		( /\bdebian-archive-/.test( signedBy ) ? 2 : 0 ) +
		( /\/debian\/?$/.test( uri ) ? 1 : 0 )
	);
}

/**
 * @param {{name:string, text:string}[]} files    Files of /etc/apt.
 * @param {string}                       codename
 * @return {Entry[]}
 */
export function debianSources( files, codename ) {
	return files
		.flatMap( ( { name, text } ) =>
			name.endsWith( '.sources' ) ? deb822( text ) : oneLine( text )
		)
		.map( ( entry ) => ( { entry, rank: likelihood( entry, codename ) } ) )
		.filter( ( { rank } ) => rank > 0 )
		.sort( ( a, b ) => b.rank - a.rank )
		.map( ( { entry } ) => entry );
}
