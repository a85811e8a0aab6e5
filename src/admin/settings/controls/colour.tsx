import { BaseControl, Button, ColorIndicator, ColorPicker, Dropdown } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { textOf, type ControlProps } from './control';

/** Colour button with its code; the colour can be typed or picked. */
export function Colour( { setting, value, onChange }: ControlProps ) {
	const colour = textOf( value );
	const colourText = colour || __( 'Chosen by Atoll', 'atoll' );
	return (
		<BaseControl __nextHasNoMarginBottom help={ setting.description }>
			<BaseControl.VisualLabel>{ setting.title }</BaseControl.VisualLabel>
			<div className="atoll-settings__colour">
				<Dropdown
					popoverProps={ { placement: 'bottom-start' } }
					renderToggle={ ( { isOpen, onToggle } ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							aria-expanded={ isOpen }
							aria-label={ sprintf(
								// translators: 1: what a colour is for. 2: the colour.
								__( '%1$s: %2$s', 'atoll' ),
								setting.title,
								colourText
							) }
							onClick={ onToggle }
						>
							<ColorIndicator colorValue={ colour } />
							<span className="atoll-settings__colour-value">{ colourText }</span>
						</Button>
					) }
					renderContent={ () => (
						<ColorPicker
							color={ colour || '#ffffff' }
							onChange={ ( picked ) => onChange( picked.toLowerCase() ) }
							copyFormat="hex"
						/>
					) }
				/>
				{ colour !== setting.default && (
					<Button
						size="small"
						variant="tertiary"
						aria-label={ sprintf(
							// translators: %s: what a colour is for.
							__( 'Reset %s', 'atoll' ),
							setting.title
						) }
						onClick={ () => onChange( setting.default ) }
					>
						{ __( 'Reset', 'atoll' ) }
					</Button>
				) }
			</div>
		</BaseControl>
	);
}
