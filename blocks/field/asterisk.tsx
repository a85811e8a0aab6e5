/** The mark of required fields. */
export const asterisk = (
	<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true">
		<path d="M11.2 4h1.6v6.6l5.7-3.3.8 1.4-5.7 3.3 5.7 3.3-.8 1.4-5.7-3.3V20h-1.6v-6.6l-5.7 3.3-.8-1.4 5.7-3.3-5.7-3.3.8-1.4 5.7 3.3z" />
	</svg>
);
