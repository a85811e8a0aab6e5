declare namespace jest {
	interface Matchers< R > {
		/** Something was logged as an error, which would fail the test otherwise (@wordpress/jest-console). */
		toHaveErrored(): R;
	}
}
