import type { ComponentType } from 'react';
import { matchesWhen, type Kind } from '../../src/builder/editor-data';
import type { FieldAttributes } from '../../src/builder/fields/attributes';

interface Props {
	attributes: FieldAttributes;
	kind: Kind;
}

const Line = () => <span className="atoll-input atoll-builder-field__line" />;

const Lines = () => <span className="atoll-input atoll-builder-field__line is-tall" />;

const Option = ( { type, text }: { type: 'radio' | 'checkbox'; text: string } ) => (
	<span className="atoll-option">
		<input className="atoll-option__input" type={ type } tabIndex={ -1 } />
		<span className="atoll-option__label">{ text }</span>
	</span>
);

const optionsOf =
	( type: 'radio' | 'checkbox' ) =>
	( { attributes }: Props ) => (
		<span className="atoll-builder-field__options">
			{ ( attributes.choices ?? [] ).map( ( { text = '', value = '' }, index ) => (
				<Option key={ index } type={ type } text={ text || value } />
			) ) }
		</span>
	);

const Agreement = ( { attributes, kind }: Props ) => (
	<span className="atoll-field--consent">
		<Option
			type="checkbox"
			text={ String( attributes.checkboxLabel ?? kind.defaults?.checkboxLabel ?? '' ).replace(
				/<[^>]*>/g,
				''
			) }
		/>
	</span>
);

const Parts = ( { attributes, kind }: Props ) => (
	<span className="atoll-builder-field__parts">
		{ ( kind.inputs ?? [] )
			.filter(
				( { hidden = false, part, when } ) =>
					matchesWhen( when, attributes, kind.defaults ) &&
					! ( attributes.inputs?.[ part ]?.hidden ?? hidden )
			)
			.map( ( { label, part } ) => (
				<span key={ part }>
					{ attributes.inputs?.[ part ]?.label || label }
					<Line />
				</span>
			) ) }
	</span>
);

/** By the control's name in the contract; all others are one line. */
const PLACEHOLDERS: Record< string, ComponentType< Props > | undefined > = {
	textarea: Lines,
	radios: optionsOf( 'radio' ),
	checkboxes: optionsOf( 'checkbox' ),
	agreement: Agreement,
	parts: Parts,
};

/** Placeholder of a control until the server has rendered the real one, of about the same size. */
export const Placeholder = ( props: Props ) => {
	const Control = PLACEHOLDERS[ props.kind.control ] ?? Line;
	return (
		<div aria-hidden="true">
			<Control { ...props } />
		</div>
	);
};
