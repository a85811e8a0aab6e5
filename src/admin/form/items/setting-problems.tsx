import { Notice } from '@wordpress/components';
import { useProblems } from './use-problems';

/** What is wrong with a setting, beside it and read out. */
export const SettingProblems = ( { setting }: { setting: string } ) => (
	<div aria-live="polite">
		{ useProblems( setting ).map( ( problem ) => (
			<Notice key={ problem } status="error" isDismissible={ false }>
				{ problem }
			</Notice>
		) ) }
	</div>
);
