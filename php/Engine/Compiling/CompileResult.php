<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling;

use Atoll\Engine\Compiling\FormProblems\Problem;

/** The result of compiling a source that may have problems. */
final class CompileResult {

	/**
	 * @param array<string, mixed> $definition As contract/schema/definition.schema.json has it, as far as that could be
	 * made.
	 * @param list<Problem> $problems Empty for a form that works.
	 * @param list<Problem> $warnings Of what works, but probably not as intended.
	 */
	public function __construct(
		public readonly array $definition,
		public readonly array $problems,
		public readonly array $warnings,
	) {}
}
