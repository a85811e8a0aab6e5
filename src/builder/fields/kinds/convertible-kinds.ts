import type { EditorData, Kind } from '../../editor-data';

const takesChoices = ( { settings }: Kind ) =>
	settings.includes( 'choices' ) && ! settings.includes( 'correctValue' );

const takesText = ( { place = 'grid', settings, shape }: Kind ) =>
	shape === 'text' && place === 'grid' && settings.includes( 'label' );

/** Returns the kinds that a field can be changed to without its answers losing their meaning. */
export const convertibleKinds = ( kind: Kind, kinds: EditorData[ 'kinds' ] ): Kind[] => {
	const isCompatible = [ takesText, takesChoices ].find( ( test ) => test( kind ) );
	return isCompatible
		? Object.values( kinds ).filter(
				( other ) => other.kind !== kind.kind && isCompatible( other )
			)
		: [];
};
