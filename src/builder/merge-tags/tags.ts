import { __ } from '@wordpress/i18n';
import type { MergeTagsTexts } from '../../contract/texts';
import type { FormField } from '../fields/form-fields';

/** Where a tag will be inserted: some tags are empty in some contexts. */
export type TagContext = 'message' | 'subject' | 'address';

interface MergeTag {
	/** The tag with its braces: `{Email:2}`. */
	tag: string;
	label: string;
}

export interface TagGroup {
	name: string;
	title: string;
	tags: MergeTag[];
}

type FactTag = keyof MergeTagsTexts;

/** All tags of contract/texts/mergeTags.json, each in one group. */
export const FACTS: Record< string, FactTag[] > = {
	all: [ 'all_fields', 'all_fields:admin', 'all_fields:empty', 'all_fields:value' ],
	form: [ 'form_title', 'form_id', 'embed_url' ],
	entry: [ 'entry_id', 'entry_url', 'date_created', 'date_updated', 'ip', 'user_agent' ],
	user: [ 'user:display_name', 'user:first_name', 'user:last_name', 'user:user_email' ],
	date: [ 'today', 'date_dmy', 'date_mdy' ],
	site: [ 'site_name', 'site_url', 'admin_email' ],
};

/** Tags that can be used in an address. */
const ADDRESSES: FactTag[] = [ 'admin_email', 'user:user_email' ];

/** Shapes of fields that have no answer, or whose answer is not stored. */
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

/** Returns a label without the characters that would end the merge tag, separate its parts or look like markup. */
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

/** Returns the tag of a question's answer: `{Email:2}`. */
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
 * Returns the tags that can be inserted, in groups; empty groups are left out.
 *
 * @param fields  Fields of the form.
 * @param labels  Labels of contract/texts/mergeTags.json.
 * @param context Where the tag will be inserted.
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

/** Returns the groups with only those tags that contain all search words, in their label or in the tag itself. */
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
