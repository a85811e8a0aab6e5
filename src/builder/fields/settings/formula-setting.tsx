import { countingOf } from '../../formula/calculation';
import { FormulaEditor } from '../../formula/formula-editor';
import { useFormFields } from '../use-form-fields';
import { setterOf, textOf, type Control } from './control';

/** Editor of the formula that computes a number. */
export const FormulaSetting: Control = ( props ) => (
	<FormulaEditor
		value={ textOf( props ) }
		onChange={ setterOf( props ) }
		fields={ useFormFields() }
		counting={ countingOf( { ...props.kind.defaults, ...props.attributes } ) }
		ownId={ props.attributes.id ?? 0 }
	/>
);
