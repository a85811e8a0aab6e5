<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\FormProblems;

/** Thrown for a form source that cannot be compiled. */
final class InvalidForm extends \RuntimeException {

	/** @param non-empty-list<Problem> $problems */
	public function __construct( private array $problems ) {
		parent::__construct( implode( ' ', $this->problems() ) );
	}

	/** @return non-empty-list<string> Sentences for the form's editor, each of which says how to fix a problem. */
	public function problems(): array {
		return array_map( static fn( Problem $problem ) => $problem->sentence, $this->problems );
	}
}
