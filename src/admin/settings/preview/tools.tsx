import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { usePublishedPages } from '../../use-published-pages';
import { screenData } from '../screen-data';
import { WIDTHS, type Device } from './widths';

interface Props {
	/** URL of the chosen page. */
	page: string;
	onPage( page: string ): void;
	device: Device;
	onDevice( device: Device ): void;
}

/** Controls for the page and the device of the preview. */
export function Tools( { page, onPage, device, onDevice }: Props ) {
	const { pages } = usePublishedPages();
	const { home } = screenData();
	const others = ( pages ?? [] ).filter( ( { link } ) => link !== home );
	return (
		<div className="atoll-preview__tools">
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Page', 'atoll' ) }
				hideLabelFromVision
				value={ page }
				options={ [
					{ value: home, label: __( 'Home page', 'atoll' ) },
					...others.map( ( { link, title } ) => ( {
						value: link,
						label: title || link,
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
