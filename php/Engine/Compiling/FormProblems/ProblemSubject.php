<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\FormProblems;

/** What a problem is about: how its sentence names that, and where an editor fixes it. */
final class ProblemSubject {

	/**
	 * @param string   $name    As sentences name it: "Field 3 “Amount”".
	 * @param int|null $field   The field's id; null for anything else.
	 * @param string   $setting Of the field or of the form; empty for none in particular.
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
