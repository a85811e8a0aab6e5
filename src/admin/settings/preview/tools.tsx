import { Button, SelectControl } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';
import { screenData } from '../screen-data';
import { WIDTHS, type Device } from './widths';

interface Page {
	link: string;
	title: { rendered: string };
}

const QUERY = {
	per_page: 100,
	orderby: 'title',
	order: 'asc',
	status: 'publish',
	_fields: 'id,link,title',
};

interface Props {
	/** Address of the page that was chosen. */
	page: string;
	onPage( page: string ): void;
	device: Device;
	onDevice( device: Device ): void;
}

/** Which page is shown, and how wide. */
export function Tools( { page, onPage, device, onDevice }: Props ) {
	const { records } = useEntityRecords< Page >( 'postType', 'page', QUERY );
	const { home } = screenData();
	const pages = ( records ?? [] ).filter( ( { link } ) => link !== home );
	return (
		<div className="atoll-preview__tools">
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Page', 'atoll' ) }
				hideLabelFromVision
				value={ page }
				options={ [
					{ value: home, label: __( 'Home page', 'atoll' ) },
					...pages.map( ( { link, title } ) => ( {
						value: link,
						label: title.rendered || link,
					} ) ),
				] }
				onChange={ onPage }
			/>
			<div role="group" aria-label={ __( 'Width', 'atoll' ) }>
				{ WIDTHS.map( ( { name, icon, label } ) => (
					<Button
						key={ name }
						icon={ icon }
						label={ label }
						isPressed={ name === device }
						onClick={ () => onDevice( name ) }
					/>
				) ) }
			</div>
		</div>
	);
}
