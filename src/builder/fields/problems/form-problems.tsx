import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, PluginPrePublishPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { formDraft } from '../../store';
import { problemCount } from './problem-count';
import { ProblemList } from './problem-list';
import { SaveProblems } from './save-problems';
import { useSaveLock } from './use-save-lock';

/** All that has to be mended before the form can be published: in a panel, before publishing and beside Save. */
export const FormProblems = () => {
	const problems = useSelect( ( select ) => select( formDraft ).getAllProblems(), [] );
	const isLocked = useSaveLock();
	const title = problemCount( problems );
	return (
		<>
			<SaveProblems problems={ problems } isLocked={ isLocked } />
			{ problems.length > 0 && (
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
			) }
		</>
	);
};
