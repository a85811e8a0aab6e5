<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

/** What an import made of a form, or would make of it, in words for whoever imports it. */
final class FormReport {

	/**
	 * @param int          $came        Its number in the file; 0 when that says none.
	 * @param int          $number      Its number here; 0 before it is imported.
	 * @param string       $renumbered  Why it has, or will have, another number; empty when it has not.
	 * @param int          $shown       How many of its fields visitors will see.
	 * @param int          $fields      How many fields it has.
	 * @param list<string> $brought     What came in: "12 fields", "3 pages".
	 * @param list<string> $kept        What is kept with the form and exported again, but not shown to visitors.
	 * @param list<string> $differences What behaves otherwise than in Gravity Forms.
	 * @param list<string> $problems    Why visitors cannot have it yet; it is imported as a draft then.
	 * @param string       $failure     Why it could not be imported at all.
	 */
	public function __construct(
		public readonly string $title,
		public readonly int $came,
		public readonly int $number,
		public readonly string $renumbered,
		public readonly int $shown,
		public readonly int $fields,
		public readonly array $brought,
		public readonly array $kept,
		public readonly array $differences,
		public readonly array $problems,
		public readonly string $failure = '',
	) {}

	public function withNumber( int $number, string $renumbered ): self {
		return new self(
			$this->title,
			$this->came,
			$number,
			$renumbered,
			$this->shown,
			$this->fields,
			$this->brought,
			$this->kept,
			$this->differences,
			$this->problems
		);
	}

	public function withFailure( string $failure ): self {
		return new self(
			$this->title,
			$this->came,
			0,
			'',
			$this->shown,
			$this->fields,
			$this->brought,
			$this->kept,
			$this->differences,
			$this->problems,
			$failure
		);
	}
}
