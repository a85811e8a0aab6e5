import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CtaAttributes } from './attributes';
import type { CtaContext, Kind } from './kinds/kind';

interface Props {
	kind: Kind;
	attributes: CtaAttributes;
	circumstances: CtaContext;
	/** Opens the settings of where it leads. */
	onMend(): void;
}

/** Why visitors do not see the call to action yet, and the way to mend it. */
export function Problem( { kind, attributes, circumstances, onMend }: Props ) {
	const problem = kind.problem( attributes, circumstances );
	const isLabelled = Boolean( attributes.label || kind.ownLabel( attributes, circumstances ) );
	if ( ! problem && isLabelled ) {
		return null;
	}
	return (
		<p className="atoll-cta-problem" contentEditable={ false }>
			{ __( 'Visitors do not see this yet.', 'atoll' ) }{ ' ' }
			{ problem ? (
				<Button variant="link" onClick={ onMend }>
					{ problem }
				</Button>
			) : (
				__( 'Add a label.', 'atoll' )
			) }
		</p>
	);
}
