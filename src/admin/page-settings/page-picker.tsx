import { ComboboxControl } from '@wordpress/components';
import { usePublishedPages } from '../use-published-pages';
import { pathOf } from './settings';

interface Props {
	label: string;
	help: string;
	/** Path of the chosen page; empty for none. */
	value: string;
	onChange: ( path: string ) => void;
}

/** Select control for one of this site's pages; other URLs cannot be entered. */
export const PagePicker = ( { label, help, value, onChange }: Props ) => {
	const { pages } = usePublishedPages();
	const options = ( pages ?? [] ).map( ( { title, link } ) => ( {
		value: pathOf( link ),
		label: `${ title } (${ pathOf( link ) })`,
	} ) );
	const isListed = value === '' || options.some( ( option ) => option.value === value );

	return (
		<ComboboxControl
			__next40pxDefaultSize
			label={ label }
			help={ help }
			value={ value || null }
			options={ isListed ? options : [ { value, label: value }, ...options ] }
			onChange={ ( chosen ) => onChange( chosen ?? '' ) }
		/>
	);
};
