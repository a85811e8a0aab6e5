import { useDispatch, useSelect } from '@wordpress/data';
import {
	PluginDocumentSettingPanel,
	PluginPrePublishPanel,
	store as editor,
} from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formDraft } from '../../store';
import { ProblemList } from './problem-list';

const LOCK = 'atoll-form-problems';

/** A form that is open must work; one that is about to be as well. Anything else can be saved as it is. */
const useLock = ( isBroken: boolean ) => {
	const isOpening = useSelect( ( select ) => {
		const { getEditedPostAttribute, isPublishSidebarOpened } = select( editor );
		return getEditedPostAttribute( 'status' ) === 'publish' || isPublishSidebarOpened();
	}, [] );
	const { lockPostSaving, unlockPostSaving } = useDispatch( editor );
	useEffect( () => {
		if ( isBroken && isOpening ) {
			lockPostSaving( LOCK );
		} else {
			unlockPostSaving( LOCK );
		}
	}, [ isBroken, isOpening, lockPostSaving, unlockPostSaving ] );
};

/** All that has to be mended before the form can be published: in a panel, and before publishing. */
export const FormProblems = () => {
	const problems = useSelect( ( select ) => select( formDraft ).getAllProblems(), [] );
	useLock( problems.length > 0 );
	if ( problems.length === 0 ) {
		return null;
	}
	const title = sprintf(
		/* translators: %d: how many. */
		_n( '%d problem', '%d problems', problems.length, 'atoll' ),
		problems.length
	);
	return (
		<>
			<PluginDocumentSettingPanel name="atoll-form-problems" title={ title }>
				<ProblemList problems={ problems } />
			</PluginDocumentSettingPanel>
			<PluginPrePublishPanel title={ title } initialOpen>
				<p>
					{ __(
						'The form can be published once this is mended. Until then it can be saved as a draft.',
						'atoll'
					) }
				</p>
				<ProblemList problems={ problems } />
			</PluginPrePublishPanel>
		</>
	);
};
