const seconds = ( since ) => `${ ( ( Date.now() - since ) / 1000 ).toFixed( 1 ) } s`;

/** Milliseconds between updates of a terminal or lines in a log. */
const REDRAW = 200;
const REPORT = 15_000;

/** Shows all running steps in one line, which is overwritten. */
function terminal( stream, running ) {
	const line = () =>
		[ ...running ]
			.map(
				( { title, detail, startedAt } ) =>
					`${ title }${ detail && ` ${ detail }` } ${ seconds( startedAt ) }`
			)
			.join( '  ·  ' );
	const draw = () =>
		stream.write( `\r\x1b[2K${ line().slice( 0, ( stream.columns || 80 ) - 1 ) }` );
	return {
		every: REDRAW,
		draw,
		begin() {},
		end: ( text ) => stream.write( `\r\x1b[2K${ text }\n` ),
		clear: () => stream.write( '\r\x1b[2K' ),
	};
}

/** Prints a line for each start, each end and, at intervals, for steps that take long. */
function log( stream, running ) {
	const line = ( text ) => stream.write( `${ text }\n` );
	return {
		every: REPORT,
		draw: () =>
			[ ...running ]
				.filter( ( { startedAt } ) => Date.now() - startedAt > REPORT / 2 )
				.forEach( ( { title, detail, startedAt } ) =>
					line( `… ${ title }${ detail && ` ${ detail }` } ${ seconds( startedAt ) }` )
				),
		begin: ( title ) => line( `… ${ title }` ),
		end: line,
		clear() {},
	};
}

/**
 * Shows steps and their progress, on a terminal or in a log.
 *
 * @param {NodeJS.WriteStream} [stream]
 * @return {<T>(title:string, work:(say:(detail:string)=>void)=>Promise<T>)=>Promise<T>} Runs one step; several may run at once.
 */
export function progress( stream = process.stdout ) {
	const running = new Set();
	const view = ( stream.isTTY ? terminal : log )( stream, running );
	let timer;
	return async ( title, work ) => {
		const step = { title, detail: '', startedAt: Date.now() };
		const result = ( mark ) =>
			`${ mark } ${ title }  ${ seconds( step.startedAt ) }${ step.detail && `  ${ step.detail }` }`;
		running.add( step );
		view.begin( title );
		timer ??= setInterval( view.draw, view.every ).unref();
		try {
			const value = await work( ( detail ) => ( step.detail = detail ) );
			running.delete( step );
			view.end( result( '✓' ) );
			return value;
		} catch ( error ) {
			running.delete( step );
			view.end( result( '✗' ) );
			throw error;
		} finally {
			if ( running.size === 0 ) {
				clearInterval( timer );
				timer = undefined;
				view.clear();
			}
		}
	};
}
