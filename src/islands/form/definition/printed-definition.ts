import type {
	FieldInput,
	PublicDefinition,
	PublicField,
} from '../../../contract/public-definition';

/** An input, of which the page prints only properties that differ from the defaults. */
export type PrintedInput = Partial< FieldInput > & Pick< FieldInput, 'id' >;

export type PrintedField = Omit< Partial< PublicField >, 'id' | 'inputs' > &
	Pick< PublicField, 'id' > & { inputs?: PrintedInput[] };

/** A form's definition as php/Engine/Definition/PrintedDefinition prints it: without what `complete` adds. */
export interface PrintedDefinition extends Partial<
	Pick< PublicDefinition, 'pages' | 'order' | 'csvDownload' | 'submit' >
> {
	id: number;
	texts: Partial< PublicDefinition[ 'texts' ] >;
	/** The message for white space, if it differs from the message for an empty answer. */
	blank?: string;
	pageList?: Array< Partial< PublicDefinition[ 'pageList' ][ number ] > >;
	fields: PrintedField[];
}
