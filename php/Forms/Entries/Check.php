<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Form;
use Atoll\Engine\Settled;

/** What only the server can judge, such as a captcha's token. Asked when the form itself has nothing to say. */
interface Check {

	/** @return array<int, string> Field id => how to mend it; empty when all is well. It changes nothing. */
	public function messages( Form $form, Settled $settled, Submission $submission ): array;
}
