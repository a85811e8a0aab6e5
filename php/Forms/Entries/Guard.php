<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Form;
use Atoll\Engine\Settled;

/** Keeps machines from filling the entries. */
interface Guard {

	/**
	 * Before answers are read.
	 *
	 * @throws \Atoll\Platform\Errors\TooMany When this address has sent the form too often lately.
	 */
	public function admit( Form $form, Submission $submission ): void;

	/** Whether valid answers are spam. They are stored either way. */
	public function judge( Form $form, Settled $settled, Submission $submission ): SpamVerdict;
}
