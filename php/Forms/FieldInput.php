<?php

declare( strict_types=1 );

namespace Atoll\Forms;

/** One input of a field. */
final class FieldInput {

	/**
	 * @param string $id    Its key in an entry: `3` or `5.1`.
	 * @param string $name  `input_3` or `input_5_1`.
	 * @param string $value What it sends when chosen; empty for an input that is typed in.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly string $value = '',
		public readonly string $label = '',
	) {}
}
