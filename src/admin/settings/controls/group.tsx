import type { SettingsValues } from '../../../api/settings';
import { Fields } from '../fields';
import { defaultsOf } from '../values';
import type { ControlProps } from './control';

/** Settings that belong together, under their title. */
export function Group( { setting, place, value, onChange, problems }: ControlProps ) {
	const values = ( value ?? defaultsOf( setting.settings ) ) as SettingsValues;
	return (
		<fieldset className="atoll-settings__group">
			<legend className="atoll-settings__legend">{ setting.title }</legend>
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
		</fieldset>
	);
}
