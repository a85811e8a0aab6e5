import { append } from './append';
import { manifest } from './manifest';
import { idle } from './moments';

// Fetches ahead, and runs nothing, unless the visitor saves data.
idle( () => {
	if ( ! ( navigator as { connection?: { saveData: boolean } } ).connection?.saveData ) {
		manifest.preload.forEach( ( href ) =>
			append( 'link', { rel: 'preload', as: 'script', href } )
		);
	}
} );
