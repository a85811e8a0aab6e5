/** What to mend in one field, as php/Forms/Markup prints it. */
export const Message = ( { text }: { text: string } ) => (
	<span className="atoll-error">{ text }</span>
);
