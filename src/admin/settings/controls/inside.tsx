import type { SettingsValues } from '../../../api/admin/settings';
import { Fields } from '../fields';
import { defaultsOf } from '../values';
import type { ControlProps } from './control';

/** The settings inside one that holds others, with what is said of them together. */
export function Inside( { setting, path, value, onChange, problems }: ControlProps ) {
	const values = ( value ?? defaultsOf( setting.settings ) ) as SettingsValues;
	return (
		<>
			{ setting.description && (
				<p className="atoll-settings__help">{ setting.description }</p>
			) }
			<Fields
				settings={ setting.settings ?? {} }
				values={ values }
				problems={ problems }
				prefix={ `${ path }.` }
				onChange={ ( name, changed ) => onChange( { ...values, [ name ]: changed } ) }
			/>
		</>
	);
}
