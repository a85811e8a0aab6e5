<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\FormProblems;

/** Subject of a problem: its name in sentences, and where an editor can fix it. */
final class ProblemSubject {

	/**
	 * @param string   $name    Name in sentences: "Field 3 “Amount”".
	 * @param int|null $field   The field's id; null if the subject is not a field.
	 * @param string   $setting Setting of the field or the form; empty for none in particular.
	 */
	public function __construct(
		public readonly string $name,
		public readonly ?int $field = null,
		public readonly string $setting = '',
	) {}

	public function at( string $setting ): self {
		return new self( $this->name, $this->field, $setting );
	}
}
