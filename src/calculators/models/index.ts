import type { Calculator } from '../../contract/calculator';
import { borrowing } from './borrowing';
import { comparison } from './comparison';
import { extra } from './extra';
import type { Model } from './model';
import { repayment } from './repayment';

/** Models by the `model` of contract/calculators. */
export const models: Record< Calculator[ 'model' ], Model > = {
	borrowing,
	comparison,
	extra,
	repayment,
};
