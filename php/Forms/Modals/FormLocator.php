<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals;

/** Information about a form for calls to action. */
interface FormLocator {

	/** Whether the page being printed shows the form, before or after this point. */
	public function isOnThisPage( int $form ): bool;

	/** Returns the form's title while visitors may fill it in; null if it is closed, in the trash or deleted. */
	public function title( int $form ): ?string;

	/** Returns the URL of a page that shows the form; empty if there is none. */
	public function page( int $form ): string;
}
