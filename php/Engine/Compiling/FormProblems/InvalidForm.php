<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\FormProblems;

/** A form's source that cannot become a form. */
final class InvalidForm extends \RuntimeException {

	/** @param non-empty-list<Problem> $found */
	public function __construct( private array $found ) {
		parent::__construct( implode( ' ', $this->problems() ) );
	}

	/** @return non-empty-list<string> Sentences for whoever edits the form, each says how to fix it. */
	public function problems(): array {
		return array_map( static fn( Problem $problem ) => $problem->sentence, $this->found );
	}

	/** @return non-empty-list<Problem> The same, each with its place in the form. */
	public function found(): array {
		return $this->found;
	}
}
