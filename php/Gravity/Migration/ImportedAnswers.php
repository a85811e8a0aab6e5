<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

/** What was answered in an entry of Gravity Forms, as entries keep it here. */
final class ImportedAnswers {

	/**
	 * @param array<array-key, string> $answers By input id.
	 * @param list<string>             $uploads Public ids of the files among them.
	 * @param array<string, string>    $others  What add-ons kept with the entry, by name.
	 */
	public function __construct(
		public readonly array $answers,
		public readonly array $uploads,
		public readonly array $others,
	) {}
}
