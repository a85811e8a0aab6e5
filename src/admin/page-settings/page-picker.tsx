import { ComboboxControl } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';
import { pathOf } from './settings';

interface Props {
	label: string;
	help: string;
	/** Path of the chosen page; empty for none. */
	value: string;
	onChange: ( path: string ) => void;
}

interface Page {
	title: { rendered: string };
	link: string;
}

/** All of them: the control searches in what it has. To be viewed: whoever writes articles may not edit pages. */
const PUBLISHED = {
	status: 'publish',
	per_page: -1,
	orderby: 'title',
	order: 'asc',
	_fields: 'id,title,link',
	context: 'view',
};

/** Chooses one of this site's pages: no other address can be chosen. */
export const PagePicker = ( { label, help, value, onChange }: Props ) => {
	const { records } = useEntityRecords< Page >( 'postType', 'page', PUBLISHED );
	const pages = ( records ?? [] ).map( ( { title, link } ) => ( {
		value: pathOf( link ),
		label: `${ decodeEntities( title.rendered ) } (${ pathOf( link ) })`,
	} ) );
	const isListed = value === '' || pages.some( ( page ) => page.value === value );

	return (
		<ComboboxControl
			__next40pxDefaultSize
			label={ label }
			help={ help }
			value={ value || null }
			options={ isListed ? pages : [ { value, label: value }, ...pages ] }
			onChange={ ( chosen ) => onChange( chosen ?? '' ) }
		/>
	);
};
