import { ComboboxControl } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { __, sprintf } from '@wordpress/i18n';

interface Props {
	/** Id of the chosen page; empty for none. */
	value: string;
	onChange: ( id: string ) => void;
}

interface Page {
	id: number;
	title: { raw: string };
}

/** All of them: the control searches in what it has. */
const PUBLISHED = {
	status: 'publish',
	per_page: -1,
	orderby: 'title',
	order: 'asc',
	_fields: 'id,title',
};

/** Chooses the page that people are led to. */
export const PagePicker = ( { onChange, value }: Props ) => {
	const { records } = useEntityRecords< Page >( 'postType', 'page', PUBLISHED );
	const pages = ( records ?? [] ).map( ( { id, title } ) => ( {
		value: String( id ),
		label: title.raw,
	} ) );
	const isListed = value === '' || pages.some( ( page ) => page.value === value );
	/* translators: %s: number of a page. */
	const goneLabel = sprintf( __( 'Page %s (not published)', 'atoll' ), value );

	return (
		<ComboboxControl
			__next40pxDefaultSize
			label={ __( 'Page', 'atoll' ) }
			value={ value || null }
			options={ isListed ? pages : [ { value, label: records ? goneLabel : '' }, ...pages ] }
			onChange={ ( chosen ) => onChange( chosen ?? '' ) }
		/>
	);
};
