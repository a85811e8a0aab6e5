import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CtaAttributes } from './attributes';
import type { CtaContext, Kind } from './kinds/kind';

interface Props {
	kind: Kind;
	attributes: CtaAttributes;
	context: CtaContext;
	/** Opens the settings for the target. */
	onFix(): void;
}

/** Explains why visitors do not see the call to action yet, with a button to fix it. */
export function Problem( { kind, attributes, context, onFix }: Props ) {
	const problem = kind.problem( attributes, context );
	const isLabelled = Boolean( attributes.label || kind.ownLabel( attributes, context ) );
	if ( ! problem && isLabelled ) {
		return null;
	}
	return (
		<p className="atoll-cta-problem" contentEditable={ false }>
			{ __( 'Visitors do not see this yet.', 'atoll' ) }{ ' ' }
			{ problem ? (
				<Button variant="link" onClick={ onFix }>
					{ problem }
				</Button>
			) : (
				__( 'Add a label.', 'atoll' )
			) }
		</p>
	);
}
