<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling;

use Atoll\Engine\Compiling\FormProblems\Problem;

/** Result of compiling a form source, with any problems. */
final class CompileResult {

	/**
	 * @param array<string, mixed> $definition As defined in contract/schema/definition.schema.json; incomplete if there
	 * are problems.
	 * @param list<Problem> $problems Empty for a form that works.
	 * @param list<Problem> $warnings About what works, but probably not as intended.
	 */
	public function __construct(
		public readonly array $definition,
		public readonly array $problems,
		public readonly array $warnings,
	) {}
}
