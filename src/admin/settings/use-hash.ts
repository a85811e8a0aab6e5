import { useEffect, useState } from '@wordpress/element';

const PREFIX = '#/';

/** Returns the group in the URL's hash; empty if there is none. */
const groupInHash = () => {
	const { hash } = window.location;
	return hash.startsWith( PREFIX ) ? hash.slice( PREFIX.length ) : '';
};

export const hashOf = ( group: string ) => PREFIX + group;

/** Hook that follows the URL's hash, so that Back, links and bookmarks lead to a group. */
export function useHash(): string {
	const [ group, setGroup ] = useState( groupInHash );
	useEffect( () => {
		const onHashChange = () => setGroup( groupInHash() );
		window.addEventListener( 'hashchange', onHashChange );
		return () => window.removeEventListener( 'hashchange', onHashChange );
	}, [] );
	return group;
}
