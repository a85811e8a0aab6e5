import { BaseControl, Button, TextControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { textOf, ariaErrorProps, type ControlProps } from './control';

const isStored = ( value: unknown ) =>
	typeof value === 'object' && ( value as { isSet?: boolean } | null )?.isSet === true;

/** Control for a secret that can be written but never read: it shows only whether there is one. */
export function Secret( { setting, value, onChange, describedBy }: ControlProps ) {
	const last = useRef( value );
	if ( typeof value !== 'string' ) {
		last.current = value; // The secret may have been saved or removed since the screen was opened.
	}
	const stored = last.current;
	return isStored( value ) ? (
		<BaseControl __nextHasNoMarginBottom help={ setting.description }>
			<BaseControl.VisualLabel>{ setting.title }</BaseControl.VisualLabel>
			<div className="atoll-settings__row">
				<span className="atoll-settings__secret">
					<span aria-hidden="true">••••••••</span> { __( 'Saved', 'atoll' ) }
				</span>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					aria-label={ sprintf(
						// translators: %s: title of a secret setting, such as "Secret key".
						__( 'Replace or remove %s', 'atoll' ),
						setting.title
					) }
					onClick={ () => onChange( '' ) }
				>
					{ __( 'Replace or remove', 'atoll' ) }
				</Button>
			</div>
		</BaseControl>
	) : (
		<div className="atoll-settings__new-secret">
			<TextControl
				__next40pxDefaultSize
				type="password"
				autoComplete="off"
				label={ setting.title }
				help={
					isStored( stored )
						? __(
								'If you leave this empty, the current one is removed when you save.',
								'atoll'
							)
						: setting.description
				}
				value={ textOf( value ) }
				{ ...ariaErrorProps( describedBy ) }
				onChange={ onChange }
			/>
			{ isStored( stored ) && (
				<Button size="small" variant="tertiary" onClick={ () => onChange( stored ) }>
					{ __( 'Keep the present one', 'atoll' ) }
				</Button>
			) }
		</div>
	);
}
