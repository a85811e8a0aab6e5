import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { EditedGroup } from './store/state';
import { hashOf } from './use-hash';

interface Props {
	groups: EditedGroup[];
	current: string;
}

/** Returns the state of a group to show beside its title. */
const stateOf = ( { edits, problems, conflict }: EditedGroup ) => {
	if ( conflict || Object.keys( problems ).length > 0 ) {
		return { name: 'is-broken', words: __( '(needs fixing)', 'atoll' ) };
	}
	return Object.keys( edits ).length > 0
		? { name: 'is-edited', words: __( '(not saved yet)', 'atoll' ) }
		: null;
};

/** Links to the groups; each has its own URL. */
export function Navigation( { groups, current }: Props ) {
	const currentLink = useRef< HTMLAnchorElement >( null );
	useEffect( () => {
		// On phones the links are a row that scrolls.
		currentLink.current?.scrollIntoView( { block: 'nearest', inline: 'center' } );
	}, [ current ] );
	return (
		<nav className="atoll-settings__nav" aria-label={ __( 'Groups of settings', 'atoll' ) }>
			<ul>
				{ groups.map( ( group ) => {
					const state = stateOf( group );
					const isCurrent = group.name === current;
					return (
						<li key={ group.name }>
							<a
								ref={ isCurrent ? currentLink : undefined }
								href={ hashOf( group.name ) }
								aria-current={ isCurrent ? 'page' : undefined }
							>
								<span>{ group.title }</span>
								{ state && (
									<span className={ `atoll-settings__mark ${ state.name }` }>
										<span className="screen-reader-text">{ state.words }</span>
									</span>
								) }
							</a>
						</li>
					);
				} ) }
			</ul>
		</nav>
	);
}
