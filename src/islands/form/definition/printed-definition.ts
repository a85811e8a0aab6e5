import type {
	FieldInput,
	PublicDefinition,
	PublicField,
} from '../../../contract/public-definition';

/** An input of which the page says only what is not as usual. */
export type PrintedInput = Partial< FieldInput > & Pick< FieldInput, 'id' >;

export type PrintedField = Omit< Partial< PublicField >, 'id' | 'inputs' > &
	Pick< PublicField, 'id' > & { inputs?: PrintedInput[] };

/** What php/Engine/Definition/PrintedDefinition leaves of a form's definition: all but what `complete` adds. */
export interface PrintedDefinition extends Partial<
	Pick< PublicDefinition, 'pages' | 'order' | 'csvDownload' | 'submit' >
> {
	id: number;
	texts: Partial< PublicDefinition[ 'texts' ] >;
	/** What is said about white space beyond what is said about nothing. */
	blank?: string;
	pageList?: Array< Partial< PublicDefinition[ 'pageList' ][ number ] > >;
	fields: PrintedField[];
}
