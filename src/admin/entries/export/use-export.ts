import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { download, save, type Door, type Wanted } from './download';

type State =
	{ is: 'asked'; trouble: string } | { is: 'running'; done: number; of: number } | { is: 'done' };

/** One export: begun, watched, stopped. */
export function useExport( door: Door ) {
	const [ state, setState ] = useState< State >( { is: 'asked', trouble: '' } );
	const abort = useRef< AbortController >();
	useEffect( () => () => abort.current?.abort(), [] );

	const begin = async ( wanted: Wanted, count: number ) => {
		abort.current = new AbortController();
		const { signal } = abort.current;
		setState( { is: 'running', done: 0, of: count } );
		try {
			const { file, name } = await download( door, wanted, signal, ( done, of ) =>
				setState( { is: 'running', done, of } )
			);
			save( file, name );
			setState( { is: 'done' } );
		} catch ( thrown ) {
			const words =
				( thrown as Error ).message ||
				__( 'The file did not arrive whole. Please try again.', 'atoll' );
			setState( { is: 'asked', trouble: signal.aborted ? '' : words } );
		}
	};
	return { state, begin, stop: () => abort.current?.abort() };
}
