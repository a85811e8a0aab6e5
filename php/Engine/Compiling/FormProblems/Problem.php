<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\FormProblems;

/** Something in a form source that must be fixed, and where. */
final class Problem {

	/**
	 * @param int|null $field    The field's id; null for a problem of the form as a whole.
	 * @param string   $setting  The setting's name; empty if the problem has no particular setting.
	 * @param string   $sentence Sentence for the form's editor: what is wrong and how to fix it.
	 */
	public function __construct(
		public readonly ?int $field,
		public readonly string $setting,
		public readonly string $sentence,
	) {}
}
