import { Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from './store';
import { hashOf } from './use-hash';

/** Scrolls to the top of the form, in case the current group has no errors. */
const showTop = () => document.querySelector( '.atoll-settings__form' )?.scrollIntoView();

/** Result of saving: announced, visible at any scroll position, and removed on the next change. */
export function SaveNotice() {
	const { dismissOutcomes } = useDispatch( store );
	const { outcomes, groups } = useSelect(
		( select ) => ( {
			outcomes: select( store ).getOutcomes(),
			groups: select( store ).getGroups(),
		} ),
		[]
	);
	if ( outcomes.length === 0 ) {
		return null;
	}
	const isSaved = outcomes.every( ( { problem } ) => problem === '' );
	const lines = outcomes.map( ( { group, problem } ) => ( {
		group,
		title: groups.find( ( { name } ) => name === group )?.title ?? group,
		words: problem || __( 'Saved.', 'atoll' ),
	} ) );
	const said = isSaved
		? __( 'Settings saved.', 'atoll' )
		: lines.map( ( { title, words } ) => `${ title }: ${ words }` ).join( ' ' );
	return (
		<Notice
			className="atoll-settings__notice"
			status={ isSaved ? 'success' : 'error' }
			spokenMessage={ said }
			onRemove={ () => dismissOutcomes() }
		>
			{ isSaved ? (
				said
			) : (
				<ul>
					{ lines.map( ( { group, title, words } ) => (
						<li key={ group }>
							<a href={ hashOf( group ) } onClick={ showTop }>
								{ title }
							</a>
							{ ': ' }
							{ words }
						</li>
					) ) }
				</ul>
			) }
		</Notice>
	);
}
