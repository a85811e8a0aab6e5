import type { PublicField } from '../../../../../contract/public-definition';
import { extension } from '../../../../../forms/rules/extension';
import { maxSize } from '../../../../../forms/rules/max-size';

/**
 * Marks that Hebrew and Arabic names may end in; the server removes them: php/Forms/Uploads/Receiving/UploadName.php.
 */
const MARKS = /[\u061c\u200e\u200f\ufeff]/g;

/** Returns the field's error for a file before it is sent; null if there is none. The server checks the rest. */
export const checkFile = ( { rules }: PublicField, { name, size }: File ): string | null => {
	const broken = rules.find(
		( rule ) =>
			( rule.rule === 'extension' && ! extension( name.replace( MARKS, '' ), rule ) ) ||
			( rule.rule === 'maxSize' && ! maxSize( String( size ), rule ) )
	);
	return broken?.message ?? null;
};
