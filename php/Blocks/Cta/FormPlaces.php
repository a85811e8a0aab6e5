<?php

declare( strict_types=1 );

namespace Atoll\Blocks\Cta;

/** Where forms stand. */
interface FormPlaces {

	/** Whether the page that is being printed shows the form, before or after this point. */
	public function isOnThisPage( int $form ): bool;
}
