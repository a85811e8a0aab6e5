import { _n, sprintf } from '@wordpress/i18n';
import type { FormProblem } from '../../../api/admin/check-edited-form';

/** Returns the number of problems in words. */
export const problemCount = ( problems: FormProblem[] ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n( '%d problem', '%d problems', problems.length, 'atoll' ),
		problems.length
	);
