import { PluginDocumentSettingPanel, PluginPrePublishPanel } from '@wordpress/editor';
import type { FormProblem } from '../../../api/admin/check-edited-form';
import { ProblemList } from './problem-list';

interface Props {
	/** Name of the panel in the sidebar, unique in the editor. */
	name: string;
	/** Number of problems, in words. */
	title: string;
	/** What the problems mean for publishing. */
	explanation: string;
	problems: FormProblem[];
}

/** Lists of the form's problems, beside its settings and before publishing; nothing if there are none. */
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
