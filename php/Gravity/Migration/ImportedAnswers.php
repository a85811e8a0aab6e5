<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

/** Answers of an entry from Gravity Forms, in the form in which Atoll stores them. */
final class ImportedAnswers {

	/**
	 * @param array<array-key, string> $answers By input id.
	 * @param list<string>             $uploads Public ids of the files among the answers.
	 * @param array<string, string>    $others  Add-ons' data about the entry, by name.
	 */
	public function __construct(
		public readonly array $answers,
		public readonly array $uploads,
		public readonly array $others,
	) {}
}
