import { PanelBody, SelectControl, TextareaControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ContentControls } from '../registration/content-controls';
import type { ImageAttributes } from './attributes';

interface Props {
	attributes: ImageAttributes;
	setAttributes( changes: Partial< ImageAttributes > ): void;
}

/** Settings of the image: alternative text, ratio and loading priority. */
export const Sidebar = ( {
	attributes: { alt, decorative, ratio, priority },
	setAttributes,
}: Props ) => (
	<ContentControls>
		<PanelBody title={ __( 'Picture', 'atoll' ) }>
			<ToggleControl
				label={ __( 'Decorative only', 'atoll' ) }
				help={ __( 'Screen readers skip it.', 'atoll' ) }
				checked={ decorative }
				onChange={ ( chosen ) => setAttributes( { decorative: chosen } ) }
			/>
			{ ! decorative && (
				<TextareaControl
					label={ __( 'What it shows', 'atoll' ) }
					help={ __( 'For those who cannot see it. Required.', 'atoll' ) }
					value={ alt }
					onChange={ ( text ) => setAttributes( { alt: text } ) }
				/>
			) }
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Shape', 'atoll' ) }
				value={ ratio }
				options={ [
					{ value: 'natural', label: __( 'Its own', 'atoll' ) },
					{ value: 'wide', label: __( 'Wide, 624 by 416', 'atoll' ) },
					{ value: 'strip', label: __( 'Strip, 624 by 192', 'atoll' ) },
				] }
				onChange={ ( chosen ) => setAttributes( { ratio: chosen } ) }
			/>
			<ToggleControl
				label={ __( 'The first thing that visitors see', 'atoll' ) }
				help={ __(
					'Loads first. Use this for one picture at the top of a page.',
					'atoll'
				) }
				checked={ priority }
				onChange={ ( chosen ) => setAttributes( { priority: chosen } ) }
			/>
		</PanelBody>
	</ContentControls>
);
