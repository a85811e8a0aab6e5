<?php

declare( strict_types=1 );

namespace Atoll\Forms;

/** A form's source that cannot become a form. */
final class InvalidForm extends \RuntimeException {

	/** @param non-empty-list<string> $problems Sentences for whoever edits the form, each naming its mend. */
	public function __construct( private array $problems ) {
		parent::__construct( implode( ' ', $problems ) );
	}

	/** @return non-empty-list<string> */
	public function problems(): array {
		return $this->problems;
	}
}
