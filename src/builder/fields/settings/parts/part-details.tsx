import { Flex, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Kind, KindInput } from '../../../editor-data';
import type { FieldAttributes, PartSettings } from '../../attributes';
import type { Control } from '../control';
import { LinesSetting } from '../lists/lines-setting';
import { SuggestionsSetting } from '../values/suggestions-setting';
import { TextSetting } from '../values/text-setting';
import { PartChoices } from './part-choices';
import { PartDefaultChoice } from './part-default-choice';

export interface PartProps {
	/** The part as its kind defines it. */
	input: KindInput;
	/** Settings that an editor changed. */
	part: PartSettings;
	kind: Kind;
	/** Attributes of the field that the part belongs to. */
	attributes: FieldAttributes;
	onChange: ( part: PartSettings ) => void;
}

const TEXT_SETTINGS: [ string, Control ][] = [
	[ 'label', TextSetting ],
	[ 'placeholder', TextSetting ],
	[ 'errorMessage', LinesSetting ],
	[ 'autocomplete', SuggestionsSetting ],
];

/** Settings of the answer. Not for passwords, which are never prefilled. */
const ANSWER_SETTINGS: [ string, Control ][] = [
	[ 'defaultValue', TextSetting ],
	[ 'inputName', TextSetting ],
];

/** Settings of a visible part, much like those of a field. */
export const PartDetails = ( { attributes, input, kind, onChange, part }: PartProps ) => {
	const isRequiredByDefault = Boolean( attributes.required && input.required );
	const defaults = {
		label: input.label,
		errorMessage: input.message,
		autocomplete: String( input.input?.autocomplete ?? '' ),
		defaultValue: input.defaultValue ?? '',
	};
	const controls =
		kind.shape === 'secret' ? TEXT_SETTINGS : [ ...TEXT_SETTINGS, ...ANSWER_SETTINGS ];
	const editorSettings = window.atollFormEditor.settings;
	return (
		<Flex className="atoll-builder-part__details" direction="column" gap={ 3 }>
			<ToggleControl
				label={ __( 'Required', 'atoll' ) }
				checked={ part.required ?? isRequiredByDefault }
				onChange={ ( required ) =>
					onChange( {
						...part,
						required: required === isRequiredByDefault ? undefined : required,
					} )
				}
			/>
			{ input.choices && (
				<PartChoices
					input={ input }
					ownChoices={ part.choices }
					onChange={ ( choices ) => onChange( { ...part, choices } ) }
				/>
			) }
			{ controls.map( ( [ name, Setting ] ) =>
				editorSettings
					.filter( ( { setting } ) => setting === name )
					.map( ( setting ) =>
						name === 'defaultValue' && input.choices ? (
							<PartDefaultChoice
								key={ name }
								label={ setting.title }
								input={ input }
								part={ part }
								onChange={ ( defaultValue ) =>
									onChange( { ...part, defaultValue } )
								}
							/>
						) : (
							<Setting
								key={ name }
								setting={ setting }
								kind={ { ...kind, defaults } }
								attributes={ part }
								onChange={ ( change ) =>
									onChange( { ...part, ...change } as PartSettings )
								}
							/>
						)
					)
			) }
		</Flex>
	);
};
