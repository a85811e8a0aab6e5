import type { PublicField } from '../../../../../contract/public-definition';
import { extension } from '../../../../../forms/rules/extension';
import { maxSize } from '../../../../../forms/rules/max-size';

/** What the field says to one file before it is sent; null when nothing. The server says the rest. */
export const checkFile = ( { rules }: PublicField, { name, size }: File ): string | null => {
	const broken = rules.find(
		( rule ) =>
			( rule.rule === 'extension' && ! extension( name, rule ) ) ||
			( rule.rule === 'maxSize' && ! maxSize( String( size ), rule ) )
	);
	return broken?.message ?? null;
};
