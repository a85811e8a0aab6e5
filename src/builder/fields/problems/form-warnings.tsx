import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, PluginPrePublishPanel } from '@wordpress/editor';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formDraft } from '../../store';
import { ProblemList } from './problem-list';

/** All that works, but hardly as it was meant: in a panel, and before publishing, which it does not keep from. */
export const FormWarnings = () => {
	const warnings = useSelect( ( select ) => select( formDraft ).getAllWarnings(), [] );
	if ( warnings.length === 0 ) {
		return null;
	}
	const title = sprintf(
		/* translators: %d: how many. */
		_n( '%d warning', '%d warnings', warnings.length, 'atoll' ),
		warnings.length
	);
	return (
		<>
			<PluginDocumentSettingPanel name="atoll-form-warnings" title={ title }>
				<ProblemList problems={ warnings } />
			</PluginDocumentSettingPanel>
			<PluginPrePublishPanel title={ title } initialOpen>
				<p>
					{ __(
						'The form can be published as it is, but this may not be what you mean.',
						'atoll'
					) }
				</p>
				<ProblemList problems={ warnings } />
			</PluginPrePublishPanel>
		</>
	);
};
