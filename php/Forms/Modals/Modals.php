<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals;

/** Lets links open forms in a modal (spec 1, 4). Without JavaScript they lead to the page with the form. */
final class Modals {

	public function __construct(
		private FormLinks $links,
		private ModalTrigger $trigger,
		private ModalShell $shell,
	) {}

	public function markLinks( string $html ): string {
		// Islands do not run in feeds or in the editor's preview.
		return is_feed() || wp_is_serving_rest_request()
			? $html
			: $this->links->markLinks( $html, $this->trigger->attributes( ... ) );
	}

	/** Prints the template if the page's islands include the modal. */
	public function printShell(): void {
		echo $this->shell->html(); // Escaped where it is built.
	}
}
