import { PanelBody } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ControlProps } from './control';
import { Inside } from './inside';

/** Collapsible panel of settings; opens if one of them has an error. */
export function Panel( props: ControlProps ) {
	const { setting, path, problems } = props;
	const [ isOpen, setOpen ] = useState( false );
	const hasProblem = Object.keys( problems ).some( ( problemPath ) =>
		problemPath.startsWith( `${ path }.` )
	);
	return (
		<PanelBody title={ setting.title } opened={ isOpen || hasProblem } onToggle={ setOpen }>
			<Inside { ...props } />
		</PanelBody>
	);
}
