import { countingOf } from '../../formula/calculation';
import { FormulaEditor } from '../../formula/formula-editor';
import { useFormFields } from '../use-form-fields';
import { setterOf, textOf, type Control } from './control';

/** What a number is worked out by. */
export const FormulaSetting: Control = ( props ) => (
	<FormulaEditor
		value={ textOf( props ) }
		onChange={ setterOf( props ) }
		fields={ useFormFields() }
		counting={ countingOf( { ...props.kind.defaults, ...props.attributes } ) }
		ownId={ props.attributes.id ?? 0 }
	/>
);
