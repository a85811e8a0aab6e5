<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals;

/** Lets links open forms above the page (spec 1, 4). Without JavaScript they lead to the page that has the form. */
final class Modals {

	public function __construct(
		private FormLinks $links,
		private ModalTrigger $trigger,
		private ModalShell $shell,
	) {}

	public function markLinks( string $html ): string {
		// A feed or the editor's preview brings no island to life.
		return is_feed() || wp_is_serving_rest_request()
			? $html
			: $this->links->markLinks( $html, $this->trigger->of( ... ) );
	}

	/** Where the page's islands include the modal. */
	public function printShell(): void {
		echo $this->shell->html(); // Escaped where it is built.
	}
}
