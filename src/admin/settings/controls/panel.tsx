import { PanelBody } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { SettingsValues } from '../../../api/settings';
import { Fields } from '../fields';
import type { ControlProps } from './control';

/** Settings that belong together, shown when they are wanted, and when one of them needs mending. */
export function Panel( { setting, place, value, onChange, problems }: ControlProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const values = value as SettingsValues;
	const isBroken = Object.keys( problems ).some( ( at ) => at.startsWith( `${ place }.` ) );
	return (
		<PanelBody title={ setting.title } opened={ isOpen || isBroken } onToggle={ setOpen }>
			{ setting.description && (
				<p className="atoll-settings__help">{ setting.description }</p>
			) }
			<Fields
				settings={ setting.settings ?? {} }
				values={ values }
				problems={ problems }
				place={ `${ place }.` }
				onChange={ ( name, changed ) => onChange( { ...values, [ name ]: changed } ) }
			/>
		</PanelBody>
	);
}
