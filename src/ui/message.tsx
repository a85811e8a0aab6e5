/** The error message of a field, as php/Engine/Markup prints it. */
export const Message = ( { text }: { text: string } ) => (
	<span className="atoll-error">{ text }</span>
);
