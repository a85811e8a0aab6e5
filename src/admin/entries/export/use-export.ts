import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { download, type ExportEndpoint, type ExportRequest } from './download';
import { destinationFor } from './destination';

type State =
	{ is: 'asked'; trouble: string } | { is: 'running'; done: number; of: number } | { is: 'done' };

/** One export: begun, watched, stopped. */
export function useExport( endpoint: ExportEndpoint ) {
	const [ state, setState ] = useState< State >( { is: 'asked', trouble: '' } );
	const abort = useRef< AbortController >();
	useEffect( () => () => abort.current?.abort(), [] );

	const begin = async ( wanted: ExportRequest, count: number ) => {
		abort.current = new AbortController();
		const { signal } = abort.current;
		try {
			const file = await destinationFor( count, 'entries.csv' );
			setState( { is: 'running', done: 0, of: count } );
			await download( endpoint, wanted, file, signal, ( done, of ) =>
				setState( { is: 'running', done, of } )
			);
			setState( { is: 'done' } );
		} catch ( thrown ) {
			const words =
				( thrown as Error ).message ||
				__( 'The file did not arrive whole. Please try again.', 'atoll' );
			// Whoever stopped it, or wanted no file after all, needs not be told.
			const isWanted = ! signal.aborted && ( thrown as Error ).name !== 'AbortError';
			setState( { is: 'asked', trouble: isWanted ? words : '' } );
		}
	};
	return { state, begin, stop: () => abort.current?.abort() };
}
