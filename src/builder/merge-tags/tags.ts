import { __ } from '@wordpress/i18n';
import type { MergeTagsTexts } from '../../contract/texts';
import type { FormField } from '../fields/form-fields';

/** Where a tag is to stand: some say nothing there. */
export type TagContext = 'message' | 'subject' | 'address';

interface MergeTag {
	/** With its brackets: `{Email:2}`. */
	tag: string;
	label: string;
}

export interface TagGroup {
	name: string;
	title: string;
	tags: MergeTag[];
}

type FactTag = keyof MergeTagsTexts;

/** Every tag of contract/texts/mergeTags.json, in one group each. */
export const FACTS: Record< string, FactTag[] > = {
	all: [ 'all_fields', 'all_fields:admin', 'all_fields:empty', 'all_fields:value' ],
	form: [ 'form_title', 'form_id', 'embed_url' ],
	entry: [ 'entry_id', 'entry_url', 'date_created', 'date_updated', 'ip', 'user_agent' ],
	user: [ 'user:display_name', 'user:first_name', 'user:last_name', 'user:user_email' ],
	date: [ 'today', 'date_dmy', 'date_mdy' ],
	site: [ 'site_name', 'site_url', 'admin_email' ],
};

/** What an address can be made of. */
const ADDRESSES: FactTag[] = [ 'admin_email', 'user:user_email' ];

/** Shapes of fields without an answer, or whose answer is not stored. */
const SILENT = [ 'none', 'token', 'secret' ];

const titles = (): Record< string, string > => ( {
	fields: __( 'Answers', 'atoll' ),
	all: __( 'All answers', 'atoll' ),
	form: __( 'The form', 'atoll' ),
	entry: __( 'The entry', 'atoll' ),
	user: __( 'Who sent it', 'atoll' ),
	date: __( 'The day', 'atoll' ),
	site: __( 'The site', 'atoll' ),
} );

/** A label without the characters that would end the merge tag, separate its parts or look like markup. */
const safeLabel = ( label: string ) =>
	label
		.replace( /[{}:<>]+/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();

const partsOf = ( { inputs, label, shape }: FormField ): MergeTag[] =>
	shape === 'parts'
		? inputs.map( ( input ) => ( {
				tag: `{${ safeLabel( label ) } (${ safeLabel( input.label ) }):${ input.id }}`,
				label: `${ label } – ${ input.label }`,
			} ) )
		: [];

/** What stands for the answer to a question: `{Email:2}`. */
export const tagOf = ( { id, label }: FormField ): string => `{${ safeLabel( label ) }:${ id }}`;

const tagsOf = ( field: FormField ): MergeTag[] => [
	{ tag: tagOf( field ), label: field.label },
	...partsOf( field ),
];

const fitsContext = ( tag: FactTag, context: TagContext ) =>
	context === 'address'
		? ADDRESSES.includes( tag )
		: context === 'message' || ! FACTS.all?.includes( tag );

/**
 * What may be inserted, in groups; those that have nothing are left out.
 *
 * @param fields  Of the form.
 * @param labels  contract/texts/mergeTags.json.
 * @param context Where it is to stand.
 */
export const tagGroups = (
	fields: FormField[],
	labels: MergeTagsTexts,
	context: TagContext
): TagGroup[] => {
	const questions = fields.filter( ( field ) =>
		context === 'address' ? field.isEmailAddress : ! SILENT.includes( field.shape )
	);
	const groups = {
		fields: questions.flatMap( tagsOf ),
		...Object.fromEntries(
			Object.entries( FACTS ).map( ( [ name, tags ] ) => [
				name,
				tags
					.filter( ( tag ) => fitsContext( tag, context ) )
					.map( ( tag ) => ( { tag: `{${ tag }}`, label: labels[ tag ] } ) ),
			] )
		),
	};
	return Object.entries( groups )
		.map( ( [ name, tags ] ) => ( { name, title: titles()[ name ] ?? '', tags } ) )
		.filter( ( { tags } ) => tags.length > 0 );
};

/** The groups with what has all the words that somebody searches for, in its name or in the tag itself. */
export const filterGroups = ( groups: TagGroup[], search: string ): TagGroup[] => {
	const searchWords = search.toLowerCase().split( /\s+/ ).filter( Boolean );
	return groups
		.map( ( group ) => ( {
			...group,
			tags: group.tags.filter( ( { label, tag } ) =>
				searchWords.every( ( word ) =>
					`${ label } ${ tag }`.toLowerCase().includes( word )
				)
			),
		} ) )
		.filter( ( { tags } ) => tags.length > 0 );
};
