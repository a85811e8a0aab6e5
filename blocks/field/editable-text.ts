import type { Kind } from '../../src/builder/editor-data';
import type { FieldAttributes, Change } from '../../src/builder/fields/attributes';

/** A text of a field that is edited in place. */
export interface EditableTextProps {
	attributes: FieldAttributes;
	kind: Kind;
	isSelected: boolean;
	clientId: string;
	onChange: Change;
}
