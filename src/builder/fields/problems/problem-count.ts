import { _n, sprintf } from '@wordpress/i18n';
import type { FormProblem } from '../../../api/admin/check-edited-form';

/** How many problems there are, in words. */
export const problemCount = ( problems: FormProblem[] ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n( '%d problem', '%d problems', problems.length, 'atoll' ),
		problems.length
	);
