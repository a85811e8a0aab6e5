<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

/** The result of importing a form, or of previewing that, in words for the person who imports it. */
final class FormReport {

	/**
	 * @param int          $came        Its number in the file; 0 when the file does not say.
	 * @param int          $number      Its number on this site; 0 before it is imported.
	 * @param string       $renumbered  Why its number changes or has changed; empty when it does not.
	 * @param int          $shown       How many of its fields visitors will see.
	 * @param int          $fields      How many fields it has.
	 * @param list<string> $brought     What was imported: "12 fields", "3 pages".
	 * @param list<string> $kept        What is kept with the form and exported again, but not shown to visitors.
	 * @param list<string> $differences What works differently from Gravity Forms.
	 * @param list<string> $problems    Why it cannot be published yet; it is then imported as a draft.
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
