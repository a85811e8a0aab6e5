<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\FormProblems;

/** A form's source that cannot become a form. */
final class InvalidForm extends \RuntimeException {

	/** @param non-empty-list<Problem> $problems */
	public function __construct( private array $problems ) {
		parent::__construct( implode( ' ', $this->problems() ) );
	}

	/** @return non-empty-list<string> Sentences for whoever edits the form, each says how to fix it. */
	public function problems(): array {
		return array_map( static fn( Problem $problem ) => $problem->sentence, $this->problems );
	}
}
