import { PluginDocumentSettingPanel, PluginPrePublishPanel } from '@wordpress/editor';
import type { FormProblem } from '../../../api/admin/check-edited-form';
import { ProblemList } from './problem-list';

interface Props {
	/** Of the panel in the sidebar, unique in the editor. */
	name: string;
	/** How many there are, in words. */
	title: string;
	/** What they mean for publishing. */
	explanation: string;
	problems: FormProblem[];
}

/** Lists problems of the form where its settings are, and before it is published; nothing where there are none. */
export const ProblemPanels = ( { name, title, explanation, problems }: Props ) =>
	problems.length > 0 ? (
		<>
			<PluginDocumentSettingPanel name={ name } title={ title }>
				<ProblemList problems={ problems } />
			</PluginDocumentSettingPanel>
			<PluginPrePublishPanel title={ title } initialOpen>
				<p>{ explanation }</p>
				<ProblemList problems={ problems } />
			</PluginPrePublishPanel>
		</>
	) : null;
