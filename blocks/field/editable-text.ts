import type { Kind } from '../../src/builder/editor-data';
import type { FieldAttributes, Change } from '../../src/builder/fields/attributes';

/** What stands in a field and is written in its place. */
export interface EditableTextProps {
	attributes: FieldAttributes;
	kind: Kind;
	isSelected: boolean;
	clientId: string;
	onChange: Change;
}
