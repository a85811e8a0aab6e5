import type { PublicField } from '../../../../../contract/public-definition';
import { extension } from '../../../../../forms/rules/extension';
import { maxSize } from '../../../../../forms/rules/max-size';

/** Hebrew and Arabic names may end in one; the server leaves them out: php/Forms/Uploads/Receiving/UploadName.php. */
const MARKS = /[\u061c\u200e\u200f\ufeff]/g;

/** What the field says to one file before it is sent; null when nothing. The server says the rest. */
export const checkFile = ( { rules }: PublicField, { name, size }: File ): string | null => {
	const broken = rules.find(
		( rule ) =>
			( rule.rule === 'extension' && ! extension( name.replace( MARKS, '' ), rule ) ) ||
			( rule.rule === 'maxSize' && ! maxSize( String( size ), rule ) )
	);
	return broken?.message ?? null;
};
