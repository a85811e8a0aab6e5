<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Entry;

/** Something that is written together with an entry or not at all, such as mail waiting to be sent. */
interface Participant {

	/** @throws \Throwable When its write failed; the entry is then taken back too. */
	public function join( Entry $entry, Form $form, Submission $submission ): void;
}
