<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

/** The action was refused: the page is shown again with what was typed, and says what to correct. */
final class ValidationResponse {

	/**
	 * @param array<string, string> $messages By input name.
	 * @param string                $alert    What belongs to no single input.
	 */
	public function __construct(
		public readonly array $messages,
		public readonly string $alert = '',
		public readonly int $status = 422,
	) {}
}
