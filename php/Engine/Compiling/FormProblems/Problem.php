<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\FormProblems;

/** Something in a form's source that has to be fixed, and where. */
final class Problem {

	/**
	 * @param int|null $field    The id of the field; null for what belongs to the form as a whole.
	 * @param string   $setting  The name of the setting; empty when it is none in particular.
	 * @param string   $sentence For whoever edits the form: says what is wrong and how to fix it.
	 */
	public function __construct(
		public readonly ?int $field,
		public readonly string $setting,
		public readonly string $sentence,
	) {}
}
