<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals;

/** What a call to action must know of a form. */
interface FormLocator {

	/** Whether the page that is being printed shows the form, before or after this point. */
	public function isOnThisPage( int $form ): bool;

	/** Its title while visitors may fill it in; null when it is closed, in the trash or gone. */
	public function title( int $form ): ?string;

	/** Address of a page that shows it; empty when none does. */
	public function page( int $form ): string;
}
