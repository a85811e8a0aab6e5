import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { destinationFor } from './destination';
import { download, type ExportEndpoint, type ExportRequest } from './download';

type State =
	| { status: 'idle'; error: string }
	| { status: 'running'; done: number; total: number }
	| { status: 'done'; rows: number };

/** Hook for one export: starts it, follows its progress, cancels it. */
export function useExport( endpoint: ExportEndpoint ) {
	const [ state, setState ] = useState< State >( { status: 'idle', error: '' } );
	const abort = useRef< AbortController >();
	useEffect( () => () => abort.current?.abort(), [] );

	const start = async ( request: ExportRequest, count: number ) => {
		abort.current = new AbortController();
		const { signal } = abort.current;
		try {
			const destination = await destinationFor( count, 'entries.csv' );
			setState( { status: 'running', done: 0, total: count } );
			const rows = await download( endpoint, request, destination, signal, ( done, total ) =>
				setState( { status: 'running', done, total } )
			);
			setState( { status: 'done', rows } );
		} catch ( thrown ) {
			const message =
				( thrown as Error ).message ||
				__( 'The file did not arrive whole. Please try again.', 'atoll' );
			// A person who cancelled needs no message.
			const isFailure = ! signal.aborted && ( thrown as Error ).name !== 'AbortError';
			setState( { status: 'idle', error: isFailure ? message : '' } );
		}
	};
	return { state, start, cancel: () => abort.current?.abort() };
}
